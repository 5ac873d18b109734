import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { isAwaited } from '@/api/isAwaited'
import { useGetLocalDataQuery } from '@/api/localData'
import { turfEndpoints } from '@/api/turf'
import { addresses } from '@/domain/addresses'
import type { FieldMeasurement } from '@/domain/fieldMeasurement'
import { FRESH_DAYS } from '@/domain/league/officeRows'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { normDays, normFacts, type NormLine, normReport } from '@/domain/report/normReport'
import type { ReportGround } from '@/domain/report/reportGround'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { limitCell } from '@/i18n/limitCell'
import { shareText } from '@/i18n/shareText'
import { useNormText } from '@/i18n/normText'
import type { CsvCell } from '@/lib/csvText'
import { ButtonLink } from '@/ui/ButtonLink'
import { LightMark } from '@/ui/LightMark'
import { PlainTable } from '@/ui/PlainTable'
import { Provenance } from '@/ui/Provenance'
import { QueryState, type QueryLike } from '@/ui/QueryState'
import { ReportBlock } from '@/ui/ReportBlock'
import { Skeleton } from '@/ui/Skeleton'
import { FailedPitches } from './FailedPitches'
import { useEachPitch } from './useEachPitch'

/** How the pitches stand against the norm of the league: what its office sees of them in its comparison. */
export function NormBlock({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation(['report', 'clubs'])
  const format = useFormat()
  const normText = useNormText()
  const { company, choice, pitches, timeZone } = ground
  const read = useEachPitch<FieldMeasurement[]>(turfEndpoints.getFieldMeasurements, pitches, [
    normDays(choice),
  ])
  const local = useGetLocalDataQuery()
  const query: QueryLike<NormLine[]> = {
    data:
      read.data && !isAwaited(local)
        ? read.data.flatMap(({ pitch, data = [] }) =>
            normReport({
              pitch,
              measurements: data.flat(),
              to: choice.to,
              timeZone,
              company,
              bands: local.data?.bands,
            }),
          )
        : undefined,
    error: read.error,
    isFetching: read.isFetching ?? false,
    refetch: () => void read.refetch?.(),
  }
  const pitchName = (id: Id) => pitches.find((pitch) => pitch.id === id)?.name ?? id
  const metricName = ({ metric }: NormLine) => t(`clubs:short.${metric}`)
  const normOf = ({ metric, norm }: NormLine) => {
    const range = normText(METRIC_QUANTITY[metric], norm.limits)
    return norm.rule ? `${range}, ${t(`clubs:norm.rule.${norm.rule}`)}` : range
  }
  const share = (part: number) => shareText(part, format)
  const sentence = (lines: readonly NormLine[]): string => {
    const { read: all, within, worst } = normFacts(lines)
    const inAll = t('blocks.norm.sentence', {
      count: all,
      number: format.number(all),
      within: format.number(within),
    })
    return worst
      ? `${inAll} ${t('blocks.norm.worst', { metric: metricName(worst), pitch: pitchName(worst.pitchId), share: share(worst.within) })}`
      : inAll
  }
  const rows = (lines: readonly NormLine[]): CsvCell[][] => [
    [
      t('blocks.pitch'),
      t('blocks.condition.head.metric'),
      t('blocks.unit'),
      t('blocks.condition.head.day'),
      t('blocks.condition.head.mean'),
      t('clubs:compare.median'),
      t('blocks.norm.from'),
      t('blocks.norm.to'),
      t('blocks.norm.verdict'),
      t('blocks.norm.share'),
      t('blocks.condition.head.cells'),
    ],
    ...lines.map((line): CsvCell[] => {
      const quantity = METRIC_QUANTITY[line.metric]
      return [
        pitchName(line.pitchId),
        metricName(line),
        format.figure(1, quantity).unit,
        line.day,
        format.cell(line.mean, quantity),
        format.cell(line.median, quantity),
        limitCell(line.norm.limits.low, quantity, format),
        limitCell(line.norm.limits.high, quantity, format),
        t(`clubs:against.${line.against}`),
        Math.round(1000 * line.within) / 10,
        line.cells,
      ]
    }),
  ]
  const lines = query.data ?? []
  const isRead = lines.length > 0
  return (
    <ReportBlock
      title={t('blocks.norm.title')}
      sentence={isRead ? sentence(lines) : undefined}
      csv={
        isRead
          ? { name: `${t('blocks.norm.file')}-${choice.from}-${choice.to}`, rows: () => rows(lines) }
          : undefined
      }
      provenance={
        <Provenance
          title={t('blocks.norm.title')}
          text={t('blocks.norm.what', { days: FRESH_DAYS })}
          origin="computed"
          at={read.sentAt}
          formula={t('blocks.norm.formula')}
          inputs={[t('from.readings')]}
          source={t('blocks.norm.source')}
        />
      }
      long
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="rows" count={6} />}
        empty={{
          when: (all) => all.length === 0,
          title: t('blocks.norm.empty', { count: FRESH_DAYS }),
          action: (
            <span data-screen-only>
              <ButtonLink size="small" to={addresses.pitches}>
                {t('blocks.openPitches')}
              </ButtonLink>
            </span>
          ),
        }}
      >
        {(all) => (
          <PlainTable
            caption={t('blocks.norm.title')}
            columns={[
              { id: 'pitch', header: t('blocks.pitch') },
              { id: 'metric', header: t('blocks.condition.head.metric') },
              { id: 'mean', header: t('blocks.condition.head.mean'), end: true },
              { id: 'norm', header: t('clubs:compare.norm') },
              { id: 'verdict', header: t('blocks.norm.verdict') },
              { id: 'within', header: t('blocks.norm.inNorm'), end: true },
              { id: 'day', header: t('blocks.condition.head.day'), end: true },
            ]}
            rows={all.map((line) => ({
              id: `${line.pitchId} ${line.metric}`,
              cells: [
                <bdi key="pitch">{pitchName(line.pitchId)}</bdi>,
                metricName(line),
                format.quantity(line.mean, METRIC_QUANTITY[line.metric]),
                normOf(line),
                <Verdict key="verdict">
                  <LightMark light={line.light} />
                  {t(`clubs:against.${line.against}`)}
                </Verdict>,
                share(line.within),
                format.day(line.day, 'short'),
              ],
            }))}
          />
        )}
      </QueryState>
      {query.data && (
        <FailedPitches
          query={read}
          text={(names, count) => t('blocks.condition.failed', { pitches: names, count })}
        />
      )}
    </ReportBlock>
  )
}

const Verdict = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
`
