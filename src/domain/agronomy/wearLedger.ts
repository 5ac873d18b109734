import { type Activity, answerOf } from '../activity.ts'
import { isOpen } from '../activityWork.ts'
import type { Fixture } from '../fixture.ts'
import { buildGrid, CELLS, COLUMNS, type Grid } from '../grid.ts'
import { addDays, dayAtGround, daysBetween } from '../groundTime.ts'
import { isBeside } from '../planning/pairs.ts'
import type { Day, Id, Instant } from '../wire.ts'
import { busiestShare, type WearZone, zoneShares } from './wearMap.ts'
import { byCode } from '../../lib/byCode.ts'

export type PlayKind = 'match' | 'training' | 'juniors' | 'warmUp'

/** How hard an hour of play wears the turf against an hour of match, and by how much more on a wet day. */
export type WearWeights = Record<PlayKind | 'wet', number>

/** Weights of product.md, B5; the wet factor is a rule of this product. */
export const WEAR_WEIGHTS: WearWeights = { match: 1, training: 0.7, juniors: 0.5, warmUp: 0.3, wet: 1.5 }

/** A day with so much rain, mm, or soil so moist, % by volume, is wet. A rule of this product. */
export const WET_DAY = { rain: 5, moisture: 32 } as const

/** One piece of play on one pitch. */
export type Play = {
  /** Of the activity or fixture it stands for. */
  id: Id
  source: 'activity' | 'fixture'
  name: string
  pitchId: Id
  kind: PlayKind
  zone: WearZone
  start: Instant
  end: Instant
  day: Day
  hours: number
}

/** The oldest age that plays as juniors do. */
const OLDEST_JUNIOR = 16
/** Nobody plays longer at a stretch: what is booked for days is not played for days. */
const LONGEST_HOURS = 6

/** Whether a name or an age group says that juniors play: "U16 v Larkfield", "Under 12". */
export function isJunior(text: string): boolean {
  const age = /(?:^|[^\p{L}\d])(?:u|under)[\s-]?(\d{1,2})(?!\d)/iu.exec(text)?.[1]
  return age !== undefined && Number(age) <= OLDEST_JUNIOR
}

const hoursBetween = (start: Instant, end: Instant): number =>
  Math.min(LONGEST_HOURS, Math.max(0, (Date.parse(end) - Date.parse(start)) / 3_600_000))

const textOf = (activity: Activity, key: string): string => {
  const answer = answerOf(activity, key)
  return typeof answer === 'string' ? answer : ''
}

const ZONE_OF_ANSWER: Readonly<Record<string, WearZone>> = {
  goalmouths: 'goalmouths',
  centre: 'centre',
  touchlines: 'touchlines',
}

/** Minutes from one clock time to a later one; 0 when either is none or they stand the other way round. */
function minutesOf(from: string, to: string): number {
  const [a, b] = [from, to].map((clock) => {
    const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? []
    return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes)
  })
  const between = (b ?? Number.NaN) - (a ?? Number.NaN)
  return between > 0 && between <= 180 ? between : 0
}

function ofActivity(activity: Activity, timeZone: string): Play[] {
  const { id, activityName, status, startDate, endDate, pitchIds } = activity
  if ((activityName !== 'match' && activityName !== 'training') || status === 'cancelled') return []
  if (textOf(activity, 'outcome') === 'postponed') return []
  const name = activity.name ?? ''
  const junior = isJunior(`${name} ${textOf(activity, 'ageGroup')} ${textOf(activity, 'homeTeam')}`)
  const played = answerOf(activity, 'playedMinutes')
  const warmUp = minutesOf(textOf(activity, 'warmUpStart'), textOf(activity, 'kickOff')) / 60
  return pitchIds.flatMap((pitchId): Play[] => {
    const play: Play = {
      id,
      source: 'activity',
      name,
      pitchId,
      kind: junior ? 'juniors' : activityName === 'match' ? 'match' : 'training',
      zone: activityName === 'match' ? 'match' : (ZONE_OF_ANSWER[textOf(activity, 'zone')] ?? 'whole'),
      start: startDate,
      end: endDate,
      day: dayAtGround(startDate, timeZone),
      hours:
        activityName === 'match' && typeof played === 'number' && played >= 0
          ? Math.min(LONGEST_HOURS, played / 60)
          : hoursBetween(startDate, endDate),
    }
    return activityName === 'match' && warmUp > 0
      ? [play, { ...play, kind: 'warmUp', zone: 'warmUp', hours: warmUp }]
      : [play]
  })
}

