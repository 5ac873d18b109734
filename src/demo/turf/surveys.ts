import type { MeasurementMetric } from '../../domain/fieldMeasurement.ts'
import { CELLS } from '../../domain/grid.ts'
import type { Day } from '../../domain/wire.ts'
import { atGround, daysFrom, timeOf, weekday, weekNumber } from '../groundTime.ts'
import type { Club, ClubPitch } from '../seed/clubs.ts'
import { LEAGUE_HABITS } from '../seed/leagueHabits.ts'
import { renovationOn } from '../seed/renovations.ts'
import { fnv1a32 } from '../weather/random.ts'
import type { Session } from './measurements.ts'

/** What a survey reads every time, and what it adds every eighth week. */
const USUAL: readonly MeasurementMetric[] = [
  'hardness',
  'rotationalResistance',
  'soilMoisture',
  'soilTemperature',
  'grassHeight',
  'groundCover',
  'ndvi',
]
const THOROUGH: readonly MeasurementMetric[] = [
  ...USUAL,
  'surfaceTemperature',
  'shearStrength',
  'infiltration',
  'ballRoll',
  'ballRebound',
  'evenness',
  'salinity',
  'rootDepth',
]
/** In the desert salt is watched as closely as water. */
const DESERT: readonly MeasurementMetric[] = [...USUAL, 'salinity']
const THOROUGH_WEEKS = 8
const [TUESDAY, THURSDAY, FRIDAY] = [2, 4, 5]

function isSurveyed(pitch: ClubPitch, club: Club, day: Day): boolean {
  const stadium = pitch.kind === 'stadium'
  const stadiumDay = LEAGUE_HABITS[club.id]?.readsOnMatchDay ? FRIDAY : THURSDAY
  if (weekday(day) !== (stadium ? stadiumDay : TUESDAY)) return false
  if (!stadium && (weekNumber(day) + fnv1a32(pitch.id)) % 2 !== 0) return false
  // Nobody drills into frozen ground.
  if (club.site === 'kansasCity' && /-(12|01|02)-/.test(day)) return false
  return !renovationOn(pitch.id, day)
}

/**
 * The surveys of a pitch that are over, weekly in a stadium and fortnightly elsewhere: a round with every instrument
 * beside those that the staff plan themselves.
 */
export function surveysOf(club: Club, pitch: ClubPitch, from: Day, to: Day, now: Date): Session[] {
  const usual = club.site === 'riyadh' ? DESERT : USUAL
  return daysFrom(from, to)
    .filter((day) => isSurveyed(pitch, club, day))
    .map((day) => ({
      id: `survey-${pitch.id}-${day}`,
      at: atGround(day, '11:30', club.company.timeZone),
      day,
      metrics:
        (Math.floor(weekNumber(day) / 2) + fnv1a32(pitch.id)) % (THOROUGH_WEEKS / 2) === 0 ? THOROUGH : usual,
      points: CELLS,
      measuredBy: undefined,
    }))
    .filter(({ at }) => timeOf(at) <= now.getTime())
}
