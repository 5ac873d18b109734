import styled from '@emotion/styled'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Door } from '@/domain/access'
import { addresses } from '@/domain/addresses'
import type { SessionMessage } from '@/session/sessionSlice'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'
import { TextLink } from '@/ui/TextLink'
import { DemoAccounts } from './DemoAccounts'
import { useLogIn } from './useLogIn'

/** E-mail and password, as browsers and password managers know them. */
export function LogInForm({ area }: { area: Door }) {
  const { t } = useTranslation('auth')
  const { logIn, comeSoon, busy, failure } = useLogIn(area)
  const arrival = useArrivalMessage()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)
  const messageId = useId()
  const message = failure ? t(failure, { ns: 'common' }) : arrival
  const rejected = failure === 'errors.passwordAndEmailDoNotMatch'

  useEffect(() => {
    if (!rejected) return
    const field = fieldOf(form.current, 'password')
    field?.focus()
    field?.select()
  }, [rejected])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const found = missingIn(event.currentTarget)
    setMissing(found)
    const first = found.username ? 'username' : found.password ? 'password' : undefined
    if (first) fieldOf(event.currentTarget, first)?.focus()
    else void logIn(email, password)
  }
  const choose = (theirEmail: string, theirPassword: string) => {
    setEmail(theirEmail)
    setPassword(theirPassword)
    setMissing({})
    void logIn(theirEmail, theirPassword)
  }
  const wrong = { invalid: rejected, ...(rejected ? { describedBy: messageId } : {}) }

  return (
    <>
      <Form ref={form} method="post" noValidate onInput={comeSoon} onSubmit={submit}>
        {message !== undefined && (
          <Notice tone="error" id={messageId}>
            {message}
          </Notice>
        )}
        <TextField
          type="email"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={t('email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={missing.username && t(`missing.${missing.username}`)}
          {...wrong}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('password')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={missing.password && t(`missing.${missing.password}`)}
          {...wrong}
        />
        <Button type="submit" layout="primary" wide busy={busy}>
          {t('login.submit')}
        </Button>
        <div>
          <TextLink to={addresses.forgotPassword({ ...(email ? { email } : {}), door: area })}>
            {t('login.forgot')}
          </TextLink>
        </div>
      </Form>
      <DemoAccounts area={area} onChoose={choose} />
    </>
  )
}

type Missing = { username?: 'email' | 'wholeEmail'; password?: 'password' }

function missingIn(form: HTMLFormElement): Missing {
  const username = fieldOf(form, 'username')
  return {
    ...(username?.value === ''
      ? { username: 'email' }
      : username?.validity.typeMismatch
        ? { username: 'wholeEmail' }
        : {}),
    ...(fieldOf(form, 'password')?.value === '' ? { password: 'password' } : {}),
  }
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

/** Why the last session ended, for whoever finds themselves here. */
function useArrivalMessage(): string | undefined {
  const { t } = useTranslation('common')
  const { state } = useLocation() as { state: { message?: SessionMessage } | null }
  const message = state?.message
  if (!message) return undefined
  return 'key' in message ? t(message.key as 'errors.sessionEnded') : message.text
}

const Form = styled.form`
  display: grid;
  gap: inherit;
`
