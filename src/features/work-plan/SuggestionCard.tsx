import { useTranslation } from 'react-i18next'
import { withWorkSheet } from '@/domain/addresses'
import { asNewWork } from '@/domain/suggestedActivity'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { useSearchChange } from '@/ui/useSearchChange'
import { DraftFrame } from './DraftFrame'
import { usePlan } from './plan'
import type { Lift } from './useLift'
import type { DaySuggestion } from './useSuggestions'

/** Work that is advised for this day; planning it opens the work sheet, filled in as far as it can be. */
export function SuggestionCard({ suggestion, lift }: { suggestion: DaySuggestion; lift: Lift }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const changeSearch = useSearchChange()
  const { facts, timeZone } = usePlan()
  const { draft, reason } = suggestion
  const work = facts.work(draft)
  return (
    <DraftFrame
      item={{ kind: 'draft', id: suggestion.id, draft }}
      lift={lift}
      time={format.time(draft.startDate)}
      mark={<Glyph name="bulb" size={16} label={t('status.suggested')} />}
      meta={reason && t(`reason.${reason}`, { defaultValue: '' })}
      actionLabel={t('todo.planWork', { work })}
      onPlan={() =>
        changeSearch(
          (present) =>
            withWorkSheet(
              present,
              asNewWork({ ...draft, name: draft.activityName, pitchId: draft.pitchIds[0] }, timeZone),
            ),
          { preventScrollReset: true },
        )
      }
    />
  )
}
