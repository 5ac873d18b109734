import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boxAxis, type ClubBox, clubBoxes } from '@/domain/league/boxPlot'
import { LEAGUE_METRICS, type LeagueMetric } from '@/domain/league/norm'
import { FRESH_DAYS } from '@/domain/league/officeRows'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { EmptyState } from '@/ui/EmptyState'
import { lazyPart } from '@/ui/lazyPart'
import { phone } from '@/ui/media'
import { PlainTable } from '@/ui/PlainTable'
import { token } from '@/ui/tokens'
import { BoxLine } from './BoxLine'
import { OfficeTools } from './OfficeTools'
import { shownClubs } from './shownClubs'
import { useNormWords } from './useNormWords'
import type { Office } from './useOffice'
import type { OfficeChoices } from './useOfficeChoice'

const NormEditor = lazyPart(() => import('./NormEditor'), 'NormEditor', 'grid')

type ClubsCompareProps = { office: Office; choices: OfficeChoices }

/** One metric across the clubs: a box for each, on the norm; the same as a table. */
export function ClubsCompare({ office, choices }: ClubsCompareProps) {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  const normWords = useNormWords()
  const { choice, go, clear } = choices
  const { metric } = choice
  const [edited, setEdited] = useState<LeagueMetric | null>(null)
  const quantity = METRIC_QUANTITY[metric]
  const boxes = clubBoxes(shownClubs(office, choice), metric, office.now)
  const axis = boxAxis(boxes)
  const amount = (value: number) => format.figure(value, quantity).number
  const share = (part: number) => format.quantity(100 * part, 'percent')
  const norms = [
    ...new Set(
      boxes.flatMap(({ norm }) =>
        norm
          ? norm.rule
            ? t('compare.normOfRule', { norm: normWords(metric, norm), rule: t(`norm.rule.${norm.rule}`) })
            : t('compare.normOf', { norm: normWords(metric, norm) })
          : [],
      ),
    ),
  ]
  const noneOf = ({ row: { status } }: ClubBox) =>
    status === 'loading' || status === 'failed'
      ? t(`status.${status}`)
      : t('compare.none', { days: FRESH_DAYS })
  // Before the first club is read, and where none could be, nothing is known of the metric yet.
  const isUnknown = boxes.some(({ row: { status } }) => status === 'loading' || status === 'failed')
  const cells = (one: ClubBox) => [
    <bdi key="club">{one.row.club.name}</bdi>,
    format.number(one.pitches),
    ...(one.box
      ? [
          format.number(one.box.count),
          ...[one.box.least, one.box.lower, one.box.median, one.box.upper, one.box.most].map(amount),
          share(one.within),
          one.norm ? normWords(metric, one.norm) : null,
        ]
      : [noneOf(one), null, null, null, null, null, null, null]),
  ]
  return (
    <>
      <OfficeTools office={office} choices={choices} />
      <Metrics role="group" aria-label={t('compare.metric')}>
        {LEAGUE_METRICS.map((one) => (
          <Chip key={one} pressed={one === metric} onClick={() => go({ metric: one })}>
            {t(`short.${one}`)}
          </Chip>
        ))}
      </Metrics>
      <Head>
        <div>
          <Heading>{t('compare.heading', { metric: t(`short.${metric}`) })}</Heading>
          <Note>{norms.join(' · ')}</Note>
        </div>
        <Buttons>
          <Button size="small" onClick={() => setEdited(metric)}>
            {t('norm.change')}
          </Button>
          <Button size="small" onClick={() => go({ table: choice.asTable ? null : '1' })}>
            {t(choice.asTable ? 'compare.asPlot' : 'compare.asTable')}
          </Button>
        </Buttons>
      </Head>
      {edited && (
        <Suspense fallback={null}>
          <NormEditor metric={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {boxes.length === 0 ? (
        <EmptyState title={t('noMatch')} action={<Button onClick={clear}>{t('clear')}</Button>} />
      ) : choice.asTable ? (
        <Wide>
          <PlainTable
            caption={t('compare.heading', { metric: t(`short.${metric}`) })}
            columns={[
              { id: 'club', header: t('compare.club') },
              ...(
                ['pitches', 'cells', 'least', 'lower', 'median', 'upper', 'most', 'within', 'norm'] as const
              ).map((id) => ({ id, header: t(`compare.${id}`), end: true })),
            ]}
            rows={boxes.map((one) => ({ id: one.row.id, cells: cells(one) }))}
            stacked
          />
        </Wide>
      ) : axis || isUnknown ? (
        <Chart>
          <Plot>
            {boxes.map((one) => (
              <BoxLine
                key={one.row.id}
                name={one.row.club.name ?? ''}
                axis={axis}
                box={one.box}
                norm={one.norm}
                none={noneOf(one)}
                median={one.box ? format.quantity(one.box.median, quantity) : ''}
                words={
                  one.box
                    ? t('compare.box', {
                        club: one.row.club.name,
                        median: format.quantity(one.box.median, quantity),
                        lower: amount(one.box.lower),
                        upper: amount(one.box.upper),
                        least: amount(one.box.least),
                        most: amount(one.box.most),
                        within: share(one.within),
                      })
                    : ''
                }
              />
            ))}
          </Plot>
          {axis && (
            <>
              <Scale aria-hidden>
                <Axis dir="ltr">
                  <span>{format.quantity(axis.from, quantity)}</span>
                  <span>{format.quantity((axis.from + axis.to) / 2, quantity)}</span>
                  <span>{format.quantity(axis.to, quantity)}</span>
                </Axis>
              </Scale>
              <Note>{t('compare.what')}</Note>
            </>
          )}
        </Chart>
      ) : (
        <EmptyState title={t('compare.noneAtAll')} />
      )}
    </>
  )
}

const Metrics = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block-end: 16px;

  @media print {
    display: none;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 16px;
  padding-block-end: 8px;

  > :first-of-type {
    flex: 1 1 200px;
  }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 8px;

  @media print {
    display: none;
  }
`
const Heading = styled.h2`
  font: 600 ${token('t-16')} ${token('font')};
`
const Note = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
/** The columns of the lines and of the scale beneath them. */
const Chart = styled.div`
  --columns: 136px minmax(0, 1fr) 72px;
  --gap: 12px;

  ${phone} {
    --columns: 92px minmax(0, 1fr) 64px;
    --gap: 8px;
  }
`
const Plot = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block: 1px solid ${token('line')};
`
const Scale = styled.div`
  display: grid;
  grid-template-columns: var(--columns);
  column-gap: var(--gap);
  padding-block: 4px 12px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Axis = styled.div`
  grid-column: 2;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  justify-items: center;
  white-space: nowrap;

  > :first-of-type {
    justify-self: start;
  }
  > :last-of-type {
    justify-self: end;
  }
`
const Wide = styled.div`
  overflow-x: auto;
`
