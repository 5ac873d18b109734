import type { Company } from '@/domain/company'
import { isOn } from '@/domain/switches'
import type { RowKind } from './calendarAddress'

/** What rows can stand for at a company. */
export const rowKindsOf = (company: Company | undefined): RowKind[] => [
  'pitch',
  ...(company !== undefined && isOn('calendar_users', company) ? (['person'] as const) : []),
  ...(company !== undefined && isOn('storage', company) ? (['machine'] as const) : []),
]

/** What the rows of a day or week stand for: as it was asked for, where the company has it. */
export const rowKindOf = (wanted: RowKind, company: Company | undefined): RowKind =>
  rowKindsOf(company).includes(wanted) ? wanted : 'pitch'
