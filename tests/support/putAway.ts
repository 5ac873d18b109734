import { cleanup } from '@testing-library/react'

/** A phone that puts a page away says nothing to it: what its tab keeps is there afterwards, and nothing else. */
export function putAway(): void {
  const kept = Object.entries(sessionStorage) as [string, string][]
  cleanup()
  for (const [key, text] of kept) sessionStorage.setItem(key, text)
}
