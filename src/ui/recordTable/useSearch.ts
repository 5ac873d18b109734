import { useDeferredValue, useMemo } from 'react'

/**
 * Which rows have every word that is searched for; undefined when nothing is. The text of each row is made once, and
 * the list follows what is typed as soon as there is time for it. `textOf` must be the same function each time.
 */
export function useSearch<T extends object>(
  textOf: (row: T) => string,
  typed: string,
): ((row: T) => boolean) | undefined {
  const wanted = useDeferredValue(typed.trim().toLocaleLowerCase())
  const texts = useMemo(() => remembered(textOf), [textOf])
  return useMemo(() => {
    const words = wanted.split(/\s+/).filter(Boolean)
    return words.length === 0 ? undefined : (row) => words.every((word) => texts(row).includes(word))
  }, [wanted, texts])
}

/** The text of each row, in small letters, made when it is first asked for. */
function remembered<T extends object>(textOf: (row: T) => string): (row: T) => string {
  const known = new WeakMap<T, string>()
  return (row) => {
    const made = known.get(row)
    if (made !== undefined) return made
    const text = textOf(row).toLocaleLowerCase()
    known.set(row, text)
    return text
  }
}
