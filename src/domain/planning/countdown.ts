import * as v from 'valibot'
import { HOUR_MS, MINUTE_MS } from '../../lib/durations.ts'
import type { Activity } from '../activity.ts'
import type { Fixture } from '../fixture.ts'
import { addDays, atGround, instantAtGround, isTimeZone, toInstant } from '../groundTime.ts'
import { FROST_RISK, WET_MM } from '../weatherOutlook.ts'
import { amount, type Day, type Id, type Instant, type Known, listOf } from '../wire.ts'
import { WORKING_HOURS } from './freeSlots.ts'
import type { Sky } from './workHours.ts'

export const COUNTDOWN_TROUBLES = ['rain', 'frost', 'shortStaff'] as const
export type CountdownTrouble = (typeof COUNTDOWN_TROUBLES)[number]
const troubles = v.fallback(listOf(v.picklist(COUNTDOWN_TROUBLES)), [])

/** A step of a club's way to the whistle. */
export const countdownStep = v.looseObject({
  activityName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** From its beginning to kick-off. */
  hoursBefore: v.pipe(amount, v.minValue(0), v.maxValue(24 * 14)),
  minutes: v.pipe(amount, v.minValue(1), v.maxValue(24 * 60)),
  /** What makes it fall away. */
  dropOn: troubles,
  /** What is done instead when it would fall away. */
  instead: v.optional(v.fallback(v.nullable(v.string()), null), null),
  /** Only needed in this weather. */
  onlyOn: v.optional(v.fallback(v.nullable(v.picklist(['frost', 'rain'])), null), null),
})
export type CountdownStep = Known<v.InferOutput<typeof countdownStep>>

const step = (
  hoursBefore: number,
  activityName: string,
  minutes: number,
  more: Partial<Pick<CountdownStep, 'dropOn' | 'instead' | 'onlyOn'>> = {},
): CountdownStep => ({ hoursBefore, activityName, minutes, dropOn: [], instead: null, onlyOn: null, ...more })

/** A club's usual three days before a match, where it has set none of its own. A rule of this product. */
export const DEFAULT_COUNTDOWN: readonly CountdownStep[] = [
  step(72, 'fieldMeasurements', 60, { dropOn: ['shortStaff'] }),
  step(70, 'mowing', 90, { dropOn: ['rain', 'frost', 'shortStaff'] }),
  step(50, 'irrigation', 60, { dropOn: ['rain', 'frost'] }),
  step(46, 'mowing', 90, { dropOn: ['rain', 'frost'] }),
  step(44, 'brushing', 60, { dropOn: ['rain', 'frost', 'shortStaff'] }),
  step(28, 'mowing', 90, { dropOn: ['rain', 'frost'] }),
  step(26, 'lineMarking', 120, { dropOn: ['rain'] }),
  step(23, 'goalRepair', 45),
  step(18, 'pitchCovers', 60, { onlyOn: 'frost' }),
  step(7, 'mowing', 90, { dropOn: ['rain', 'frost'], instead: 'brushing' }),
  step(4, 'lineMarking', 60, { dropOn: ['rain'] }),
  step(3, 'fieldMeasurements', 30, { dropOn: ['shortStaff'] }),
  step(1, 'irrigation', 20, { dropOn: ['rain', 'frost'] }),
]

/** A club's own steps as they were stored, the readable ones, earliest first; the usual ones where there are none. */
export function readCountdown(stored: unknown): readonly CountdownStep[] {
  const own = v.safeParse(listOf(countdownStep), stored)
  return own.success && own.output.length > 0
    ? own.output.toSorted((a, b) => b.hoursBefore - a.hoursBefore)
    : DEFAULT_COUNTDOWN
}

export type CountdownGround = {
  timeZone: string
  now: Instant
  activities: readonly Activity[]
  /** The forecast for the pitch; without it nothing falls away for the weather. */
  sky?: Pick<Sky, 'weather'> | undefined
  /** Days on which there are too few people (staffing). */
  shortDays?: readonly Day[]
}

/** What becomes of a step: covered by work, still to be planned, too late, left out, or done in another way. */
export type StepState = 'covered' | 'open' | 'missed' | 'dropped' | 'swapped'
export type PlacedStep = {
  step: CountdownStep
  hoursBefore: number
  /** What is done: the step's own work or what stands in for it. */
  activityName: string
  startDate: Instant
  endDate: Instant
  state: StepState
  /** The work that covers it, and how far that has come. */
  by?: Id
  work?: 'planned' | 'begun' | 'done'
  /** Why it is left out or swapped. */
  reason?: CountdownTrouble
  /** Minutes by which the ground's hours move it, later or (negative) earlier. */
  movedMinutes: number
}

/** Work this near to a step is the step: half a day, or near the whistle an hour and a half. */
const NEAR_MS = { early: 10 * HOUR_MS, late: 1.5 * HOUR_MS } as const
const LATE_HOURS = 12

/**
 * A club's way to the whistle of one fixture: each step with its time at the ground within working hours, whether work
 * on the pitch already covers it, and what rain, frost or few people make of it. It depends on the fixture alone, so it
 * moves with it. Empty for a fixture whose time or pitch nobody knows. Product.md, B10.
 */
