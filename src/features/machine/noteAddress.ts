const LOG_VIEWS = ['check', 'meter', 'fault', 'service'] as const
export type LogView = (typeof LOG_VIEWS)[number]

/** What is being noted of the machine, as the address says it. */
export function noteIn(search: string): LogView | undefined {
  const note = new URLSearchParams(search).get('note')
  return LOG_VIEWS.find((view) => view === note)
}

/** The present query with a form of the log open, or closed for null. */
export function withNote(search: string, view: LogView | null): string {
  const query = new URLSearchParams(search)
  if (view === null) query.delete('note')
  else query.set('note', view)
  return `?${query}`
}
