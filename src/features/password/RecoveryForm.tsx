import styled from '@emotion/styled'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useRecoverPasswordMutation } from '@/api/identity'
import { loginOf } from '@/domain/access'
import { addresses } from '@/domain/addresses'
import { rememberDoor } from '@/session/lastDoor'
import { loggedOut } from '@/session/sessionSlice'
import { useDoor } from '@/session/useDoor'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { TextField } from '@/ui/TextField'
import { TextLink } from '@/ui/TextLink'
import { useProblemText } from '@/ui/useProblemText'
import { useAfterWait } from './useAfterWait'

/** Asks for the mail with a link; what the server says stands for three seconds, then the mailbox page comes (spec §4). */
export function RecoveryForm({ email: known }: { email: string }) {
  const { t } = useTranslation('auth')
  const door = useDoor()
  const problemText = useProblemText()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [recover, { isLoading, isSuccess, data, error }] = useRecoverPasswordMutation()
  const [email, setEmail] = useState(known)
  const [wrong, setWrong] = useState<'email' | 'wholeEmail'>()
  const sent = useRef(false)

  useAfterWait(isSuccess, () => {
    dispatch(loggedOut())
    void navigate(addresses.emailPassword({ email: email.trim(), door }))
  })

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sent.current) return
    const field = event.currentTarget.elements.namedItem('email')
    const found = field instanceof HTMLInputElement ? faultOf(field) : undefined
    setWrong(found)
    if (found) return (field as HTMLInputElement).focus()
    sent.current = true
    const answer = await recover({ email })
    sent.current = answer.error === undefined
    // The mail's link knows nothing of doors.
    if (sent.current) rememberDoor(door)
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('recovery.text')}</p>
      {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
      {isSuccess && <Notice tone="ok">{data.message ?? t('recovery.sent')}</Notice>}
      <TextField
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        readOnly={isSuccess}
        error={wrong && t(`missing.${wrong}`)}
      />
      <Button type="submit" layout="primary" wide busy={isLoading} disabled={isSuccess}>
        {t('recovery.submit')}
      </Button>
      <div>
        <TextLink to={loginOf(door)}>{t('backToLogIn')}</TextLink>
      </div>
    </Form>
  )
}

const faultOf = ({ value, validity }: HTMLInputElement) =>
  value.trim() === '' ? ('email' as const) : validity.typeMismatch ? ('wholeEmail' as const) : undefined

const Form = styled.form`
  display: grid;
  gap: inherit;
`