export function countdownSteps(
  fixture: Fixture,
  template: readonly CountdownStep[],
  ground: CountdownGround,
): PlacedStep[] {
  const kickOff = Date.parse(fixture.startDate)
  const { pitchId } = fixture
  if (Number.isNaN(kickOff) || pitchId === undefined) return []
  const zone = isTimeZone(ground.timeZone) ? ground.timeZone : 'UTC'
  const onPitch = ground.activities.filter(
    ({ pitchIds, status, startDate }) =>
      pitchIds.includes(pitchId) && status !== 'cancelled' && Date.parse(startDate) < kickOff,
  )
  const taken = new Set<Id>()
  return template.flatMap((one): PlacedStep[] => {
    const placed = placeOf(one, fixture.startDate, zone)
    const near = one.hoursBefore > LATE_HOURS ? NEAR_MS.early : NEAR_MS.late
    const nearest = onPitch
      .filter(
        ({ id, activityName }) =>
          !taken.has(id) && (activityName === one.activityName || activityName === one.instead),
      )
      .map((work) => ({ work, off: Math.abs(Date.parse(work.startDate) - placed.start) }))
      .filter(({ off }) => off <= near)
      .sort((a, b) => a.off - b.off)[0]?.work
    const base = {
      step: one,
      hoursBefore: one.hoursBefore,
      activityName: one.activityName,
      startDate: toInstant(placed.start),
      endDate: toInstant(placed.end),
      movedMinutes: placed.movedMinutes,
    }
    if (nearest) {
      taken.add(nearest.id)
      return [
        {
          ...base,
          activityName: nearest.activityName,
          state: 'covered' as const,
          by: nearest.id,
          work:
            nearest.status === 'completed' ? 'done' : nearest.status === 'in_progress' ? 'begun' : 'planned',
        },
      ]
    }
    const found = troublesOf(one, placed, kickOff, ground, zone)
    if (one.onlyOn !== null && !found.has(one.onlyOn)) return []
    const reason = one.dropOn.find((trouble) => found.has(trouble))
    if (reason !== undefined)
      return [
        one.instead === null
          ? { ...base, state: 'dropped' as const, reason }
          : { ...base, activityName: one.instead, state: 'swapped' as const, reason },
      ]
    return [
      { ...base, state: placed.end <= Date.parse(ground.now) ? ('missed' as const) : ('open' as const) },
    ]
  })
}

type Placed = { start: number; end: number; movedMinutes: number }

/** Whole days before kick-off by the ground's clock, the rest in hours; then into the ground's hours, never past kick-off. */
function placeOf({ hoursBefore, minutes }: CountdownStep, kickOff: Instant, zone: string): Placed {
  const { day, time } = atGround(kickOff, zone)
  const days = Math.floor(hoursBefore / 24)
  const sameClock = Date.parse(days === 0 ? kickOff : instantAtGround(addDays(day, -days), time, zone))
  const wanted = sameClock - (hoursBefore - days * 24) * HOUR_MS
  const length = minutes * MINUTE_MS
  const on = atGround(wanted, zone).day
  const opens = (of: Day) => Date.parse(instantAtGround(of, WORKING_HOURS.from, zone))
  const closes = (of: Day) => Date.parse(instantAtGround(of, WORKING_HOURS.to, zone))
  const latest = Date.parse(kickOff) - length
  const fits = (start: number, of: Day) => start >= opens(of) && start + length <= closes(of)
  const others = [addDays(on, -1), on, addDays(on, 1)].flatMap((of) => [opens(of), closes(of) - length])
  const start =
    fits(wanted, on) && wanted <= latest
      ? wanted
      : nearest(
          wanted,
          [...others, ...(fits(latest, on) ? [latest] : [])].filter((candidate) => candidate <= latest),
        )
  return { start, end: start + length, movedMinutes: Math.round((start - wanted) / MINUTE_MS) }
}

const nearest = (wanted: number, candidates: readonly number[]): number =>
  candidates.reduce(
    (best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    candidates[0] ?? wanted,
  )

/** Water is not needed where it rains before play; other work where it rains meanwhile; covers where it freezes before play. */
function troublesOf(
  { activityName }: CountdownStep,
  { start, end }: Placed,
  kickOff: number,
  { sky, shortDays = [] }: CountdownGround,
  zone: string,
): Set<CountdownTrouble> {
  const untilPlay = activityName === 'irrigation' || activityName === 'pitchCovers'
  const until = untilPlay ? kickOff : end
  const hours = (sky?.weather.hourly ?? []).filter(({ time }) => {
    const hour = Date.parse(time)
    return hour < until && start < hour + HOUR_MS
  })
  const found = new Set<CountdownTrouble>()
  if (hours.some(({ rain }) => rain !== undefined && rain >= WET_MM)) found.add('rain')
  if (hours.some(({ temperature }) => temperature !== undefined && temperature <= FROST_RISK))
    found.add('frost')
  if (shortDays.includes(atGround(start, zone).day)) found.add('shortStaff')
  return found
}

/** Where the planned work of a countdown goes when its fixture moves: as far as its step does. Work that has begun stays. */
export function movedWithFixture(
  before: Fixture,
  after: Fixture,
  template: readonly CountdownStep[],
  ground: CountdownGround,
): { activity: Activity; startDate: Instant; endDate: Instant }[] {
  const zone = isTimeZone(ground.timeZone) ? ground.timeZone : 'UTC'
  if (Number.isNaN(Date.parse(after.startDate))) return []
  return countdownSteps(before, template, ground).flatMap(({ by, step: one, startDate }) => {
    const activity = ground.activities.find(({ id, status }) => id === by && status === 'planned')
    if (!activity) return []
    const shift = placeOf(one, after.startDate, zone).start - Date.parse(startDate)
    return shift === 0
      ? []
      : [
          {
            activity,
            startDate: toInstant(Date.parse(activity.startDate) + shift),
            endDate: toInstant(Date.parse(activity.endDate) + shift),
          },
        ]
  })
}
