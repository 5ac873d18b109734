type Row = { id: string }

/**
 * A list as it is `now`, without what one act did to it: from `before` to `after`. What the act took away is there again
 * and what it added is not; what it changed is set back where it is still there. Whatever was done since stays done: to
 * take back a new name does not bring back what was deleted after it.
 */
export function takenBack<T extends Row>(now: readonly T[], before: readonly T[], after: readonly T[]): T[] {
  const was = new Map(before.map((row) => [row.id, row]))
  const became = new Map(after.map((row) => [row.id, row]))
  const next = now.flatMap((row): T[] => {
    const [old, made] = [was.get(row.id), became.get(row.id)]
    if (made === undefined) return [row]
    return old === undefined ? [] : [setBack(row, old, made)]
  })
  for (const [at, row] of before.entries())
    if (!became.has(row.id) && !next.some(({ id }) => id === row.id)) next.splice(at, 0, row)
  return next
}

/** Only what the act changed. */
function setBack<T extends Row>(row: T, old: T, made: T): T {
  const keys = (Object.keys({ ...old, ...made }) as (keyof T)[]).filter((key) => old[key] !== made[key])
  return keys.length === 0 ? row : { ...row, ...Object.fromEntries(keys.map((key) => [key, old[key]])) }
}
