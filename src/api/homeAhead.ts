import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import { homePitch } from '@/domain/homeGround'
import { isOn, isReadOnly } from '@/domain/switches'
import { activityEndpoints } from './activities'
import { api } from './api'
import { groundToday } from './groundToday'
import { pitchEndpoints } from './pitches'
import { turfEndpoints } from './turf'

/** What home shows first is asked for while the page is put together: the pitches, with them the weather, work and fixtures. */
export const askAhead = (): ThunkAction<void, unknown, unknown, UnknownAction> => (dispatch) =>
  void ask(dispatch)

async function ask(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> {
  const once = { subscribe: false }
  const { data: company } = await dispatch(api.endpoints.getCompany.initiate(undefined, once))
  // Which club an office looks at is its page's matter.
  if (!company || isReadOnly(company)) return
  const today = groundToday(company)
  const pitches = dispatch(pitchEndpoints.getPitches.initiate(undefined, once))
  void dispatch(activityEndpoints.getActivities.initiate(workPeriod(today), once))
  void dispatch(activityEndpoints.getFixtures.initiate(aheadPeriod(today), once))
  if (isOn('home_disease_risk', company)) void dispatch(pitchEndpoints.getSections.initiate(undefined, once))
  const home = homePitch((await pitches).data ?? [])
  if (home) void dispatch(turfEndpoints.getWeather.initiate(home.id, once))
}
