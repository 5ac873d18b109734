import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { usePlan } from './plan'
import { PreviewDialog } from './PreviewDialog'
import { useRhythmText } from './useRhythmText'

/** Everything that the club's own rhythm asks for, planned for this day as it was done the last time. */
export function FromRhythm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const rhythmText = useRhythmText()
  const { day, acts, facts, due, noRhythm } = usePlan()
  return (
    <PreviewDialog
      title={t('rhythm.title')}
      text={t('rhythm.text', { day: format.day(day, 'long') })}
      rows={due.map((one) => ({
        id: one.id,
        label: t('preview.job', { time: format.time(one.draft.startDate), work: facts.work(one.draft) }),
        hint: rhythmText(one),
      }))}
      empty={t(noRhythm ? `todo.${noRhythm}` : 'rhythm.empty')}
      confirmLabel={(count) => t('preview.plan', { count })}
      onConfirm={(ids) => {
        const add = due.filter(({ id }) => ids.has(id)).map(({ draft }) => draft)
        return acts.perform({ add }, (count) => t('said.plannedMany', { count }))
      }}
      onClose={onClose}
    />
  )
}
