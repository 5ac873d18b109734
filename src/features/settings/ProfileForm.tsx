import styled from '@emotion/styled'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveUserMutation } from '@/api/identity'
import type { User } from '@/domain/user'
import { useFormat } from '@/i18n/format'
import { problemOf } from '@/lib/problem'
import { wordsByField } from '@/lib/wordsByField'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { TextField } from '@/ui/TextField'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'
import { useUnsaved } from '@/ui/useUnsaved'

/** Who one is to the others: name, e-mail, telephone. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { whole } = useFormat()
  const problemText = useProblemText()
  const [save, { isLoading, error }] = useSaveUserMutation()
  const [edited, setEdited] = useState<Profile>({})
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  /** The backend's words for no field of the form. */
  const [rest, setRest] = useState<string>()
  const known = profileOf(user)
  const profile = { ...known, ...edited }
  const changed = FIELDS.some((name) => profile[name].trim() !== known[name])
  useUnsaved(changed)

  const edit = (name: Field) => ({
    name,
    value: profile[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => setEdited({ ...edited, [name]: event.target.value }),
  })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLoading || !changed) return
    const form = event.currentTarget
    const missing: typeof faults = {
      ...(profile.fullName.trim() === '' ? { fullName: t('profile.nameMissing') } : {}),
      ...(isAddress(form) ? {} : { email: t('profile.emailWrong') }),
    }
    const answer =
      Object.keys(missing).length > 0 ? undefined : await save({ id: user.id, ...trimmed(profile) })
    const { placed: found, rest: others } = answer
      ? wordsByField(problemOf(answer.error), FIELDS, whole)
      : { placed: missing, rest: undefined }
    setFaults(found)
    setRest(others)
    const first = FIELDS.find((name) => found[name])
    if (first) form.querySelector<HTMLInputElement>(`[name='${first}']`)?.focus()
    if (!answer || answer.error) return
    showToast({ tone: 'done', text: t('profile.saved') })
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField label={t('profile.name')} autoComplete="name" required {...edit('fullName')} />
      <TextField label={t('profile.email')} type="email" autoComplete="email" required {...edit('email')} />
      <TextField label={t('profile.phone')} type="tel" autoComplete="tel" {...edit('phone')} />
      {error !== undefined && (rest !== undefined || Object.keys(faults).length === 0) && (
        <Notice tone="error">{rest ?? problemText(error)}</Notice>
      )}
      <div>
        <Button type="submit" layout="primary" busy={isLoading} aria-disabled={!changed}>
          {t('profile.save')}
        </Button>
      </div>
    </Form>
  )
}

const FIELDS = ['fullName', 'email', 'phone'] as const
type Field = (typeof FIELDS)[number]
type Profile = Partial<Record<Field, string>>

const profileOf = ({ fullName, email, phone }: User): Record<Field, string> => ({
  fullName,
  email: email ?? '',
  phone: phone ?? '',
})

const trimmed = ({ fullName, email, phone }: Record<Field, string>) => ({
  fullName: fullName.trim(),
  email: email.trim(),
  phone: phone.trim(),
})

function isAddress(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('email')
  return field instanceof HTMLInputElement && field.value !== '' && field.validity.valid
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`
