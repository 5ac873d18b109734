import { useTranslation } from 'react-i18next'
import { AlertDialog } from '@/ui/AlertDialog'

type RemoveDialogProps = { name: string; planned: number; onClose: () => void; onConfirm: () => void }

/** A mix that the plan needs is not deleted without a word. */
export function RemoveDialog({ name, planned, onClose, onConfirm }: RemoveDialogProps) {
  const { t } = useTranslation('cocktails')
  return (
    <AlertDialog
      open
      danger
      title={t('remove.title', { name })}
      text={t('remove.text', { count: planned })}
      confirmLabel={t('act.delete')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
