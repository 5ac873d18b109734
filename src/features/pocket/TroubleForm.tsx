import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { CANCEL_REASONS, type CancelReason } from '@/domain/calledOff'
import { useKeptText } from '@/session/useKeptText'
import { Button } from '@/ui/Button'
import { HeldFields } from '@/ui/HeldFields'
import { Notice } from '@/ui/Notice'
import { RadioCards } from '@/ui/RadioCards'
import { TextArea } from '@/ui/TextArea'
import { useFirstFault } from '@/ui/useFirstFault'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { FormPresses } from './FormPresses'
import { FormTitle } from './FormTitle'
import { LeaveDialog } from '@/ui/LeaveDialog'
import type { PocketActs } from './usePocketActs'

type TroubleFormProps = {
  job: Activity
  acts: PocketActs
  onDone: (went: boolean) => void
  onBack: () => void
}

/** Why a job cannot be done, or not as planned: it is called off with its reason, or goes on with a note. */
export function TroubleForm({ job, acts, onDone, onBack }: TroubleFormProps) {
  const { t } = useTranslation(['mobile', 'work'])
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [note, setNote] = useKeptText(`trouble.${job.id}`, '')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const busy = acts.busyId === job.id
  const guard = useLeaveGuard(reason !== null || note !== '', busy)
  const [form, toFirstFault] = useFirstFault<HTMLDivElement>()
  const typed = note.trim()
  const line = (why: CancelReason) => {
    const words = t(`work:cancelReason.${why}`)
    return typed
      ? t('trouble.lineNote', { reason: words, note: typed })
      : t('trouble.line', { reason: words })
  }
  const callOff = async () => {
    setTried(true)
    setFailure(undefined)
    if (!reason) {
      toFirstFault()
      return
    }
    const went = await acts.callOff(job, reason, typed, setFailure)
    if (went) guard.letGo()
    onDone(went)
  }
  const keep = async () => {
    setTried(true)
    setFailure(undefined)
    if (!reason) toFirstFault()
    else if (await acts.note(job, line(reason), setFailure)) onBack()
  }
  return (
    <Form ref={form}>
      <FormTitle>{t('trouble.title')}</FormTitle>
      <HeldFields held={busy}>
        <RadioCards
          label={t('trouble.reason')}
          required
          options={CANCEL_REASONS.map((id) => ({ id, label: t(`work:cancelReason.${id}`) }))}
          value={reason}
          onChange={setReason}
          error={tried && !reason ? t('trouble.missing') : undefined}
        />
        <TextArea
          label={t('trouble.note')}
          maxLength={300}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </HeldFields>
      <Presses>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button danger busy={busy} onClick={() => void callOff()}>
          {t('trouble.callOff')}
        </Button>
        <Button layout="primary" busy={busy} onClick={() => void keep()}>
          {t('trouble.keep')}
        </Button>
        <Button onClick={() => guard.leaveBy(onBack)}>{t('trouble.back')}</Button>
      </Presses>
      <LeaveDialog {...guard} />
    </Form>
  )
}

const Form = styled.div`
  display: grid;
  gap: 16px;
`
const Presses = styled(FormPresses)`
  > :last-of-type {
    grid-column: 1 / -1;
  }
`
