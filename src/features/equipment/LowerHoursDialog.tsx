import { useTranslation } from 'react-i18next'
import { AlertDialog } from '@/ui/AlertDialog'
import { useMachineText } from './useMachineText'

export type LowerHours = { name: string; before: number; after: number }

type LowerHoursDialogProps = { asked: LowerHours; onAnswer: (agreed: boolean) => void }

/** A meter does not run backwards by itself: a typing error, or a new meter. */
export function LowerHoursDialog({ asked: { name, before, after }, onAnswer }: LowerHoursDialogProps) {
  const { t } = useTranslation('equipment')
  const words = useMachineText()
  return (
    <AlertDialog
      open
      title={t('lower.title')}
      text={t('lower.text', { name, before: words.hours(before), after: words.hours(after) })}
      confirmLabel={t('lower.confirm')}
      cancelLabel={t('lower.cancel')}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}
