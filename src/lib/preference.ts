/** Choices that belong to this browser and to nobody in particular. */
export type Preference =
  | 'theme'
  | 'contrast'
  | 'letterKeys'
  | 'units'
  | 'workDetails'
  | 'door'
  | 'railPinned'
  | 'nitrogenUnit'
  | 'tankSize'
  | `columns.${'equipment' | 'supplies' | 'cocktails'}`

const key = (name: Preference) => `sward.${name}`

/** Storage throws where a browser blocks it (quality O13): then nothing is remembered. */
export function readPreference(name: Preference): string | undefined {
  try {
    return localStorage.getItem(key(name)) ?? undefined
  } catch {
    return undefined
  }
}

export function writePreference(name: Preference, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key(name))
    else localStorage.setItem(key(name), value)
  } catch {
    // Works for this page, as long as it is open.
  }
}
