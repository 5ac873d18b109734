import { useTranslation } from 'react-i18next'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'

type DeleteSeriesProps = {
  open: boolean
  busy: boolean
  onClose: () => void
  onOne: () => void
  onLater: () => void
}

/** A deleted series does not come back, so this one is asked for (product.md, Shared details). */
export function DeleteSeries({ open, busy, onClose, onOne, onLater }: DeleteSeriesProps) {
  const { t } = useTranslation('work')
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={t('sheet.series.title')}
      text={t('sheet.series.text')}
      danger
      busy={busy}
      confirmLabel={t('sheet.series.later')}
      onConfirm={onLater}
    >
      <Button wide onClick={onOne}>
        {t('sheet.series.one')}
      </Button>
    </AlertDialog>
  )
}
