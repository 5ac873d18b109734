import { useSyncExternalStore } from 'react'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { COOKIE } from './cookies'

/** The header of every call that is about the club a league office has opened (contract.md). */
export const COMPANY_HEADER = 'X-Company-Id'
const CHANNEL = 'sward-club'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined
/** What this tab shows; another tab may have chosen since, which `hearClub` notices. */
let shown: string | undefined

/** The club that a league office has opened; undefined for all of them. */
export const chosenClub = (): string | undefined => readCookie(COOKIE.company) || undefined

/**
 * Keeps the choice for every call from now on, in every tab; `forget` takes away what is known of the former club before
 * anybody looks again. False where the browser keeps no cookie.
 */
export function keepClub(club: string | undefined, forget: () => void): boolean {
  const isKept = club === undefined ? removed() : writeCookie(COOKIE.company, club)
  shown = chosenClub()
  forget()
  openChannel()?.postMessage('chosen')
  for (const listener of listeners) listener()
  return isKept
}

function removed(): true {
  removeCookie(COOKIE.company)
  return true
}

/** The chosen club, followed as it changes in this tab. */
export const useChosenClub = (): string | undefined => useSyncExternalStore(followClub, chosenClub)

/** Calls back when this tab shows another club. Returns how to stop. */
export function followClub(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Calls back when another tab has chosen another club, at the latest when this tab is looked at again: the cookie is
 * the same for all, and what stands here would be followed by answers about somebody else. Returns how to stop.
 */
export function hearClub(changed: () => void): () => void {
  shown = chosenClub()
  const look = () => {
    if (chosenClub() === shown) return
    shown = chosenClub()
    changed()
    for (const listener of listeners) listener()
  }
  const heard = openChannel()
  heard?.addEventListener('message', look)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  return () => {
    heard?.removeEventListener('message', look)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}

const openChannel = (): BroadcastChannel | undefined =>
  (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL))
