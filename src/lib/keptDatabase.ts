/** The database of what was read. What is written and not sent yet is in another one. */
export const KEPT_DATABASE = 'sward-kept'

/** Forgets what was read, for whoever it was read. Nothing waits for it: what is asked of the database later comes after. */
export function dropKeptDatabase(): void {
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE)
  } catch {
    // Where the browser refuses IndexedDB there is nothing (quality O12).
  }
}
