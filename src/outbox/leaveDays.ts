import { readKeptDaysOff } from '@/domain/keptEntry'
import type { Day } from '@/domain/wire'
import type { NewEntry } from './entry'

/** The days of leave that an entry adds or takes back; none of any other. */
export function leaveDays({ act, body, params }: Pick<NewEntry, 'act' | 'body' | 'params'>): Day[] {
  if (act === 'addDaysOff') return readKeptDaysOff(body).map(({ date }) => date)
  const dates = act === 'removeDaysOff' ? params?.['dates'] : undefined
  return typeof dates === 'string' ? dates.split(',').filter(Boolean) : []
}
