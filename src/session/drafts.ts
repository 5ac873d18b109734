/** Input that nobody has saved yet, in the session storage of its tab: `sward.draft.<person>.<what>`. */
const PREFIX = 'sward.draft.'

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

function forget(isDoomed: (key: string) => boolean): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, n) => sessionStorage.key(n) ?? '')
    for (const key of keys.filter(isDoomed)) sessionStorage.removeItem(key)
  } catch {
    // Storage throws where a browser blocks it (quality O13): nothing was kept.
  }
}
