import type { Feature } from '@/domain/switches'

const FEATURE_OF_VIEW: ReadonlyMap<string | null, Feature> = new Map([
  ['tv', 'calendar_tv_view'],
  ['users', 'calendar_users'],
  ['pitches', 'calendar_pitches'],
])

/** The switch that a calendar address depends on (`?view=`). */
export const featureOfView = (url: URL): Feature | undefined =>
  FEATURE_OF_VIEW.get(url.searchParams.get('view'))