const ofFixture = ({ id, name, kind, pitchId, startDate, endDate }: Fixture, timeZone: string): Play[] =>
  kind === 'other' || pitchId === undefined
    ? []
    : [
        {
          id,
          source: 'fixture',
          name,
          pitchId,
          kind: isJunior(name) ? 'juniors' : kind,
          zone: kind === 'match' ? 'match' : 'whole',
          start: startDate,
          end: endDate,
          day: dayAtGround(startDate, timeZone),
          hours: hoursBetween(startDate, endDate),
        },
      ]

const overlap = (a: Pick<Play, 'start' | 'end'>, b: Pick<Play, 'start' | 'end'>): boolean =>
  a.start < b.end && b.start < a.end

/**
 * All play, earliest first: matches and trainings that were logged, and those that were only booked elsewhere. A booking
 * that overlaps logged play on the same pitch is the same play and counts once. Cancelled and postponed play is none; of a
 * half or a third of a pitch nobody says which, so it counts as spread over the whole.
 */
export function playOf(
  activities: readonly Activity[],
  fixtures: readonly Fixture[],
  timeZone: string,
): Play[] {
  const logged = activities.flatMap((activity) => ofActivity(activity, timeZone))
  // Looked up by pitch: a year of twenty pitches has thousands of either.
  const loggedOn = Map.groupBy(logged, ({ pitchId }) => pitchId)
  const booked = fixtures
    .flatMap((fixture) => ofFixture(fixture, timeZone))
    .filter((play) => !loggedOn.get(play.pitchId)?.some((other) => overlap(play, other)))
  return [...logged, ...booked].sort((a, b) => byCode(a.start, b.start) || byCode(a.id, b.id))
}

/** What is known of a day: rain in mm, soil moisture in % by volume. */
export type Wetness = { rain?: number | undefined; moisture?: number | undefined }

/** True for a wet day, undefined when neither rain nor moisture is known. */
export function isWet({ rain, moisture }: Wetness): boolean | undefined {
  if (rain === undefined && moisture === undefined) return undefined
  return (rain ?? 0) >= WET_DAY.rain || (moisture ?? 0) >= WET_DAY.moisture
}

export type WearEntry = Play & {
  /** Undefined where the day's rain and moisture are unknown: the wet factor is then left out. */
  wet: boolean | undefined
  /** Hours of match that would wear the turf as much. */
  load: number
}

/** Hours × weight, × the wet factor on wet days. */
export const wearEntries = (
  plays: readonly Play[],
  weights: WearWeights,
  wetness: ReadonlyMap<Day, Wetness>,
): WearEntry[] =>
  plays.map((play) => {
    const wet = isWet(wetness.get(play.day) ?? {})
    return { ...play, wet, load: play.hours * weights[play.kind] * (wet ? weights.wet : 1) }
  })

export const totalLoad = (entries: readonly WearEntry[]): number =>
  entries.reduce((sum, { load }) => sum + load, 0)

/** Entries of one pitch on the days that end with `last`, so many of them. */
export const entriesOf = (
  entries: readonly WearEntry[],
  pitchId: Id,
  last: Day,
  days: number,
): WearEntry[] => {
  const first = addDays(last, 1 - days)
  return entries.filter((entry) => entry.pitchId === pitchId && entry.day >= first && entry.day <= last)
}

/**
 * Load painted on the grid, hours of match as the most worn cell of a match feels them. Each piece of play is spread by its
 * zone and lost nowhere: the cells add up to the total load over `busiestShare`.
 */
export function wearGrid(entries: readonly WearEntry[]): Grid {
  const cells = new Float64Array(CELLS)
  const busiest = busiestShare()
  for (const { zone, load } of entries) {
    const shares = zoneShares(zone)
    for (let cell = 0; cell < CELLS; cell++)
      cells[cell] = (cells[cell] ?? 0) + (load * (shares[cell] ?? 0)) / busiest
  }
  return buildGrid((row, column) => cells[row * COLUMNS + column] ?? 0)
}

