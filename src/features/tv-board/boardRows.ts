import { isStaff } from '@/domain/access'
import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { jobsOn } from '@/domain/dayJobs'
import type { DayOff } from '@/domain/daysOff'
import type { User } from '@/domain/user'
import type { Day } from '@/domain/wire'

/** A person and the work that is still to be done today, what runs first; `done` counts what is done. */
export type BoardRow = { person: User; open: Activity[]; done: number }
export type BoardPeople = { rows: BoardRow[]; off: User[]; count: number }

type Given = {
  users: readonly User[]
  activities: readonly Activity[]
  leave: readonly DayOff[]
  today: Day
  timeZone: string
}

/** Who is here with what to do, those with work first and else by name, and who is off. */
export function boardPeople({ users, activities, leave, today, timeZone }: Given): BoardPeople {
  const staff = users.filter(isStaff)
  const away = new Set(leave.filter(({ date }) => date === today).map(({ user }) => user))
  const jobs = jobsOn(activities, today, timeZone)
  const rows = staff
    .filter(({ id }) => !away.has(id))
    .map((person): BoardRow => {
      const own = jobs.filter(({ userIds }) => userIds.includes(person.id))
      return {
        person,
        open: own.filter(isOpen).toSorted((a, b) => rank(a) - rank(b)),
        done: own.filter(({ status }) => status === 'completed').length,
      }
    })
  const hasWork = ({ open, done }: BoardRow) => open.length + done > 0
  return {
    rows: [...rows.filter(hasWork), ...rows.filter((row) => !hasWork(row))],
    off: staff.filter(({ id }) => away.has(id)),
    count: staff.length,
  }
}

const rank = ({ status }: Activity): number => (status === 'in_progress' ? 0 : 1)

/** Given name and the first letter of the family name: a wall has room for no more. */
export function wallName(fullName: string, others: readonly string[]): string {
  const short = shortened(fullName)
  return others.some((other) => other !== fullName && shortened(other) === short) ? fullName : short
}

function shortened(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const [given = '', ...rest] = words
  const letter = Array.from(rest.at(-1) ?? '')[0]
  return letter === undefined ? given : `${given} ${letter}.`
}

export const givenName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? ''
