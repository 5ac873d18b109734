/** Each answer is worked out once; the key says all that it hangs on. */
export function remember<Key, Answer>(make: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as Answer
    const made = make(key)
    known.set(key, made)
    return made
  }
}
