import { withParts } from '@/lib/searchParts'

const LOG_VIEWS = ['check', 'meter', 'fault', 'service'] as const
export type LogView = (typeof LOG_VIEWS)[number]

/** What is being noted of the machine, as the address says it. */
export function noteIn(search: string): LogView | undefined {
  const note = new URLSearchParams(search).get('note')
  return LOG_VIEWS.find((view) => view === note)
}

/** The present query with a form of the log open, or closed for null. */
export const withNote = (search: string, note: LogView | null): string => withParts(search, { note })
