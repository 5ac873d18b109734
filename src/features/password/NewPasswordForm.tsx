import styled from '@emotion/styled'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useResetPasswordMutation } from '@/api/identity'
import { loginOf } from '@/domain/access'
import { useDoor } from '@/session/useDoor'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Notice } from '@/ui/Notice'
import { PasswordField } from '@/ui/PasswordField'
import { useProblemText } from '@/ui/useProblemText'
import type { ResetLink } from './resetLink'
import { StrengthMeter } from './StrengthMeter'
import { useAfterWait } from './useAfterWait'

type NewPasswordFormProps = {
  link: ResetLink
  submitLabel: string
  /** Shown to be accepted before anything is sent: the terms of an invitation. */
  terms?: ReactNode
}

/** A new password, twice, so that a slip of the finger locks nobody out. */
export function NewPasswordForm({ link, submitLabel, terms }: NewPasswordFormProps) {
  const { t } = useTranslation('auth')
  const door = useDoor()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const [reset, { isLoading, isSuccess, data, error }] = useResetPasswordMutation()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const sent = useRef(false)
  const strengthId = useId()

  useAfterWait(isSuccess, () => void navigate(loginOf(door), { replace: true }))

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sent.current) return
    const form = event.currentTarget
    const accepted = !terms || isChecked(form, 'terms')
    const found = faultsOf(password, repeated, accepted)
    setFaults(found)
    const first = (['newPassword', 'repeated', 'terms'] as const).find((name) => found[name])
    if (first) return focus(form, first)
    sent.current = true
    const answer = await reset({ ...link, newPassword: password })
    sent.current = answer.error === undefined
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
      {isSuccess && <Notice tone="ok">{data.message ?? t('reset.done')}</Notice>}
      <Password>
        <PasswordField
          name="newPassword"
          autoComplete="new-password"
          label={t('reset.newPassword')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          readOnly={isSuccess}
          describedBy={strengthId}
          error={faults.newPassword && t(`missing.${faults.newPassword}`, { count: SHORTEST })}
        />
        <StrengthMeter password={password} id={strengthId} />
      </Password>
      <PasswordField
        name="repeated"
        autoComplete="new-password"
        label={t('reset.repeated')}
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
        readOnly={isSuccess}
        error={faults.repeated && t(`missing.${faults.repeated}`)}
      />
      {terms && (
        <div>
          {terms}
          <Checkbox
            name="terms"
            label={t('register.accept')}
            error={faults.terms && t(`missing.${faults.terms}`)}
          />
        </div>
      )}
      <Button type="submit" layout="primary" wide busy={isLoading} disabled={isSuccess}>
        {submitLabel}
      </Button>
    </Form>
  )
}

/** What a password needs at the least; further rules are the backend's, and its words are shown. */
const SHORTEST = 8

type Faults = { newPassword?: 'password' | 'tooShort'; repeated?: 'different'; terms?: 'terms' }

function faultsOf(password: string, repeated: string, accepted: boolean): Faults {
  return {
    ...(password === ''
      ? { newPassword: 'password' }
      : password.length < SHORTEST
        ? { newPassword: 'tooShort' }
        : {}),
    ...(password === repeated ? {} : { repeated: 'different' }),
    ...(accepted ? {} : { terms: 'terms' }),
  }
}

function isChecked(form: HTMLFormElement, name: string): boolean {
  const box = form.elements.namedItem(name)
  return box instanceof HTMLInputElement && box.checked
}

function focus(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

const Form = styled.form`
  display: grid;
  gap: inherit;
`
const Password = styled.div`
  display: grid;
  gap: 8px;
`
