import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { sentAt } from '@/api/sentAt'
import { useGetNitrogenUsageQuery } from '@/api/turf'
import { addresses } from '@/domain/addresses'
import { type NitrogenMonth, nitrogenMonths } from '@/domain/agronomy/nitrogenMonths'
import { monthOf } from '@/domain/months'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { type Column, DataTable } from '@/ui/DataTable'
import { NitrogenUnitChoice } from '@/ui/NitrogenUnitChoice'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useNitrogenUnit } from '@/ui/useNitrogenUnit'
import { NITROGEN_MONTHS, nitrogenPeriod } from './growthPeriods'

/** What was applied in each of twelve months, beside what the turf could have used. */
export function NitrogenPart({ pitch, today }: { pitch: Pitch; today: Day }) {
  const { t } = useTranslation('growth')
  const query = useGetNitrogenUsageQuery({ pitchId: pitch.id, ...nitrogenPeriod(today) })
  return (
    <Section
      heading={t('nitrogen.title')}
      action={
        <Ends>
          <TextLink to={addresses.fertilisation(pitch.id)}>{t('nitrogen.all')}</TextLink>
          <Provenance
            title={t('nitrogen.title')}
            text={t('nitrogen.what.text')}
            origin="backend"
            at={sentAt(query)}
            formula={t('nitrogen.what.formula')}
            inputs={[t('nitrogen.what.inputApplied'), t('nitrogen.what.inputDemand')]}
            source={t('nitrogen.what.source')}
          />
        </Ends>
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton count={6} />}
        empty={{ when: (days) => nitrogenMonths(days, today).length === 0, title: t('nitrogen.empty') }}
      >
        {(days) => <Months months={nitrogenMonths(days, today).toReversed()} today={today} />}
      </QueryState>
    </Section>
  )
}

function Months({ months, today }: { months: readonly NitrogenMonth[]; today: Day }) {
  const { t } = useTranslation('growth')
  const format = useFormat()
  const [text, setUnit] = useNitrogenUnit()
  const amount = (value: number | null) => (value === null ? t('nitrogen.unknown') : text.quantity(value))
  const most = Math.max(...months.map(({ applied, demand }) => Math.max(applied ?? 0, demand ?? 0)), 1)
  const sum = (of: 'applied' | 'demand') => {
    const known = months.flatMap((month) => month[of] ?? [])
    if (known.length === 0) return null
    const figure = amount(known.reduce((total, one) => total + one, 0))
    const isWhole = known.length === NITROGEN_MONTHS && months.every(({ partly }) => !partly.has(of))
    return isWhole ? figure : t('nitrogen.atLeast', { figure })
  }
  const [applied, demand] = [sum('applied'), sum('demand')]
  const ofMonth = (month: NitrogenMonth, of: 'applied' | 'demand') =>
    month[of] !== null && month.partly.has(of)
      ? t('nitrogen.atLeast', { figure: amount(month[of]) })
      : amount(month[of])
  const name = (month: string) => format.day(`${month}-01`, 'monthYear')
  const columns: Column<NitrogenMonth>[] = [
    {
      id: 'month',
      header: t('nitrogen.month'),
      cell: ({ month }) =>
        month === monthOf(today) ? t('nitrogen.toDate', { month: name(month) }) : name(month),
    },
    {
      id: 'bars',
      header: t('nitrogen.compared'),
      width: '30%',
      phone: 'hidden',
      cell: (month) => monthBars(month, most),
    },
    {
      id: 'applied',
      header: t('nitrogen.applied'),
      align: 'end',
      cell: (month) => ofMonth(month, 'applied'),
    },
    { id: 'demand', header: t('nitrogen.demand'), align: 'end', cell: (month) => ofMonth(month, 'demand') },
  ]
  return (
    <>
      <Summary>
        {demand === null
          ? t('nitrogen.sentenceUnknown')
          : applied === null
            ? t('nitrogen.sentenceDemand', { demand })
            : t('nitrogen.sentence', { applied, demand })}
      </Summary>
      <NitrogenUnitChoice label={t('nitrogen.unit')} value={text.unit} onChange={setUnit} />
      <DataTable
        caption={t('nitrogen.title')}
        hideCaption
        columns={columns}
        rows={months}
        rowId={({ month }) => month}
      />
    </>
  )
}

/** Applied over demand, each as a bar; `most` in kg N/ha is as long as there is room. */
function monthBars(month: NitrogenMonth, most: number) {
  return (
    <Bars aria-hidden>
      {(['applied', 'demand'] as const).map((of) => (
        <span key={of} data-of={of} style={{ '--share': `${(100 * (month[of] ?? 0)) / most}%` }} />
      ))}
    </Bars>
  )
}

const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`
const Summary = styled.p`
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Bars = styled.div`
  display: grid;
  gap: 3px;
  direction: ltr;
  print-color-adjust: exact;

  > span {
    block-size: 6px;
    inline-size: var(--share);
    min-inline-size: 1px;
    border-radius: 2px;
    background: ${token('f-feed')};
  }
  > [data-of='demand'] {
    background: ${token('ctl')};
  }
`
