import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { DraftFrame } from './DraftFrame'
import { usePlan } from './plan'
import type { Lift } from './useLift'
import type { Due } from './useRhythm'
import { useRhythmText } from './useRhythmText'

/** Work that is due by the club's own rhythm, as it was done the last time. */
export function DraftCard({ overdue, lift }: { overdue: Due; lift: Lift }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const rhythmText = useRhythmText()
  const { facts, acts, today } = usePlan()
  const { draft } = overdue
  const work = facts.work(draft)
  return (
    <DraftFrame
      item={{ kind: 'draft', id: overdue.id, draft }}
      lift={lift}
      time={format.time(draft.startDate)}
      meta={`${rhythmText(overdue)} · ${t(`usual.${overdue.basis}`, { count: overdue.intervals, month: format.day(today, 'month') })}`}
      actionLabel={t('todo.planWork', { work })}
      onPlan={() => void acts.perform({ add: [draft] }, t('said.planned', { work }))}
    />
  )
}
