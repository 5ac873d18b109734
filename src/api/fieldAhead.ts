import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Company } from '@/domain/company'
import { workPeriod } from '@/domain/dayJobs'
import { isOn } from '@/domain/switches'
import type { User } from '@/domain/user'
import { HOUR_MS } from '@/lib/durations'
import { chosenClub } from '@/session/chosenClub'
import { readPerson } from '@/session/rememberedPerson'
import { activityEndpoints } from './activities'
import { groundToday } from './groundToday'
import { identityEndpoints } from './identity'
import { leaveEndpoints } from './leave'
import { pitchEndpoints } from './pitches'
import { storageEndpoints } from './storage'

let last = { whose: '', at: Number.NEGATIVE_INFINITY }

/**
 * Reads what the cards, forms and calendar of the field name and reckon with, one after the other, so that it lies on the device
 * (http/withKeptAnswers) where there is no network: whoever opens their jobs at the shed has not opened a form yet
 * (quality O1). Once an hour for each person and club, sooner where something failed.
 */
export const readForField =
  (company: Company): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const { userId } = readPerson() ?? {}
    const whose = JSON.stringify([userId, chosenClub() ?? company.id])
    const at = performance.now()
    if (!navigator.onLine || (last.whose === whose && at - last.at < HOUR_MS)) return
    last = { whose, at }
    const [hasShed, hasProducts, hasMixes] = [
      isOn('storage', company),
      isOn('storage', company) && isOn('product_management', company),
      isOn('storage', company) && isOn('cocktail_management', company),
    ]
    const once = { subscribe: false }
    const period = workPeriod(groundToday(company))
    const { data: me } =
      userId === undefined
        ? {}
        : await dispatch(identityEndpoints.getUser.initiate(userId, once) as never as Read<User>)
    const organizationId = me?.organizationId
    const reads = [
      identityEndpoints.getUsers.initiate(undefined, once),
      activityEndpoints.getActivityConfiguration.initiate(undefined, once),
      pitchEndpoints.getSections.initiate(undefined, once),
      hasShed && storageEndpoints.getEquipment.initiate(undefined, once),
      hasProducts && storageEndpoints.getSupplies.initiate(undefined, once),
      hasMixes && storageEndpoints.getCocktails.initiate(undefined, once),
      activityEndpoints.getFixtures.initiate(period, once),
      leaveEndpoints.getDaysOff.initiate(period, once),
      organizationId !== undefined &&
        leaveEndpoints.getNonWorkingDays.initiate({ ...period, organizationId }, once),
    ]
    for (const read of reads) if (read && (await dispatch(read as never as Read)).error) last.whose = ''
  }

type Read<T = unknown> = ThunkAction<Promise<{ data?: T; error?: unknown }>, unknown, unknown, UnknownAction>
