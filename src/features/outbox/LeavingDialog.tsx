import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ACTIONS } from '@/outbox/actions'
import { useEntries, useWaiting } from '@/outbox/useOutbox'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { useIsOnline } from '@/ui/useIsOnline'

type LeavingDialogProps = { onLeave: () => void; onStay: () => void }

/** How long entries may take to go before it is said that they do not. */
const PATIENCE_MS = 12_000

/** Logging out with entries that are not sent: send them, keep them for this person, or give them up (quality L3). */
export function LeavingDialog({ onLeave, onStay }: LeavingDialogProps) {
  const { t } = useTranslation('outbox')
  const entries = useEntries()
  const { waiting, needsYou } = useWaiting()
  const isOnline = useIsOnline()
  const [isSending, setIsSending] = useState(false)
  const [isStuck, setIsStuck] = useState(false)

  // What was refused on the way is the person's to look at first.
  const isSent = isSending && waiting === 0 && needsYou === 0
  useEffect(() => {
    if (isSent) onLeave()
  }, [isSent, onLeave])
  useEffect(() => {
    if (!isSending) return undefined
    const timer = setTimeout(() => {
      setIsSending(false)
      setIsStuck(true)
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isSending])

  const send = () => {
    setIsStuck(false)
    setIsSending(true)
    ACTIONS.retry()
  }
  const drop = () => {
    // Others use this device: nothing of it stays.
    for (const { key, state } of entries) if (state !== 'sent') ACTIONS.discard(key, true)
    onLeave()
  }
  return (
    <Dialog open size="small" sticky onClose={onStay} title={t('leave.title', { count: waiting + needsYou })}>
      <Words>
        <p>{t('leave.text')}</p>
        {!isOnline && waiting > 0 && <p>{t('leave.offline')}</p>}
        {needsYou > 0 && <Notice tone="warning">{t('leave.needsYou', { count: needsYou })}</Notice>}
        {isStuck && <Notice tone="error">{t('leave.stuck')}</Notice>}
        <Choices>
          {isOnline && waiting > 0 && (
            <Button wide layout="primary" busy={isSending} onClick={send}>
              {t('leave.send')}
            </Button>
          )}
          <Button wide onClick={onLeave}>
            {t('leave.keep')}
          </Button>
          <Button wide danger onClick={drop}>
            {t('leave.discard')}
          </Button>
          <Button wide layout="plain" onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </Choices>
      </Words>
    </Dialog>
  )
}

const Words = styled.div`
  display: grid;
  gap: 12px;
`
const Choices = styled.div`
  display: grid;
  gap: 8px;
  margin-block-start: 8px;
`
