import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Activity } from '@/domain/activity'
import { readingOf, withWeather } from '@/domain/workWeather'
import { activityEndpoints } from './activities'
import type { WithWeather } from './useInWeather'
import { turfEndpoints } from './turf'

/** Nobody stands before a button for longer than this; what comes later is not written. */
const PATIENCE_MS = 3000
const late = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))

/** The fields of the work's type and the weather of its pitch: what is known, else what is asked for now. */
export const weatherOfAct =
  (work: Activity, now: Date): ThunkAction<Promise<WithWeather>, never, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const [pitchId] = work.pitchIds
    const once = { subscribe: false }
    const asked = Promise.all([
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
    const [configurations, reading] = (await Promise.race([asked, late()])) ?? []
    const keys = configurations?.data
      ?.find(({ activityName }) => activityName === work.activityName)
      ?.fields.map(({ key }) => key)
    return keys ? withWeather(work, keys, reading, now) : { work, unknown: true }
  }
