import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Activity } from '@/domain/activity'
import { readingOf, withWeather } from '@/domain/workWeather'
import { activityEndpoints } from './activities'
import type { WithWeather } from './useInWeather'
import { turfEndpoints } from './turf'

/** The fields of the work's type and the weather of its pitch: what is known, else what is asked for now. */
export const weatherOfAct =
  (work: Activity, now: Date): ThunkAction<Promise<WithWeather>, never, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const [pitchId] = work.pitchIds
    const once = { subscribe: false }
    const [configurations, reading] = await Promise.all([
      dispatch(activityEndpoints.getActivityConfiguration.initiate(undefined, once)),
      (async () => {
        if (pitchId === undefined) return undefined
        const known = turfEndpoints.getWeather.select(pitchId)(getState()).data
        const reading = known && readingOf(known, now)
        if (reading) return reading
        const { data } = await dispatch(
          turfEndpoints.getWeather.initiate(pitchId, { ...once, forceRefetch: true }),
        )
        return data && readingOf(data, now)
      })(),
    ])
    const keys = configurations.data
      ?.find(({ activityName }) => activityName === work.activityName)
      ?.fields.map(({ key }) => key)
    return keys ? withWeather(work, keys, reading, now) : { work, unknown: true }
  }
