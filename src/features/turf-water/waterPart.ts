import type { Place } from '@/domain/agronomy/solar'
import type { Pitch } from '@/domain/pitch'
import type { Weather } from '@/domain/weather'
import type { Day } from '@/domain/wire'
import type { QueryLike } from '@/ui/QueryState'

/** What every block of the tab knows. */
export type WaterPart = {
  pitch: Pitch
  /** The day at the ground. */
  today: Day
  now: Date
  /** Where the pitch lies, or at least its company. */
  place: Place | undefined
  weather: QueryLike<Weather>
  readOnly: boolean
}
