import { useTranslation } from 'react-i18next'
import { AlertDialog } from './AlertDialog'

/** What `useLeaveGuard` says of a form. */
type LeaveDialogProps = { isAsking: boolean; stay: () => void; leave: () => void }

/** Asks before what was typed in a form is lost. */
export function LeaveDialog({ isAsking, stay, leave }: LeaveDialogProps) {
  const { t } = useTranslation('common')
  return (
    <AlertDialog
      open={isAsking}
      onClose={stay}
      title={t('ui.leave.title')}
      text={t('ui.leave.text')}
      cancelLabel={t('ui.leave.stay')}
      confirmLabel={t('ui.leave.discard')}
      danger
      onConfirm={leave}
    />
  )
}
