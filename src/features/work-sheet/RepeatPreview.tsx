import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { MOST_OCCURRENCES } from '@/domain/recurrence'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { daysAhead } from './repeatDraft'
import type { SeriesAhead } from './usePlanAround'
import type { WorkDraft } from './workDraft'

type RepeatPreviewProps = {
  draft: WorkDraft
  nonWorking: ReadonlySet<Day>
  ahead: SeriesAhead
}

const SHOWN = 8

/** The days on which the work will be done, before anything is saved. */
export function RepeatPreview({ draft, nonWorking, ahead: { clashes, until } }: RepeatPreviewProps) {
  const { t } = useTranslation('work')
  const format = useFormat()
  const days = daysAhead(draft, nonWorking, format.timeZone)
  const done = days.filter(({ on }) => on !== null)
  const more = days.slice(SHOWN).flatMap(({ on }) => on ?? [])
  const text = (day: Day) => format.day(day, 'weekday')
  const clashText = (on: readonly Day[]) => {
    const count = on.reduce((sum, one) => sum + (clashes.get(one) ?? 0), 0)
    return count === 0 ? '' : ` · ${t('sheet.repeatClashes', { count })}`
  }
  return (
    <Box role="status">
      <p>
        {days.length === 0
          ? t('sheet.repeatNothing')
          : done.length >= MOST_OCCURRENCES
            ? t('sheet.repeatMost', { count: done.length })
            : t('sheet.repeatTotal', { count: done.length })}
      </p>
      <ol>
        {days.slice(0, SHOWN).map(({ day, on, isNonWorking }) => (
          <li
            key={day}
            data-off={isNonWorking || (on !== null && clashes.has(on)) || undefined}
            data-gone={on === null || undefined}
          >
            {on === null
              ? t('sheet.repeatSkipped', { day: text(day) })
              : on !== day
                ? t('sheet.repeatMoved', { day: text(day), on: text(on) })
                : isNonWorking
                  ? t('sheet.repeatOff', { day: text(day) })
                  : text(day)}
            {clashText(on === null ? [] : [on])}
          </li>
        ))}
        {more.length > 0 && (
          <li data-off={more.some((on) => clashes.has(on)) || undefined}>
            {t('sheet.repeatMore', { count: more.length })}
            {clashText(more)}
          </li>
        )}
      </ol>
      {until !== undefined && done.some(({ on }) => on !== null && on > until) && (
        <small>{t('sheet.repeatChecked', { day: text(until) })}</small>
      )}
    </Box>
  )
}

const Box = styled.div`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > p {
    font-weight: 600;
    color: ${token('ink')};
  }
  > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
  [data-off] {
    color: ${token('amber-deep')};
  }
`
