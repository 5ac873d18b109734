import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { isOpen } from '@/domain/activityWork'
import { workPeriod } from '@/domain/dayJobs'
import type { LocalData } from '@/domain/localData'
import { localWith, mixWith, type ShelvedAgain, workWith } from '@/domain/shelvedAgain'
import { isOn } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { concernsOne } from '@/lib/concernsOne'
import { activityEndpoints } from './activities'
import { api } from './api'
import { groundToday } from './groundToday'
import { localDataEndpoints } from './localData'
import { storageEndpoints } from './storage'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

type Added = { data?: { id: Id }; error?: unknown }
type Row = { id: Id; updatedAt?: unknown }

/**
 * Puts deleted rows of the shed back. The backend gives each another id, so what named it by the former one follows:
 * mixes, the open work that a deletion warns of, and what this browser keeps of it. Work that is done stays as it was
 * written. Answers the first refusal; the others are written all the same.
 */
export async function shelveAgain(
  dispatch: Dispatch,
  table: ShelvedAgain['table'],
  rows: readonly Row[],
): Promise<{ error?: unknown }> {
  const back: ShelvedAgain[] = []
  let refusal: unknown
  for (const { id: from, updatedAt: _, ...row } of rows) {
    const { data, error } = await (dispatch(ADD[table].initiate(row as never) as never) as Promise<Added>)
    if (data) back.push({ table, from, to: data.id })
    refusal ??= error
    // What stopped this one would stop the others: nobody answers, or nobody may.
    if (error !== undefined && !concernsOne(error)) break
  }
  return { error: (await follow(dispatch, back)) ?? refusal }
}

/** Each takes the row of its own table. */
const ADD: Record<ShelvedAgain['table'], { initiate: (row: never) => unknown }> = {
  supply: storageEndpoints.addSupply,
  cocktail: storageEndpoints.addCocktail,
  machine: storageEndpoints.addEquipment,
}

async function follow(dispatch: Dispatch, rows: readonly ShelvedAgain[]): Promise<unknown> {
  if (rows.length === 0) return undefined
  const once = { subscribe: false }
  const anew = { subscribe: false, forceRefetch: true }
  const refusals: unknown[] = []
  const told = ({ error }: { error?: unknown }): void => {
    if (error !== undefined) refusals.push(error)
  }
  /** All that is named anew in one thing; undefined where nothing is. */
  const inAll = <T>(one: T, named: (now: T, row: ShelvedAgain) => T | undefined): T | undefined => {
    const now = rows.reduce((so, row) => named(so, row) ?? so, one)
    return now === one ? undefined : now
  }
  const [{ data: company }, { data: local }] = await Promise.all([
    dispatch(api.endpoints.getCompany.initiate(undefined, once)),
    dispatch(localDataEndpoints.getLocalData.initiate(undefined, once)),
  ])
  const kept = local && inAll<Partial<LocalData>>({}, (now, row) => keptWith(local, now, row))
  if (kept) told(await dispatch(localDataEndpoints.saveLocalData.initiate(kept)))
  if (!company) return refusals[0]
  if (rows.some(({ table }) => table === 'supply') && isOn('cocktail_management', company)) {
    const mixes = await dispatch(storageEndpoints.getCocktails.initiate(undefined, anew))
    told(mixes)
    for (const mix of (mixes.data ?? []).flatMap((one) => inAll(one, mixWith) ?? []))
      told(await dispatch(storageEndpoints.saveCocktail.initiate(mix)))
  }
  const period = workPeriod(groundToday(company))
  const work = await dispatch(activityEndpoints.getActivities.initiate(period, anew))
  told(work)
  for (const job of (work.data ?? []).filter(isOpen).flatMap((one) => inAll(one, workWith) ?? []))
    told(await dispatch(activityEndpoints.saveActivity.initiate(job)))
  return refusals[0]
}

/** The parts that are changed so far, with those that this row changes. */
function keptWith(
  local: LocalData,
  changed: Partial<LocalData>,
  row: ShelvedAgain,
): Partial<LocalData> | undefined {
  const more = localWith({ ...local, ...changed }, row)
  return more && { ...changed, ...more }
}
