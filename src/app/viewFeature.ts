import type { Feature } from '@/domain/switches'

const FEATURE_OF_VIEW: Record<string, Feature> = {
  tv: 'calendar_tv_view',
  users: 'calendar_users',
  pitches: 'calendar_pitches',
}

/** The switch that a calendar address depends on (`?view=`). */
export const featureOfView = (url: URL): Feature | undefined =>
  FEATURE_OF_VIEW[url.searchParams.get('view') ?? '']
