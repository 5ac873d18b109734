import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { demandByDay, seasonReach } from '@/domain/agronomy/nitrogenBudget'
import type { Company } from '@/domain/company'
import { monthOf } from '@/domain/months'
import type { Pitch, Section as PitchSection } from '@/domain/pitch'
import { isReadOnly } from '@/domain/switches'
import { phone } from '@/ui/media'
import { EmptyState } from '@/ui/EmptyState'
import { NitrogenUnitChoice } from '@/ui/NitrogenUnitChoice'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useNitrogenUnit } from '@/ui/useNitrogenUnit'
import { Actions } from './Actions'
import { BudgetForecast } from './BudgetForecast'
import { FeedHistory } from './FeedHistory'
import { MonthBars } from './MonthBars'
import { monthRows, seasonTotals } from './months'
import { NutrientTable } from './NutrientTable'
import { SeasonBar } from './SeasonBar'
import { Stock } from './Stock'
import { useFertilisation } from './useFertilisation'
import { WarningList } from './WarningList'

type FertilisationProps = {
  pitch: Pitch
  pitches: readonly Pitch[]
  sections: readonly PitchSection[]
  season: number
  company: Company
  /** Where the press of the page stands; none on a phone, where it stands with the others. */
  head: HTMLElement | null
}

/** What the turf of a pitch was fed in a season, what is planned, and what it will ask for. */
export function Fertilisation({ pitch, pitches, sections, season, company, head }: FertilisationProps) {
  const { t } = useTranslation('fertilisation')
  const [text, setUnit] = useNitrogenUnit()
  const { today, history, needs, ground: groundOf } = useFertilisation({ pitch, sections, season, company })
  const readOnly = isReadOnly(company)
  const reach = seasonReach(season)
  return (
    <QueryState
      inset
      query={history}
      skeleton={<Skeleton kind="block" height="480px" />}
      empty={{ when: () => false, title: '' }}
    >
      {(fed) => {
        const ground = groundOf(fed)
        const { applied, planned } = ground
        return (
          <Parts>
            <Tools>
              <NitrogenUnitChoice label={t('unit')} value={text.unit} onChange={setUnit} />
              <Actions ground={ground} pitches={pitches} text={text} readOnly={readOnly} head={head} />
            </Tools>
            <SeasonBar ground={ground} text={text} />
            {ground.warnings.length > 0 && (
              <Section heading={t('warning.title')} count={ground.warnings.length}>
                <WarningList warnings={ground.warnings} text={text} linked={!readOnly} />
              </Section>
            )}
            <QueryState
              inset
              query={needs}
              skeleton={<Skeleton kind="block" height="240px" />}
              empty={{ when: () => false, title: '' }}
            >
              {(sent) => {
                const demand = demandByDay(sent, reach.from, reach.to)
                const rows = monthRows(season, applied, planned, demand)
                const isKnown = demand.some(({ demand: need }) => need !== null)
                return (
                  <>
                    <Pair>
                      <Section heading={t('months.title')}>
                        <MonthBars
                          rows={rows}
                          text={text}
                          thisMonth={monthOf(today)}
                          isPlanKnown={ground.isPlanKnown}
                          at={ground.sentAt}
                        />
                      </Section>
                      <Section heading={t('nutrients.title')}>
                        <NutrientTable
                          rows={rows}
                          season={season}
                          totals={seasonTotals(applied, planned)}
                          isPlanKnown={ground.isPlanKnown}
                          at={ground.sentAt}
                          text={text}
                        />
                      </Section>
                    </Pair>
                    <Section heading={t(today > reach.end ? 'forecast.titlePast' : 'forecast.title')}>
                      {isKnown ? (
                        <BudgetForecast ground={ground} demand={demand} text={text} readOnly={readOnly} />
                      ) : (
                        <EmptyState title={t('forecast.noDemand')} text={t('forecast.noDemandText')} />
                      )}
                    </Section>
                  </>
                )
              }}
            </QueryState>
            <Section heading={t('history.title')} count={applied.length}>
              {applied.length === 0 ? (
                <EmptyState title={t('history.empty', { season })} text={t('history.emptyText')} />
              ) : (
                <FeedHistory ground={ground} text={text} />
              )}
            </Section>
            {ground.hasStock && (
              <Section heading={t('stock.title')}>
                <Stock ground={ground} />
              </Section>
            )}
          </Parts>
        )
      }}
    </QueryState>
  )
}

const Parts = styled.div`
  display: grid;
  gap: 24px;

  > * {
    min-inline-size: 0;
  }
  ${phone} {
    gap: 0;
  }
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  ${phone} {
    padding: 0 16px 12px;
    background: ${token('paper')};
  }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr));
  gap: 24px 32px;

  > * {
    min-inline-size: 0;
  }
  ${phone} {
    gap: 0;
  }
`
