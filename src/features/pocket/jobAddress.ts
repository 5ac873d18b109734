import type { Id } from '@/domain/wire'

/** The present query with a job's card open, or closed for null: "back" closes it. */
export function withJob(search: string, id: Id | null): string {
  const query = new URLSearchParams(search)
  if (id === null) query.delete('job')
  else query.set('job', id)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
