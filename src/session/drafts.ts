import { markUnsaved } from '@/lib/unsaved'

/** Input that nobody has saved yet, in the session storage of its tab: `sward.draft.<person>.<what>`. */
const PREFIX = 'sward.draft.'

/** What a browser takes no more of or blocks (quality O11, O13) lasts as long as the page, which asks before it goes. */
const held = new Map<string, { text: string; release: () => void }>()
const letGo = (key: string): void => {
  held.get(key)?.release()
  held.delete(key)
}

export function keepDraft(key: string, text: string | null): void {
  letGo(key)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== null) held.set(key, { text, release: markUnsaved(key) })
  }
}

export function keptDraft(key: string): string | null {
  try {
    return held.get(key)?.text ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export const draftKey = (userId: string | undefined, what: string): string =>
  `${PREFIX}${userId ?? ''}.${what}`

/** What a tab kept for a person goes when they log out. */
export const forgetTab = (): void => forget(() => true)

/** A session that was lost takes no input with it: whoever logs in again goes on writing. */
export const forgetAllButDrafts = (userId: string): void =>
  forget((key) => !key.startsWith(draftKey(userId, '')))

/** Nobody finds what another person of the same device has typed. */
export const forgetOthersDrafts = (userId: string): void =>
  forget((key) => key.startsWith(PREFIX) && !key.startsWith(draftKey(userId, '')))

/** All that a tab keeps. */
export function keysOfTab(): string[] {
  const keys = [...held.keys()]
  try {
    keys.push(...Object.keys(sessionStorage))
  } catch {
    // Storage throws where a browser blocks it: nothing was kept there.
  }
  return keys
}

function forget(isDoomed: (key: string) => boolean): void {
  for (const key of keysOfTab()) if (isDoomed(key)) keepDraft(key, null)
}
