import { useTranslation } from 'react-i18next'
import { addresses } from '@/domain/addresses'
import type { ReportGround } from '@/domain/report/reportGround'
import { workFacts, type WorkFacts, type WorkReport } from '@/domain/report/workReport'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import type { CsvCell } from '@/lib/csvText'
import { ButtonLink } from '@/ui/ButtonLink'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { ReportBlock } from '@/ui/ReportBlock'
import { Skeleton } from '@/ui/Skeleton'
import { FailedPitches } from './FailedPitches'
import { useFigureText } from './useFigureText'
import { useWorkReport } from './useWorkReport'
import { WorkTables } from './WorkTables'

/** What was done on the pitches: how often, how long, with how much, and what was planned and left undone. */
export function WorkBlock({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const words = useActivityText()
  const { query, rows: answers, supplies } = useWorkReport(ground)
  const figures = useFigureText(supplies)
  const { from, to } = ground.choice
  const pitchName = (id: Id) => ground.pitches.find((pitch) => pitch.id === id)?.name ?? id
  const report = query.data ?? undefined
  const failed = answers.answers.some(({ data, error }) => data === undefined && error !== undefined)

  const sentence = (facts: WorkFacts): string => {
    const work = t('blocks.work.jobs', { count: facts.count, number: format.number(facts.count) })
    const sentences = [
      facts.hours === null
        ? t('blocks.work.done', { work })
        : t(failed ? 'blocks.work.doneAtLeast' : 'blocks.work.doneIn', {
            work,
            hours: format.quantity(facts.hours, 'hours'),
          }),
    ]
    if (facts.most)
      sentences.push(
        t('blocks.work.most', {
          work: words.name(facts.most.activityName),
          hours: format.quantity(facts.most.hours, 'hours'),
        }),
      )
    if (!ground.complete) sentences.push(t('blocks.work.notDoneUnknown'))
    else
      sentences.push(
        facts.notDone === 0
          ? t('blocks.work.allDone')
          : t('blocks.work.notDone', { count: facts.notDone, number: format.number(facts.notDone) }),
      )
    return sentences.join(' ')
  }
  const isEmpty = ({ kinds }: WorkReport) => kinds.length === 0
  return (
    <ReportBlock
      title={t('blocks.work.title')}
      sentence={report && !isEmpty(report) ? sentence(workFacts(report)) : undefined}
      csv={
        report && !isEmpty(report)
          ? {
              name: `${t('blocks.work.file')}-${from}-${to}`,
              rows: () => [
                [
                  t('blocks.pitch'),
                  t('blocks.work.head.work'),
                  t('blocks.work.head.what'),
                  t('blocks.work.head.value'),
                  t('blocks.unit'),
                ],
                ...report.kinds.flatMap(({ activityName, pitches, notDone }) =>
                  report.pitches.flatMap(({ pitchId }): CsvCell[][] => {
                    const line = pitches.get(pitchId)
                    const start = [pitchName(pitchId), words.name(activityName)]
                    const left = notDone.get(pitchId)
                    return [
                      ...(line
                        ? [
                            [...start, t('blocks.work.head.count'), line.count, ''],
                            [...start, t('blocks.work.head.hours'), format.cell(line.hours, 'hours'), 'h'],
                            ...line.figures.map((one) => [
                              ...start,
                              figures.name(one),
                              ...figures.cells(one),
                            ]),
                          ]
                        : []),
                      ...(left && ground.complete
                        ? [[...start, t('blocks.work.head.notDone'), left, '']]
                        : []),
                    ]
                  }),
                ),
              ],
            }
          : undefined
      }
      provenance={
        <Provenance
          title={t('blocks.work.title')}
          text={t('blocks.work.what')}
          origin="backend"
          at={answers.sentAt}
          formula={t('from.hours')}
          inputs={[t('blocks.work.inputs')]}
        />
      }
      long
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="rows" count={6} />}
        empty={{
          when: isEmpty,
          title: t('blocks.work.empty'),
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
          <WorkTables
            report={all}
            pitchName={pitchName}
            figures={figures}
            complete={ground.complete}
            partial={failed}
          />
        )}
      </QueryState>
      {report && (
        <FailedPitches
          query={answers}
          text={(pitches, count) => t('blocks.work.failed', { pitches, count })}
        />
      )}
    </ReportBlock>
  )
}
