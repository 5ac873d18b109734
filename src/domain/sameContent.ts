/** What the backend gives and no person writes. */
const GIVEN: ReadonlySet<string> = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'createdBy',
  'recurrenceId',
  'recurrence',
  'taskId',
])

const fieldsOf = (value: unknown): Record<string, unknown> => ({ ...(value as object) })
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** True when two rows say the same, whatever the backend has added; unknown and absent are the same. */
export function sameContent(one: unknown, other: unknown): boolean {
  const [a, b] = [fieldsOf(one), fieldsOf(other)]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (key) => GIVEN.has(key) || same(a[key], b[key]),
  )
}

function same(a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, n) => same(one, b[n]))
    )
  const [x, y] = [fieldsOf(a), fieldsOf(b)]
  return [...new Set([...Object.keys(x), ...Object.keys(y)])].every((key) => same(x[key], y[key]))
}
