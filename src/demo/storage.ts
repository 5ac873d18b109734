/** What the embedded backend remembers. Seeds are computed, so a table holds only what somebody changed. */
export const TABLES = [
  'settings',
  'sessions',
  'answers',
  'users',
  'activities',
  'equipment',
  'supplies',
  'cocktails',
  'bookings',
  'daysOff',
  'nonWorkingDays',
  'pitches',
  'feedback',
] as const
export type TableName = (typeof TABLES)[number]

/**
 * One row of any table: `company` and `at` (an instant, a day, or empty) are what rows are looked up by.
 * A `value` of null says that the row, and the seed of the same id, was deleted.
 */
export type Row = { id: string; company: string; at: string; value: unknown }

export type Reading = {
  get(table: TableName, id: string): Promise<Row | undefined>
  /** Rows of a company with from ≤ at < to, in the order of `at`. */
  range(table: TableName, company: string, from?: string, to?: string): Promise<Row[]>
}
export type Writing = Reading & {
  put(table: TableName, row: Row): Promise<void>
  delete(table: TableName, id: string): Promise<void>
}

export type Storage = {
  read<T>(tables: readonly TableName[], work: (rows: Reading) => Promise<T>): Promise<T>
  /**
   * All of `work` or nothing, and nobody else's writes in between. Inside, await only what `rows` returns:
   * an IndexedDB transaction ends as soon as it has nothing to do.
   */
  write<T>(tables: readonly TableName[], work: (rows: Writing) => Promise<T>): Promise<T>
  clear(tables: readonly TableName[]): Promise<void>
  /** False when the data lives only as long as the page. */
  lasting: boolean
}

/** Sorts after every instant and day. */
export const END_OF_TIME = '\uffff'