/** Cells that bear more than `limit`, hours of match, as row × 18 + column. */
export const cellsOver = (grid: Grid, limit: number): Set<number> =>
  new Set(
    grid.flatMap((row, r) => row.flatMap((value, c) => ((value ?? 0) > limit ? [r * COLUMNS + c] : []))),
  )

/**
 * Hours of match a week that turf is taken to bear. Natural turf: Sport England gives 2 to 3 with pipe drains and 4 to 6 on a
 * suspended water table (STRI); twice that on hybrid turf is a rule of this product. Null for a pitch without turf.
 */
export function usualCapacity(surface: 'natural' | 'hybrid' | 'artificial' | undefined): number | null {
  if (surface === 'artificial') return null
  return surface === 'hybrid' ? 8 : 4
}

/** A capacity per week over some other days. */
export const capacityOver = (week: number, days: number): number => (week * days) / 7

export type LoadedPitch = {
  id: Id
  kind?: 'stadium' | 'training' | 'goalkeeper' | undefined
  /** Hours of match a week; null where wear does not count. */
  capacity: number | null
}

export type SwapProposal = {
  /** The training to be moved. */
  training: WearEntry
  to: Id
  /** Share of the week's capacity that is used up once the training is over, without a move and on the other pitch. */
  before: number
  after: number
}

/** Another pitch has to be easier by at least this share of its capacity: less is not worth the trouble. */
const WORTH_IT = 0.15
/** Nobody is sent away from a pitch that bears what it bears easily. */
const TIGHT = 0.8
/** How far ahead a training may lie, days. */
const AHEAD = 14

/** The next training on a pitch within two weeks, if there is one. */
export function nextTraining(
  entries: readonly WearEntry[],
  { pitchId, now }: { pitchId: Id; now: Instant },
  timeZone: string,
): WearEntry | undefined {
  const today = dayAtGround(now, timeZone)
  return entries.find(
    (entry) =>
      entry.pitchId === pitchId &&
      entry.start > now &&
      entry.kind !== 'match' &&
      entry.zone !== 'match' &&
      entry.zone !== 'warmUp' &&
      daysBetween(today, entry.day) <= AHEAD,
  )
}

/**
 * Where the next training of a pitch would do less harm, or undefined when it may stay: the week up to it uses less than four
 * fifths of the capacity, or no other pitch is free of play and of work at that time and clearly easier. Nobody is sent to a stadium or to a
 * goalkeepers' pitch.
 */
export function proposeSwap(
  entries: readonly WearEntry[],
  pitches: readonly LoadedPitch[],
  { pitchId, now, work }: { pitchId: Id; now: Instant; work: readonly Activity[] },
  timeZone: string,
): SwapProposal | undefined {
  const training = nextTraining(entries, { pitchId, now }, timeZone)
  const own = pitches.find(({ id }) => id === pitchId)?.capacity
  if (!training || !own) return undefined
  const before = totalLoad(entriesOf(entries, pitchId, training.day, 7)) / own
  if (before < TIGHT) return undefined
  const isWorkedOn = (id: Id, at: WearEntry) =>
    work.some(
      (one) =>
        isOpen(one) &&
        one.pitchIds.includes(id) &&
        !isBeside(one.activityName) &&
        overlap({ start: one.startDate, end: one.endDate }, at),
    )
  const free = pitches
    .filter(({ id, kind }) => id !== pitchId && kind !== 'stadium' && kind !== 'goalkeeper')
    .filter(({ id }) => !entries.some((entry) => entry.pitchId === id && overlap(entry, training)))
    .filter(({ id }) => !isWorkedOn(id, training))
    .flatMap(({ id, capacity }) =>
      capacity
        ? [{ id, after: (totalLoad(entriesOf(entries, id, training.day, 7)) + training.load) / capacity }]
        : [],
    )
    .sort((a, b) => a.after - b.after || byCode(a.id, b.id))
  const [best] = free
  return best && best.after + WORTH_IT <= before
    ? { training, to: best.id, before, after: best.after }
    : undefined
}
