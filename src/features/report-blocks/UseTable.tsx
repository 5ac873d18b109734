import { useTranslation } from 'react-i18next'
import { hoursOfUse, playFacts, type PitchUse, type Use } from '@/domain/report/useReport'
import type { Id } from '@/domain/wire'
import { changeText } from '@/i18n/changeText'
import { useFormat } from '@/i18n/format'
import { type PlainRow, PlainTable } from '@/ui/PlainTable'

type UseTableProps = { uses: readonly PitchUse[]; pitchName: (id: Id) => string }

const COLUMNS = ['matches', 'trainings', 'hours', 'before', 'change'] as const

/** Sessions and hours of each pitch and of all of them, beside the year before. */
export function UseTable({ uses, pitchName }: UseTableProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const unknown = t('blocks.unknown')
  const hours = (value: number) => format.quantity(value, 'hours')
  const played = (count: number, length: number) =>
    count === 0
      ? format.number(0)
      : t('blocks.use.countHours', { number: format.number(count), hours: hours(length) })
  const facts = playFacts(uses)
  const change = (now: number, before: number): string =>
    changeText((100 * (now - before)) / before, 'percent', format)
  const cells = (use: Use | null, before: number | null, whole: boolean): string[] => {
    const figure = (text: string) => (whole ? text : t('blocks.atLeast', { figure: text }))
    return [
      ...(use
        ? [
            played(use.matches, use.matchHours),
            played(use.trainings, use.trainingHours),
            hours(hoursOfUse(use)),
          ].map(figure)
        : Array.from({ length: 3 }, () => unknown)),
      before === null ? unknown : hours(before),
      use && whole && before !== null && before > 0 ? change(hoursOfUse(use), before) : unknown,
    ]
  }
  const rows: PlainRow[] = uses.map(({ pitchId, use, before }) => ({
    id: pitchId,
    cells: [<bdi key="name">{pitchName(pitchId)}</bdi>, ...cells(use, before && hoursOfUse(before), true)],
  }))
  if (uses.length > 1)
    rows.push({
      id: 'all',
      total: true,
      cells: [
        t('blocks.allPitches'),
        ...cells(facts.total, facts.year?.pitches === uses.length ? facts.year.before : null, facts.complete),
      ],
    })
  return (
    <PlainTable
      caption={t('blocks.use.table')}
      columns={[
        { id: 'pitch', header: t('blocks.pitch') },
        ...COLUMNS.map((id) => ({ id, header: t(`blocks.use.head.${id}`), end: true })),
      ]}
      rows={rows}
    />
  )
}
