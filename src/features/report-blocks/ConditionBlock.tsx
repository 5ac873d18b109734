import { useTranslation } from 'react-i18next'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { conditionFacts } from '@/domain/report/conditionReport'
import type { ReportGround } from '@/domain/report/reportGround'
import { isReadOnly } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { limitCell } from '@/i18n/limitCell'
import type { CsvCell } from '@/lib/csvText'
import { ButtonLink } from '@/ui/ButtonLink'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { ReportBlock } from '@/ui/ReportBlock'
import { Skeleton } from '@/ui/Skeleton'
import { ConditionFeedback } from './ConditionFeedback'
import { ConditionMetrics } from './ConditionMetrics'
import { FailedPitches } from './FailedPitches'
import { useConditionReport } from './useConditionReport'
import { useConditionWords } from './useConditionWords'

const HEAD = [
  'day',
  'mean',
  'within',
  'low',
  'high',
  'cells',
  'firstDay',
  'firstMean',
  'beforeDay',
  'beforeMean',
  'beforeWithin',
] as const

/** How the pitches stand in each metric: the last session, its place in the band, and where it comes from. */
export function ConditionBlock({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { query, read, before } = useConditionReport(ground)
  const words = useConditionWords()
  const { from, to } = ground.choice
  const pitchName = (id: Id) => ground.pitches.find((pitch) => pitch.id === id)?.name ?? id
  const facts = query.data && conditionFacts(query.data)

  const rows = (): CsvCell[][] => [
    [
      t('blocks.pitch'),
      t('blocks.condition.head.metric'),
      t('blocks.unit'),
      ...HEAD.map((id) => t(`blocks.condition.head.${id}`)),
    ],
    ...(query.data ?? []).flatMap(({ conditions }) =>
      conditions.map((one): CsvCell[] => {
        const quantity = METRIC_QUANTITY[one.metric]
        const shown = (value: number | null | undefined): CsvCell => format.cell(value, quantity)
        const percent = (share: number | undefined): CsvCell =>
          format.cell(share === undefined ? share : 100 * share, 'percent')
        const { last, limits, trend, yearBefore } = one
        return [
          pitchName(one.pitchId),
          words.metric(one.metric),
          format.figure(1, quantity).unit,
          last.day,
          shown(last.mean),
          percent(last.within),
          limitCell(limits.low, quantity, format),
          limitCell(limits.high, quantity, format),
          last.cells,
          trend?.first.day,
          shown(trend?.first.mean),
          yearBefore?.stand.day,
          shown(yearBefore?.stand.mean),
          percent(yearBefore?.stand.within),
        ]
      }),
    ),
  ]
  return (
    <ReportBlock
      title={t('blocks.condition.title')}
      sentence={facts ? words.sentence(facts, pitchName) : undefined}
      csv={facts ? { name: `${t('blocks.condition.file')}-${from}-${to}`, rows } : undefined}
      provenance={
        <Provenance
          title={t('blocks.condition.title')}
          text={t('blocks.condition.what')}
          origin="computed"
          at={read.sentAt}
          formula={t('blocks.condition.formula')}
          inputs={[t('from.readings')]}
          source={t('blocks.condition.source')}
        />
      }
      long
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="320px" />}
        empty={{
          when: (all) => conditionFacts(all) === null,
          title: t('blocks.condition.empty'),
          action: (
            <span data-screen-only>
              {isReadOnly(ground.company) ? (
                <ButtonLink size="small" to={addresses.pitches}>
                  {t('blocks.openPitches')}
                </ButtonLink>
              ) : (
                <ButtonLink
                  size="small"
                  to={{
                    search: withWorkSheet('', {
                      kind: 'new',
                      type: 'fieldMeasurements',
                      pitchId: ground.pitches[0]?.id,
                    }),
                  }}
                >
                  {t('blocks.condition.plan')}
                </ButtonLink>
              )}
            </span>
          ),
        }}
      >
        {(pitches) => (
          <ConditionMetrics
            pitches={pitches}
            pitchName={pitchName}
            words={words}
            reader={ground.choice.reader}
          />
        )}
      </QueryState>
      {query.data && (
        <>
          <ConditionFeedback ground={ground} />
          <FailedPitches
            query={read}
            text={(pitches, count) => t('blocks.condition.failed', { pitches, count })}
          />
          <FailedPitches
            query={before}
            text={(pitches, count) => t('blocks.condition.failedBefore', { pitches, count })}
          />
        </>
      )}
    </ReportBlock>
  )
}
