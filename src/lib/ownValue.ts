/**
 * What a record holds under a key that came from outside: nothing of what every object inherits, so that an id
 * "constructor" is an id like any other (quality X8).
 */
export const ownValue = <T>(record: { readonly [key: string]: T } | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
