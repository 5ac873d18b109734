import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { sentAt } from '@/api/sentAt'
import { useGetGrowingDegreeDaysQuery } from '@/api/turf'
import { addresses } from '@/domain/addresses'
import { addDays } from '@/domain/groundTime'
import type { Pitch, Section as PitchSection } from '@/domain/pitch'
import type { GrowingDegreeDay } from '@/domain/turfSeries'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { knownSum, wholeSum } from '@/lib/knownSum'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'

/** The warmth since 1 January in a line; more stands on the growth page. */
export function DegreeDays({ pitch, section, today }: { pitch: Pitch; section: PitchSection; today: Day }) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const query = useGetGrowingDegreeDaysQuery({
    sectionId: section.id,
    from: `${today.slice(0, 4)}-01-01`,
    to: today,
  })
  return (
    <Section
      inset
      heading={t('degreeDays.heading')}
      action={<TextLink to={addresses.growth(pitch.id)}>{t('degreeDays.link')}</TextLink>}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="text" count={1} />}
        empty={{ when: (days) => sumOf(days, today) === undefined, title: t('degreeDays.empty') }}
      >
        {(days) => {
          const base = days.findLast((day) => day.base !== undefined)?.base
          return (
            <Line>
              <span>
                {t('degreeDays.said', {
                  sum: format.quantity(sumOf(days, today), 'degreeDays'),
                  week: format.quantity(
                    wholeSum(
                      days
                        .filter(({ date }) => date > addDays(today, -7) && date <= today)
                        .map(({ gdd }) => gdd),
                    ),
                    'degreeDays',
                  ),
                })}{' '}
                {base !== undefined && t('degreeDays.base', { base: format.quantity(base, 'temperature') })}
              </span>
              <Provenance
                title={t('degreeDays.what.title')}
                text={t('degreeDays.what.text')}
                formula={t('degreeDays.what.formula')}
                inputs={[t('disease.driver.temperature')]}
                origin="backend"
                at={sentAt(query)}
              />
            </Line>
          )
        }}
      </QueryState>
    </Section>
  )
}

/** The running sum as sent, else the sum of the days; °C d. */
function sumOf(days: readonly GrowingDegreeDay[], today: Day): number | undefined {
  const past = days.filter(({ date }) => date <= today)
  const sent = past.findLast(({ cumulative }) => cumulative !== undefined)?.cumulative
  return sent ?? knownSum(past.map(({ gdd }) => gdd))
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  padding-block-end: 12px;
  font-variant-numeric: tabular-nums;

  > span {
    min-inline-size: 0;
    color: ${token('ink')};
  }
`
