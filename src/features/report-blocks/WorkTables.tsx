import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkReport } from '@/domain/report/workReport'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { type PlainRow, PlainTable } from '@/ui/PlainTable'
import { token } from '@/ui/tokens'
import type { FigureText } from './useFigureText'

type WorkTablesProps = {
  report: WorkReport
  pitchName: (id: Id) => string
  figures: FigureText
  /** What was planned and not done is known. */
  complete: boolean
  /** Some pitch did not answer: totals are a least. */
  partial: boolean
}

/** So many pitches have a column each; more stand in a table of their own. */
const MOST_COLUMNS = 4

/** The work by its kind, and by pitch. */
export function WorkTables({ report, pitchName, figures, complete, partial }: WorkTablesProps) {
  const { t } = useTranslation('report')
  const words = useActivityText()
  const format = useFormat()
  const unknown = t('blocks.unknown')
  const beside = report.pitches.length > 1 && report.pitches.length <= MOST_COLUMNS
  const hours = (value: number | null) => (value === null ? unknown : format.quantity(value, 'hours'))
  const notDone = (count: number) => (complete ? format.number(count) : unknown)
  const whole = (text: string) => (partial ? t('blocks.atLeast', { figure: text }) : text)
  const { total } = report

  const kinds: PlainRow[] = report.kinds.map((kind) => ({
    id: kind.activityName,
    cells: [
      words.name(kind.activityName),
      ...(beside
        ? report.pitches.map(({ pitchId }) => format.number(kind.pitches.get(pitchId)?.count ?? 0))
        : []),
      format.number(kind.total.count),
      hours(kind.total.hours),
      notDone(kind.notDoneTotal),
      kind.total.figures.length > 0 ? (
        <Figures key="figures">
          {kind.total.figures.map((figure, at) => (
            <li key={at}>
              <bdi>{figures.text(figure)}</bdi>
            </li>
          ))}
        </Figures>
      ) : null,
    ],
  }))
  kinds.push({
    id: '',
    total: true,
    cells: [
      t('blocks.work.all'),
      ...(beside ? report.pitches.map(({ count }) => format.number(count)) : []),
      whole(format.number(total.count)),
      total.hours === null ? unknown : whole(hours(total.hours)),
      notDone(total.notDone),
      null,
    ],
  })
  return (
    <>
      <PlainTable
        caption={t('blocks.work.byKind')}
        columns={[
          { id: 'work', header: t('blocks.work.head.work') },
          ...(beside
            ? report.pitches.map(({ pitchId }) => ({
                id: pitchId,
                header: named(pitchName(pitchId)),
                end: true,
              }))
            : []),
          { id: 'count', header: t('blocks.work.head.count'), end: true },
          { id: 'hours', header: t('blocks.work.head.hours'), end: true },
          { id: 'notDone', header: t('blocks.work.head.notDone'), end: true },
          { id: 'figures', header: t('blocks.work.head.figures') },
        ]}
        rows={kinds}
      />
      {report.pitches.length > 1 && (
        <>
          <Heading>{t('blocks.work.byPitch')}</Heading>
          <PlainTable
            caption={t('blocks.work.byPitch')}
            columns={[
              { id: 'pitch', header: t('blocks.pitch') },
              { id: 'count', header: t('blocks.work.head.count'), end: true },
              { id: 'hours', header: t('blocks.work.head.hours'), end: true },
              { id: 'notDone', header: t('blocks.work.head.notDone'), end: true },
            ]}
            rows={report.pitches.map((pitch) => ({
              id: pitch.pitchId,
              cells: [
                named(pitchName(pitch.pitchId)),
                format.number(pitch.count),
                hours(pitch.hours),
                notDone(pitch.notDone),
              ],
            }))}
          />
        </>
      )}
    </>
  )
}

const named = (name: string): ReactNode => <bdi>{name}</bdi>

const Figures = styled.ul`
  display: grid;
  gap: 2px;
`
const Heading = styled.h3`
  padding-block: 16px 4px;
  font: 600 ${token('t-14')} ${token('font')};
  break-after: avoid;
`
