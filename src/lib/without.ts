/** A record without one of its entries. */
export const without = <Entry>(record: Readonly<Record<string, Entry>>, key: string): Record<string, Entry> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key))
