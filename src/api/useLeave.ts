import type { DayOff, NonWorkingDay } from '@/domain/daysOff'
import { leaveChunks } from '@/domain/leave'
import type { Day, Id } from '@/domain/wire'
import { leaveEndpoints } from './leave'
import { type Chunked, useChunked } from './useChunked'

/** Everybody's days off between two days, asked for in pieces of 21 days. */
export const useLeave = (from: Day, to: Day): Chunked<DayOff> =>
  useChunked(leaveEndpoints.getDaysOff, leaveChunks(from, to), offId)

/** Days on which nobody works; none while the organisation is not known. */
export const useNonWorkingDays = (
  from: Day,
  to: Day,
  organizationId: Id | undefined,
): Chunked<NonWorkingDay> =>
  useChunked(
    leaveEndpoints.getNonWorkingDays,
    organizationId === undefined ? [] : leaveChunks(from, to).map((chunk) => ({ organizationId, ...chunk })),
    dateOf,
  )

const offId = ({ user, date }: DayOff): string => `${date} ${user}`
const dateOf = ({ date }: NonWorkingDay): string => date
