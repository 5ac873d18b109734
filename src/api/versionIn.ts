import * as v from 'valibot'

/** What a backend holds, when it sends it along with a 409 as `current`; undefined when it does not, or it cannot be read. */
export function versionIn<const S extends v.GenericSchema>(
  error: unknown,
  schema: S,
): v.InferOutput<S> | undefined {
  const body = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined
  const read = v.safeParse(schema, current)
  return read.success ? read.output : undefined
}
