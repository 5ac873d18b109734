import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { addDays } from '@/domain/groundTime'
import { leaveTotals, stretchAt } from '@/domain/leave'
import type { Day } from '@/domain/wire'
import { humanise } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/Avatar'
import { type Column, DataTable } from '@/ui/DataTable'
import { EmptyState } from '@/ui/EmptyState'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
import { LoadNotice } from '@/ui/LoadNotice'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { AboutHours } from './AboutHours'
import { HoursBar } from './HoursBar'
import type { Person } from './leaveScene'
import { withTeam } from './teamAddress'
import { useGround } from './useGround'
import { useLeaveScene } from './useLeaveScene'
import { useNextLeaveText } from './useNextLeaveText'
import { type Load, useWorkload } from './useWorkload'

/** Leave that begins within so many days counts as next, also when the year ends before. */
const DAYS_AHEAD = 84

/** Everybody, with what is next for them and how full their week is. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('team')
  const { search } = useLocation()
  const { today } = useGround()
  const [typed, setTyped] = useState('')
  const nextLeave = useNextLeaveText()
  const format = useFormat()
  const year = today.slice(0, 4)
  const lastDay = [`${year}-12-31`, addDays(today, DAYS_AHEAD)].toSorted().at(-1) ?? today
  const leave = useLeaveScene(`${year}-01-01`, lastDay)
  const workload = useWorkload(people, 3)
  const [thisWeek] = workload.data ?? []
  const scene = leave.data ?? undefined

  const daysOff = ({ id }: Person): number | null =>
    scene
      ? leaveTotals(scene.daysOff.filter(({ user, date }) => user === id && date.startsWith(year))).all
      : null
  const roleOf = ({ role }: Person) => t(`role.${role}`, { defaultValue: humanise(role) })
  const isOff = ({ id }: Person) => scene !== undefined && stretchAt(scene.stretches, id, today) !== undefined

  const columns: Column<Person>[] = [
    {
      id: 'person',
      header: t('people.person'),
      phone: 'title',
      sortBy: ({ fullName }) => fullName,
      cell: (person) => who(person.fullName, isOff(person)),
    },
    { id: 'role', header: t('people.role'), sortBy: roleOf, cell: roleOf, phone: 'hidden' },
    {
      id: 'next',
      header: t('people.nextLeave'),
      phone: 'line',
      sortBy: ({ id }) => (scene ? nextLeave(scene, id).from : null),
      cell: ({ id }) => (scene ? nextLeave(scene, id).text : '–'),
    },
    {
      id: 'hours',
      header: t('people.thisWeek'),
      width: '240px',
      sortBy: ({ id }) => {
        const load = thisWeek?.loads.get(id)
        return load ? load.planned / Math.max(1, load.available) : null
      },
      cell: ({ id, fullName }) => bar(fullName, thisWeek?.week ?? today, thisWeek?.loads.get(id)),
    },
    {
      id: 'daysOff',
      header: t('people.daysOff', { year }),
      align: 'end',
      sortBy: daysOff,
      cell: (person) => format.number(daysOff(person)),
    },
  ]
  const wanted = typed.trim().toLocaleLowerCase()
  const found = people.filter(({ fullName }) => fullName.toLocaleLowerCase().includes(wanted))
  return (
    <Box>
      <Search role="search">
        <TextField
          type="search"
          hideLabel
          label={t('people.search')}
          placeholder={t('people.search')}
          start={<Glyph name="search" size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <AboutHours at={workload.sentAt} />
      </Search>
      <LoadNotice queries={[leave, workload]} />
      {found.length === 0 ? (
        <EmptyState title={t('people.none', { typed: typed.trim() })} />
      ) : (
        <DataTable
          caption={t('view.people')}
          hideCaption
          columns={columns}
          rows={found}
          rowId={({ id }) => id}
          rowLink={({ id }) => withTeam(search, { person: id })}
        />
      )}
    </Box>
  )
}

const who = (name: string, off: boolean) => (
  <Who>
    <Avatar name={name} size="m" decorative off={off} />
    {name}
  </Who>
)
const bar = (name: string, week: Day, load: Load | undefined) => (
  <HoursBar name={name} week={week} load={load} />
)

const Box = styled.div`
  --told: 240px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${phone} {
    padding: 8px 16px;
    background: ${token('paper')};
    --table-ground: ${token('paper')};
  }
`
const Search = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-inline-size: 352px;

  > :not(span) {
    flex: 1;
  }

  ${phone} {
    max-inline-size: none;
  }
`
const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
`
