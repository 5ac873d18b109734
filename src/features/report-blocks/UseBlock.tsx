import { useTranslation } from 'react-i18next'
import { addresses } from '@/domain/addresses'
import type { ReportGround } from '@/domain/report/reportGround'
import { hoursOfUse, playFacts, type PitchUse } from '@/domain/report/useReport'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import type { CsvCell } from '@/lib/csvText'
import { ButtonLink } from '@/ui/ButtonLink'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { ReportBlock } from '@/ui/ReportBlock'
import { Skeleton } from '@/ui/Skeleton'
import { FailedPitches } from './FailedPitches'
import { UseMonths } from './UseMonths'
import { UseNotes } from './UseNotes'
import { UseTable } from './UseTable'
import { useUseReport } from './useUseReport'
import { useUseSentence } from './useUseSentence'

/** How much each pitch was played on, by month, and against the same days a year before. */
export function UseBlock({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { query, told, before, fixtures } = useUseReport(ground)
  const sentence = useUseSentence()
  const { from, to } = ground.choice
  const pitchName = (id: Id) => ground.pitches.find((pitch) => pitch.id === id)?.name ?? id
  const uses = query.data
  const idle = (all: readonly PitchUse[]) => {
    const { complete, total } = playFacts(all)
    return complete && total.matches + total.trainings === 0
  }
  const hours = (value: number | undefined): CsvCell => format.cell(value, 'hours')
  const rows = (): CsvCell[][] => {
    const months = uses?.find((use) => use.months)?.months ?? []
    return [
      [
        t('blocks.pitch'),
        t('blocks.use.head.matches'),
        t('blocks.use.head.matchHours'),
        t('blocks.use.head.trainings'),
        t('blocks.use.head.trainingHours'),
        t('blocks.use.head.hours'),
        t('blocks.use.head.before'),
        ...months.map(({ month }) => t('blocks.use.hoursIn', { month })),
      ],
      ...(uses ?? []).map(({ pitchId, use, before: last, months: own }) => [
        pitchName(pitchId),
        use?.matches,
        hours(use?.matchHours),
        use?.trainings,
        hours(use?.trainingHours),
        hours(use ? hoursOfUse(use) : undefined),
        hours(last ? hoursOfUse(last) : undefined),
        ...(own ?? []).map((month) => hours(month.matchHours + month.trainingHours)),
      ]),
    ]
  }
  return (
    <ReportBlock
      title={t('blocks.use.title')}
      sentence={uses && !idle(uses) ? sentence(playFacts(uses), uses, pitchName) : undefined}
      csv={uses ? { name: `${t('blocks.use.file')}-${from}-${to}`, rows } : undefined}
      provenance={
        <Provenance
          title={t('blocks.use.title')}
          text={t('blocks.use.what')}
          origin="backend"
          at={told.sentAt}
          formula={t('from.hours')}
          inputs={[t('blocks.use.inputs')]}
        />
      }
      long={ground.pitches.length > 6}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="240px" />}
        empty={{
          when: idle,
          title: t('blocks.use.empty'),
          action: (
            <span data-screen-only>
              <ButtonLink size="small" to={addresses.calendar({ view: 'month', date: from })}>
                {t('blocks.openCalendar')}
              </ButtonLink>
            </span>
          ),
        }}
      >
        {(all) => (
          <>
            <UseTable uses={all} pitchName={pitchName} />
            <UseMonths
              uses={all}
              pitchName={pitchName}
              loading={fixtures.isFetching || (!ground.complete && !ground.failed)}
            />
            <UseNotes uses={all} pitchName={pitchName} />
          </>
        )}
      </QueryState>
      {uses && (
        <>
          <FailedPitches query={told} text={(pitches, count) => t('blocks.use.failed', { pitches, count })} />
          <FailedPitches
            query={before}
            text={(pitches, count) => t('blocks.use.failedBefore', { pitches, count })}
          />
        </>
      )}
    </ReportBlock>
  )
}
