import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  type BudgetDay,
  type DemandDay,
  type Fortnight,
  nitrogenBudget,
  seasonReach,
} from '@/domain/agronomy/nitrogenBudget'
import { withWorkSheet } from '@/domain/addresses'
import type { Feed } from '@/domain/feeds'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Provenance } from '@/ui/Provenance'
import { ChartFigures } from './ChartFigures'
import { ChartKey } from './ChartKey'
import { ForecastChart } from './ForecastChart'
import { Fortnights } from './Fortnights'
import { fileNumber, type NutrientText } from '@/ui/useNitrogenUnit'
import type { FertilisationGround } from './useFertilisation'

type BudgetForecastProps = {
  ground: FertilisationGround
  demand: readonly DemandDay[]
  text: NutrientText
  readOnly: boolean
}

const AT_FIRST = 6

/** What the turf will ask for to the season's end, what the plan covers, and what to give in each fortnight. */
export function BudgetForecast({ ground, demand, text, readOnly }: BudgetForecastProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const { search } = useLocation()
  const [isWhole, setWhole] = useState(false)
  const { applied, planned, today, season, budget, pitch } = ground
  const forecast = nitrogenBudget({
    demand,
    feeds: [
      ...applied.map(({ day, nutrients }) => ({ day, n: nutrients.n ?? 0 })),
      ...planned.map(({ day, nutrients }) => ({ day, n: nutrients.n ?? 0, isPlanned: true })),
    ],
    today,
    end: seasonReach(season).end,
  })
  const { fortnights, firstDry, firstExcess, demandLeft } = forecast
  const isDemandKnown = fortnights.every(({ demand: need }) => need !== null)
  const suggested = fortnights.reduce((sum, fortnight) => sum + fortnight.suggested, 0)
  const total = [...applied, ...planned].reduce((sum, { nutrients }) => sum + (nutrients.n ?? 0), 0)
  const summary = [
    t('forecast.left', { amount: text.quantity(demandLeft) }),
    firstDry
      ? t('forecast.dryFrom', { day: format.day(firstDry, 'short') })
      : isDemandKnown && t('forecast.neverDry'),
    firstExcess && t('forecast.excessFrom', { day: format.day(firstExcess, 'short') }),
    budget !== undefined &&
      total + suggested > budget &&
      t('forecast.overBudget', { amount: text.quantity(total + suggested - budget) }),
    !isDemandKnown && t('forecast.demandUnknown'),
    !ground.isPlanKnown && t('forecast.planUnknown'),
  ]
    .filter(Boolean)
    .join(' ')
  const base = applied.findLast(({ products }) =>
    products.some(({ supply, rateUnit }) => (supply?.analysis?.n ?? 0) > 0 && rateUnit !== 'l/ha'),
  )
  const product = base?.products.find(
    ({ supply, rateUnit }) => (supply?.analysis?.n ?? 0) > 0 && rateUnit !== 'l/ha',
  )
  const planLink = ({ from, suggested: n }: Fortnight): string => {
    const percent = product?.supply?.analysis?.n
    return withWorkSheet(search, {
      kind: 'new',
      type: 'spreading',
      pitchId: pitch.id,
      day: from > today ? from : today,
      products:
        product?.supply && percent
          ? [
              {
                id: product.supply.id,
                rate: Math.round((100 * n) / percent / 10 / 0.5) * 0.5,
                rateUnit: 'g/m2',
              },
            ]
          : undefined,
    })
  }
  const column = (id: string, label: string, of: (day: BudgetDay) => number | null) => ({
    id,
    header: `${label} (${text.symbol})`,
    text: (day: BudgetDay) => (of(day) === null ? t('unknown') : text.number(of(day))),
    value: (day: BudgetDay) => fileNumber(of(day), text),
    isNumber: true,
  })
  return (
    <Stack>
      <Line>
        <p>{summary}</p>
        <Provenance
          title={t('forecast.title')}
          text={t('forecast.text')}
          origin="computed"
          at={ground.sentAt}
          formula={t('forecast.formula')}
          inputs={[t('months.inputApplied'), t('months.inputPlanned'), t('forecast.inputClimate')]}
          source={t('source.demand')}
        />
      </Line>
      <ChartFigures
        title={t('forecast.title')}
        fileName={`${t('export.file')}-${season}-${pitch.name}`}
        rows={forecast.days}
        rowId={dayIn}
        columns={[
          {
            id: 'day',
            header: t('history.date'),
            text: ({ day }) => format.day(day, 'medium'),
            value: dayIn,
          },
          column('applied', t('key.applied'), ({ day }) => onDay(applied, day)),
          column('planned', t('key.planned'), ({ day }) => onDay(planned, day)),
          column('demand', t('key.demand'), ({ demand: need }) => need),
          column('available', t('forecast.available'), ({ available }) => available),
          {
            id: 'state',
            header: t('forecast.state'),
            text: ({ state }) => t(`forecast.dayState.${state}`),
            value: ({ state }) => t(`forecast.dayState.${state}`),
          },
        ]}
      >
        <ChartKey
          entries={[
            { mark: 'feed', label: t('key.given') },
            { mark: 'plan', label: t('key.withPlan') },
            { mark: 'demand', label: t('key.demand') },
            ...(budget === undefined ? [] : ([{ mark: 'budget', label: t('season.budgetLabel') }] as const)),
            { mark: 'warning', label: t('key.warning') },
          ]}
        />
        <ForecastChart forecast={forecast} budget={budget} text={text} today={today} label={summary} />
      </ChartFigures>
      <Fortnights
        rows={isWhole ? fortnights : fortnights.slice(0, AT_FIRST)}
        text={text}
        isPlanKnown={ground.isPlanKnown}
        planLink={readOnly ? undefined : planLink}
      />
      {fortnights.length > AT_FIRST && (
        <Button layout="plain" size="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('forecast.less') : t('forecast.more', { count: fortnights.length - AT_FIRST })}
        </Button>
      )}
    </Stack>
  )
}

/** kg N/ha */
const onDay = (feeds: readonly Feed[], on: string): number =>
  feeds.reduce((sum, { day, nutrients }) => (day === on ? sum + (nutrients.n ?? 0) : sum), 0)

const dayIn = ({ day }: BudgetDay): string => day

const Stack = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`
const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
`
