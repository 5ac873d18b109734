import type { DayOff } from '@/domain/daysOff'
import type { LeaveStretch } from '@/domain/leave'
import type { Day, Id } from '@/domain/wire'

/** What the grids of leave draw from. */
export type LeaveScene = {
  daysOff: readonly DayOff[]
  stretches: readonly LeaveStretch[]
  nonWorking: ReadonlySet<Day>
  /** More people off on one day are remarked on. */
  mostOff: number
  today: Day
  canWrite: boolean
}

export type Person = {
  id: Id
  fullName: string
  role: string
  language?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}
