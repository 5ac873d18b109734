import styled from '@emotion/styled'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Fortnight } from '@/domain/agronomy/nitrogenBudget'
import { type Format, useFormat } from '@/i18n/format'
import { ButtonLink } from '@/ui/ButtonLink'
import { type Column, DataTable } from '@/ui/DataTable'
import { token } from '@/ui/tokens'
import type { NutrientText } from '@/ui/useNitrogenUnit'

type FortnightsProps = {
  rows: readonly Fortnight[]
  text: NutrientText
  isPlanKnown: boolean
  /** Where a suggestion is planned; undefined where nobody may. */
  planLink: ((row: Fortnight) => string) | undefined
}
type Words = { t: TFunction<'fertilisation'>; format: Format; text: NutrientText; isPlanKnown: boolean }

/** kg N/ha below which nobody drives out. */
const LEAST = 1

/** What each fortnight asks for, what is planned, and what is missing. */
export function Fortnights({ rows, text, isPlanKnown, planLink }: FortnightsProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  return (
    <DataTable
      caption={t('forecast.tableCaption')}
      hideCaption
      columns={columnsOf({ t, format, text, isPlanKnown })}
      rows={rows}
      rowId={({ from }) => from}
      {...(planLink && {
        rowActions: (row: Fortnight) =>
          planAction(row, planLink, {
            label: t('forecast.plan'),
            name: t('forecast.planFor', { day: format.day(row.from, 'short') }),
          }),
      })}
    />
  )
}

const columnsOf = ({ t, format, text, isPlanKnown }: Words): Column<Fortnight>[] => [
  {
    id: 'when',
    header: t('forecast.fortnight'),
    cell: ({ from, to }) => (
      <Span>{t('forecast.span', { from: format.day(from, 'short'), to: format.day(to, 'short') })}</Span>
    ),
    phone: 'title',
  },
  {
    id: 'demand',
    header: t('key.demand'),
    cell: ({ demand }) => (demand === null ? t('unknown') : text.quantity(demand)),
    align: 'end',
  },
  {
    id: 'planned',
    header: t('key.planned'),
    cell: (row) => (isPlanKnown ? text.quantity(row.planned) : t('unknown')),
    align: 'end',
  },
  {
    id: 'suggested',
    header: t('forecast.suggested'),
    // Of days that are known something may be missing, though not all are.
    cell: ({ demand, suggested }) =>
      demand === null && suggested < LEAST ? t('unknown') : text.quantity(suggested),
    align: 'end',
  },
  { id: 'state', header: t('forecast.state'), cell: (row) => stateOf(row, t), phone: 'line' },
]

const stateOf = ({ demand, dry, excess }: Fortnight, t: Words['t']) => (
  <State data-bad={dry > 0 || excess > 0 || undefined}>
    {dry > 0
      ? t('forecast.dryDays', { count: dry })
      : excess > 0
        ? t('forecast.excessDays', { count: excess })
        : t(demand === null ? 'forecast.dayState.unknown' : 'forecast.enough')}
  </State>
)

const planAction = (
  row: Fortnight,
  link: (row: Fortnight) => string,
  { label, name }: { label: string; name: string },
) =>
  row.suggested >= LEAST && (
    <ButtonLink size="small" to={{ search: link(row) }} aria-label={name}>
      {label}
    </ButtonLink>
  )

const State = styled.span`
  &[data-bad] {
    color: ${token('red')};
    font-weight: 500;
  }
`

/* A day does not part from its month. */
const Span = styled.span`
  white-space: nowrap;
`
