import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { calledOff, CANCEL_REASONS, type CancelReason } from '@/domain/calledOff'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { RadioCards } from '@/ui/RadioCards'
import { TextField } from '@/ui/TextField'
import { useCloseWhenDone } from '@/ui/useCloseWhenDone'
import { usePlan } from './plan'

/** Why it is not done. */
export function CancelDialog({ jobs, onClose }: { jobs: readonly Activity[]; onClose: () => void }) {
  const { t } = useTranslation(['workPlan', 'common', 'work'])
  const { facts, acts } = usePlan()
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const { isBusy, write } = useCloseWhenDone(onClose)
  const [only] = jobs
  const cancel = () => {
    if (reason === null) {
      setMissing(true)
      return
    }
    write(() =>
      acts.perform(
        { change: jobs.map((job) => ({ before: job, after: calledOff(job, reason, note) })) },
        (count) => t('said.cancelled', { count }),
      ),
    )
  }
  return (
    <Dialog
      open
      sticky={!isBusy}
      onClose={onClose}
      title={
        jobs.length === 1 && only
          ? t('cancel.title', { work: facts.work(only) })
          : t('cancel.titleMany', { count: jobs.length })
      }
      footer={
        <>
          <Button layout="primary" danger busy={isBusy} onClick={cancel}>
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
          options={CANCEL_REASONS.map((id) => ({ id, label: t(`work:cancelReason.${id}`) }))}
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
