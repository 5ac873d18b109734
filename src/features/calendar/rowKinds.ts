import type { Company } from '@/domain/company'
import { isOn } from '@/domain/switches'
import type { RowKind } from './calendarAddress'

/** What rows can stand for at a company. */
export const rowKindsOf = (company: Company | undefined): RowKind[] => [
  'pitch',
  ...(company !== undefined && isOn('calendar_users', company) ? (['person'] as const) : []),
  ...(company !== undefined && isOn('storage', company) ? (['machine'] as const) : []),
]
