import { useTranslation } from 'react-i18next'
import { LEAVE_TYPES } from '@/domain/daysOff'
import { leaveTotals, type LeaveTotals as Totals } from '@/domain/leave'
import { useFormat } from '@/i18n/format'
import { AboutFigures } from '@/ui/AboutFigures'
import { type Column, DataTable } from '@/ui/DataTable'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import type { Person } from './leaveScene'
import { useLeaveScene } from './useLeaveScene'

type Line = { person: Person; totals: Totals }

/** Days off in a year, by person and kind of leave (F19). */
export function LeaveTotals({ people, year }: { people: readonly Person[]; year: string }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const query = useLeaveScene(`${year}-01-01`, `${year}-12-31`)
  const figure = (value: number) => (value === 0 ? '–' : format.number(value))
  const columns: Column<Line>[] = [
    {
      id: 'person',
      header: t('totals.person'),
      cell: ({ person }) => person.fullName,
      sortBy: ({ person }) => person.fullName,
    },
    ...LEAVE_TYPES.map((type): Column<Line> => ({
      id: type,
      header: t(`type.${type}`),
      align: 'end',
      cell: ({ totals }) => figure(totals[type]),
      sortBy: ({ totals }) => totals[type],
    })),
    {
      id: 'all',
      header: t('totals.all'),
      align: 'end',
      cell: ({ totals }) => figure(totals.all),
      sortBy: ({ totals }) => totals.all,
    },
  ]
  const title = t('totals.title', { year })
  return (
    <Section heading={title} action={<AboutFigures title={title} of="leave" at={query.sentAt} />}>
      <QueryState
        query={query}
        skeleton={<Skeleton count={4} />}
        empty={{ when: ({ daysOff }) => daysOff.length === 0, title: t('totals.empty') }}
      >
        {({ daysOff }) => (
          <DataTable
            caption={title}
            hideCaption
            columns={columns}
            rows={people.map((person) => ({
              person,
              totals: leaveTotals(
                daysOff.filter(({ user, date }) => user === person.id && date.startsWith(year)),
              ),
            }))}
            rowId={({ person }) => person.id}
          />
        )}
      </QueryState>
    </Section>
  )
}
