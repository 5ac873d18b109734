import * as v from 'valibot'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import { fieldMeasurement } from '@/domain/fieldMeasurement'
import { fixture } from '@/domain/fixture'
import {
  type ClubReadings,
  fixturePeriod,
  longPeriod,
  type PitchReadings,
  readingsOf,
  recentPeriod,
} from '@/domain/league/clubReadings'
import { type Pitch, pitch } from '@/domain/pitch'
import { type Day, type Id, listOf } from '@/domain/wire'
import { createPool } from '@/lib/pool'
import { COMPANY_HEADER } from '@/session/chosenClub'
import { api } from './api'
import type { CallError } from './http/query'
import { paths } from './paths'
import { periodQuery } from './period'
import { sortedByName } from './sortedByName'

/** Clubs that are read at a time, each with one call after the other. */
const AT_A_TIME = 4
const inTurn = createPool(AT_A_TIME)

type Answer = { data?: unknown; error?: unknown }
type Ask = (args: FetchArgs) => Answer | PromiseLike<Answer>

const league = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * One club for the league's table: its pitches, the newest reading of each metric, its fixtures. Only what the
     * table needs is kept of the grids. It outlasts the choice of a club: it is the office's own (chooseClub).
     */
    getClubReadings: build.query<ClubReadings, { club: Id; today: Day }>({
      queryFn: async ({ club, today }, { signal }, _options, ask) => {
        const read = await inTurn(() => readClub(ask, club, today, signal))
        return 'error' in read ? { error: read.error as CallError } : { data: read }
      },
      keepUnusedDataFor: 1800,
    }),
  }),
})

const parsed = <const S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> | undefined => {
  const read = v.safeParse(schema, data)
  return read.success ? read.output : undefined
}
const UNREADABLE = { status: 'CUSTOM_ERROR', error: 'not the answer that was asked for' } as const

async function readClub(
  ask: Ask,
  club: Id,
  today: Day,
  signal: AbortSignal,
): Promise<ClubReadings | { error: unknown }> {
  const get = async <const S extends v.GenericSchema>(url: string, schema: S, params?: object) => {
    // Nobody waits for it any more: another club was opened, or the office was left.
    if (signal.aborted) return { error: { status: 'CUSTOM_ERROR', error: 'superseded' } as const }
    const { data, error } = await ask({
      url,
      headers: { [COMPANY_HEADER]: club },
      ...(params && { params }),
      // Of every club at the same address: the browser's cache lets such calls wait for each other.
      cache: 'no-store',
    })
    if (error) return { error }
    const read = parsed(schema, data)
    return read === undefined ? { error: UNREADABLE } : { data: read }
  }
  const measured = async (one: Pitch): Promise<PitchReadings> => {
    const of = async (period: { from: Day; to: Day }) => {
      const answer = await get(paths.fieldMeasurements(one.id), listOf(fieldMeasurement), periodQuery(period))
      return answer.data && readingsOf(answer.data, Date.now())
    }
    const recent = await of(recentPeriod(today))
    const known = recent?.rounds.length === 0 ? await of(longPeriod(today)) : recent
    return { pitch: one, readings: known?.readings, rounds: known?.rounds ?? [] }
  }

  const pitches = await get(paths.pitches, listOf(pitch))
  if (pitches.error !== undefined) return { error: pitches.error }
  const fixtures = await get(paths.events, listOf(fixture), periodQuery(fixturePeriod(today)))
  if (fixtures.error !== undefined) return { error: fixtures.error }
  const read: PitchReadings[] = []
  for (const one of sortedByName<Pitch>(pitches.data)) read.push(await measured(one))
  return { club, askedAt: Date.now(), pitches: read, fixtures: fixtures.data }
}

export const leagueEndpoints = league.endpoints
