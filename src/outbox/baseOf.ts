import type { Read } from '@/api/http/withOutbox'
import { type Call, record } from './acts'
import { idOf, stampOf } from './links'

/** Which lists hold the rows of an entity. */
const LISTS: Readonly<Record<string, string>> = {
  activity: 'activities',
  feedback: 'feedback',
  equipment: 'equipment',
}

/** The row that a call changes, as the backend last gave it; the very version that was changed, if it is there. */
export function baseOf(reads: Iterable<Read>, entity: string, call: Call): unknown {
  const list = LISTS[entity.slice(0, entity.indexOf(':'))]
  const id = idOf(entity)
  let found: unknown
  for (const { endpoint, rows } of reads) {
    if (list === undefined || !endpoint.toLowerCase().includes(list)) continue
    const row = rows.find((one) => record(one)['id'] === id)
    if (row !== undefined && (found === undefined || stampOf(row) === stampOf(call.body))) found = row
  }
  return found
}
