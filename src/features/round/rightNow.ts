import { toInstant } from '@/domain/groundTime'
import type { Instant } from '@/domain/wire'

export const rightNow = (): Instant => toInstant(Date.now())
