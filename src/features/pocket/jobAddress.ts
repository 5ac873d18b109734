import type { Id } from '@/domain/wire'
import { withParts } from '@/lib/searchParts'

/** The present query with a job's card open, or closed for null: "back" closes it. */
export const withJob = (search: string, job: Id | null): string => withParts(search, { job })
