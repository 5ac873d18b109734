import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { AlertDialog } from '@/ui/AlertDialog'
import { JobRows } from './JobRows'

type RemoveDialogProps = {
  name: string
  /** Open work that needs the machine; undefined when that could not be found out. */
  jobs: readonly Activity[] | undefined
  now: Date
  onClose: () => void
  onConfirm: () => void
}

/** So many jobs are named. */
const MOST = 5

/** A machine that the plan needs is not deleted without a word. */
export function RemoveDialog({ name, jobs, now, onClose, onConfirm }: RemoveDialogProps) {
  const { t } = useTranslation('equipment')
  const rest = (jobs?.length ?? 0) - MOST
  return (
    <AlertDialog
      open
      danger
      title={t('remove.title', { name })}
      text={jobs ? t('remove.planned', { count: jobs.length }) : t('remove.unknown')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {jobs && (
        <Jobs>
          <JobRows plain jobs={jobs.slice(0, MOST)} now={now} />
          {rest > 0 && <p>{t('broken.more', { count: rest })}</p>}
        </Jobs>
      )}
    </AlertDialog>
  )
}

const Jobs = styled.div`
  max-block-size: 40vh;
  overflow: auto;
`
