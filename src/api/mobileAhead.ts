import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { workPeriod } from '@/domain/dayJobs'
import { activityEndpoints } from './activities'
import { api } from './api'
import { groundToday } from './groundToday'
import { localDataEndpoints } from './localData'
import { pitchEndpoints } from './pitches'

/** What was kept on a slow phone is there by then; without it a frame that waits would be drawn, and thrown away. */
const SOON_MS = 300

/** The day of whoever stands in the field is asked for before its page is drawn, and drawn with it where it is at hand. */
export const askAhead = (): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> => (dispatch) =>
  Promise.race([ask(dispatch), new Promise<void>((resolve) => setTimeout(resolve, SOON_MS))])

async function ask(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> {
  const once = { subscribe: false }
  const { data: company } = await dispatch(api.endpoints.getCompany.initiate(undefined, once))
  if (!company) return
  await Promise.all([
    dispatch(activityEndpoints.getActivities.initiate(workPeriod(groundToday(company)), once)),
    dispatch(pitchEndpoints.getPitches.initiate(undefined, once)),
    dispatch(localDataEndpoints.getLocalData.initiate(undefined, once)),
  ])
}
