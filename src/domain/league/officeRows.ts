import { byCode } from '../../lib/byCode.ts'
import { DAY_MS } from '../../lib/durations.ts'
import type { Company } from '../company.ts'
import type { Fixture } from '../fixture.ts'
import { dayAtGround } from '../groundTime.ts'
import type { BandLimits } from '../localData.ts'
import type { Id, Instant } from '../wire.ts'
import type { ClubReadings, PitchReadings } from './clubReadings.ts'
import {
  againstAsShown,
  type Against,
  distanceFromNorm,
  type Light,
  LEAGUE_METRICS,
  type LeagueMetric,
  lightOf,
  type Norm,
  normOf,
} from './norm.ts'

/** After so many days a reading says nothing about the pitch of today: its value is shown without a light. */
export const FRESH_DAYS = 21

/** A club that the office may look at. */
export type LeagueClub = Company & { id: Id }
/** How far a club has been read. */
export type ClubAnswer = { data?: ClubReadings | undefined; error?: unknown; isLoading: boolean }

export const OFFICE_STATUSES = [
  'critical',
  'outdated',
  'unread',
  'look',
  'good',
  'loading',
  'failed',
] as const
export type OfficeStatus = (typeof OFFICE_STATUSES)[number]

/** One value against its norm; of a club it is that of the pitch which is furthest from it. */
export type MetricCell = {
  pitchName: string
  value: number
  at: Instant
  norm: Norm
  /** Undefined: too old to say. */
  against: Against | undefined
  light: Light
}
type Shared = {
  id: string
  club: LeagueClub
  status: OfficeStatus
  /** When anything was read last. */
  readAt: Instant | undefined
  cells: Partial<Record<LeagueMetric, MetricCell>>
  next: Fixture | undefined
}
export type PitchRow = Shared & { kind: 'pitch'; pitch: PitchReadings['pitch']; readings: PitchReadings }
export type ClubRow = Shared & { kind: 'club'; error?: unknown; pitches: readonly PitchRow[] }
export type OfficeRow = ClubRow | PitchRow

export type OwnNorms = Readonly<Record<string, BandLimits>> | undefined

/** The zone of a club's ground, for its days and kick-offs. */
export const zoneOf = (club: Pick<Company, 'timeZone'>, fallback: string): string => club.timeZone ?? fallback

/** A club with its pitches against the norm, as it stands at a moment. */
export function clubRow(
  club: LeagueClub,
  { data, error, isLoading }: ClubAnswer,
  { now, timeZone, own }: { now: Date; timeZone: string; own: OwnNorms },
): ClubRow {
  const id = `club ${club.id}`
  const none = { kind: 'club', id, club, readAt: undefined, cells: {}, next: undefined, pitches: [] } as const
  if (!data)
    return isLoading || error === undefined
      ? { ...none, status: 'loading' }
      : { ...none, status: 'failed', error }
  const pitches = data.pitches.map((readings) => pitchRow(club, data, readings, { now, timeZone, own }))
  return { ...none, ...summaryOf(pitches), ...(error === undefined ? {} : { error }), pitches }
}

/** What a club's row says of these pitches of its. */
export function summaryOf(
  pitches: readonly PitchRow[],
): Pick<ClubRow, 'status' | 'readAt' | 'cells' | 'next'> {
  const cells: ClubRow['cells'] = {}
  for (const metric of LEAGUE_METRICS) {
    const found = pitches.flatMap(({ cells: own }) => own[metric] ?? [])
    const worst = found.toSorted((a, b) => severity(b) - severity(a) || byCode(b.at, a.at))[0]
    if (worst) cells[metric] = worst
  }
  return {
    status:
      OFFICE_STATUSES.find((status) => pitches.some((pitch) => pitch.status === status)) ??
      ('unread' as const),
    readAt: latest(pitches.map(({ readAt }) => readAt)),
    cells,
    next: nextOf(pitches.flatMap(({ next }) => next ?? [])),
  }
}

const LIGHTS: Readonly<Record<Light, number>> = { critical: 3, look: 2, good: 1, none: 0 }
/** Lights first, then how far beyond. */
const severity = ({ light, value, norm }: MetricCell): number =>
  1000 * LIGHTS[light] + Math.min(999, distanceFromNorm(value, norm))

const latest = (instants: readonly (Instant | undefined)[]): Instant | undefined =>
  instants.reduce<Instant | undefined>(
    (newest, one) => (one !== undefined && (newest === undefined || one > newest) ? one : newest),
    undefined,
  )

function pitchRow(
  club: LeagueClub,
  { fixtures }: ClubReadings,
  readings: PitchReadings,
  { now, timeZone, own }: { now: Date; timeZone: string; own: OwnNorms },
): PitchRow {
  const { pitch } = readings
  const place = { region: club.region, pitch, day: dayAtGround(now, zoneOf(club, timeZone)) }
  const cells: PitchRow['cells'] = {}
  for (const metric of LEAGUE_METRICS) {
    const reading = readings.readings?.[metric]
    if (!reading) continue
    const norm = normOf(metric, place, own)
    const isFresh = now.getTime() - Date.parse(reading.at) <= FRESH_DAYS * DAY_MS
    const shown = againstAsShown(metric, reading.mean, norm)
    const { value } = shown
    const against = isFresh ? shown.against : undefined
    cells[metric] = {
      pitchName: pitch.name,
      value,
      at: reading.at,
      norm,
      against,
      light: lightOf(against),
    }
  }
  return {
    kind: 'pitch',
    id: `pitch ${club.id} ${pitch.id}`,
    club,
    pitch,
    readings,
    status: statusOf(readings, cells),
    readAt: readings.rounds[0],
    cells,
    next: nextOf(
      fixtures.filter(
        ({ pitchId, endDate, kind }) =>
          pitchId === pitch.id && kind !== 'other' && Date.parse(endDate) > now.getTime(),
      ),
    ),
  }
}

/** The next match, or the next training where no match is known. */
const nextOf = (fixtures: readonly Fixture[]): Fixture | undefined =>
  fixtures.toSorted(
    (a, b) => Number(b.kind === 'match') - Number(a.kind === 'match') || byCode(a.startDate, b.startDate),
  )[0]

function statusOf({ readings, rounds }: PitchReadings, cells: PitchRow['cells']): OfficeStatus {
  if (!readings) return 'failed'
  if (rounds.length === 0) return 'unread'
  const lights = Object.values(cells).map(({ light }) => light)
  if (lights.every((light) => light === 'none')) return 'outdated'
  return lights.includes('critical') ? 'critical' : lights.includes('look') ? 'look' : 'good'
}
