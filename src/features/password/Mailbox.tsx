import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Emphasis } from '@/ui/Emphasis'
import { useRecoverPasswordMutation } from '@/api/identity'
import { loginOf } from '@/domain/access'
import { useDoor } from '@/session/useDoor'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { TextLink } from '@/ui/TextLink'
import { useNow } from '@/ui/useNow'
import { useProblemText } from '@/ui/useProblemText'

/** How long a mail may take before it can be asked for again, s (product.md). */
const RESEND_AFTER = 60

/** What was sent to whom, and how to have it sent again. */
export function Mailbox({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const door = useDoor()
  const problemText = useProblemText()
  const now = useNow(1000)
  const [sentAt, setSentAt] = useState(() => Date.now())
  const [recover, { isLoading, isSuccess, data, error }] = useRecoverPasswordMutation()
  const left = Math.min(RESEND_AFTER, Math.ceil(RESEND_AFTER - (now.getTime() - sentAt) / 1000))

  const resend = async () => {
    const answer = await recover({ email })
    if (!answer.error) setSentAt(Date.now())
  }

  return (
    <Steps>
      <p>
        <Emphasis text={t('mailbox.text', { email })} mark={<b dir="ltr" translate="no" />} />
      </p>
      <p>{t('mailbox.spam')}</p>
      {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
      {isSuccess && <Notice tone="ok">{data.message ?? t('mailbox.again')}</Notice>}
      <Button
        wide
        busy={isLoading}
        aria-disabled={left > 0}
        onClick={left > 0 ? undefined : () => void resend()}
      >
        {left > 0 ? t('mailbox.resendIn', { count: left }) : t('mailbox.resend')}
      </Button>
      <div>
        <TextLink to={loginOf(door)}>{t('backToLogIn')}</TextLink>
      </div>
    </Steps>
  )
}

const Steps = styled.div`
  display: grid;
  gap: inherit;

  b {
    overflow-wrap: anywhere;
  }
`
