import type { ActivityName } from './activityName.ts'

/** Treatments, whose record tells the weather in which they were made, and matches: that of kick-off (activity-fields.md 10, 24, 25). */
export const recordsWeather = (name: ActivityName): boolean =>
  ['spraying', 'spreading', 'match'].includes(name)
