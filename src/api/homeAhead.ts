import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import { dayAtGround, isTimeZone } from '@/domain/groundTime'
import { homePitch } from '@/domain/homeGround'
import { isOn, isReadOnly } from '@/domain/switches'
import { deviceZone } from '@/i18n/format'
import { activityEndpoints } from './activities'
import { api } from './api'
import { pitchEndpoints } from './pitches'
import { turfEndpoints } from './turf'

/** What home shows first is asked for while the page is put together: the pitches, with them the weather, work and fixtures. */
export const askAhead =
  (): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> => async (dispatch) => {
    const once = { subscribe: false }
    const { data: company } = await dispatch(api.endpoints.getCompany.initiate(undefined, once))
    // Which club an office looks at is its page's matter.
    if (!company || isReadOnly(company)) return
    const zone = isTimeZone(company.timeZone) ? company.timeZone : deviceZone()
    const today = dayAtGround(new Date(), zone)
    const pitches = dispatch(pitchEndpoints.getPitches.initiate(undefined, once))
    void dispatch(activityEndpoints.getActivities.initiate(workPeriod(today), once))
    void dispatch(activityEndpoints.getFixtures.initiate(aheadPeriod(today), once))
    if (isOn('home_disease_risk', company))
      void dispatch(pitchEndpoints.getSections.initiate(undefined, once))
    const home = homePitch((await pitches).data ?? [])
    if (home) void dispatch(turfEndpoints.getWeather.initiate(home.id, once))
  }
