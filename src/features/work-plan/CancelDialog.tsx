import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { CANCEL_REASONS, type CancelReason } from '@/domain/calledOff'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { RadioCards } from '@/ui/RadioCards'
import { TextField } from '@/ui/TextField'
import { usePlan } from './plan'
import { useCancelled } from './useCancelled'

/** Why it is not done; the reason is kept as the first line of the notes. */
export function CancelDialog({ jobs, onClose }: { jobs: readonly Activity[]; onClose: () => void }) {
  const { t } = useTranslation(['workPlan', 'common'])
  const { facts, acts } = usePlan()
  const cancelled = useCancelled()
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [only] = jobs
  const cancel = async () => {
    if (reason === null) {
      setMissing(true)
      return
    }
    setBusy(true)
    const isDone = await acts.perform(
      { change: jobs.map((job) => ({ before: job, after: cancelled(job, reason, note) })) },
      t('said.cancelled', { count: jobs.length }),
    )
    setBusy(false)
    // What was refused can be tried again as it was typed.
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={
        jobs.length === 1 && only
          ? t('cancel.title', { work: facts.work(only) })
          : t('cancel.titleMany', { count: jobs.length })
      }
      footer={
        <>
          <Button layout="primary" danger busy={isBusy} onClick={() => void cancel()}>
            {t('cancel.save', { count: jobs.length })}
          </Button>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
        </>
      }
    >
      <Stack>
        <RadioCards
          label={t('cancel.why')}
          required
          error={missing && reason === null ? t('cancel.missing') : undefined}
          value={reason}
          onChange={setReason}
          options={CANCEL_REASONS.map((id) => ({ id, label: t(`cancel.reason.${id}`) }))}
        />
        <TextField
          label={t('cancel.note')}
          value={note}
          maxLength={200}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
`
