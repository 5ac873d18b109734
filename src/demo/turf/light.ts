import { dayOf, dayOfYear } from '../../domain/agronomy/dayOfYear.ts'
import { lightIntegralFromRadiation, MOL_PER_MJ } from '../../domain/agronomy/lightIntegral.ts'
import { shadeDay, shadedShare, standPlanes } from '../../domain/agronomy/shade.ts'
import type { CompassStand, ShadeDay, ShadeGeometry } from '../../domain/agronomy/shade.ts'
import { mapGrid } from '../../domain/grid.ts'
import type { Grid } from '../../domain/grid.ts'
import type { Day } from '../../domain/wire.ts'
import { HOUR_MS } from '../../lib/durations.ts'
import { fnv1a32 } from '../weather/random.ts'
import type { ClubPitch } from '../seed/clubs.ts'
import { atGround, timeOf } from '../groundTime.ts'
import { regionMean } from './region.ts'
import type { Region } from './region.ts'

/** Days between the days of the year on which the shade is worked out; between them it is interpolated. */
const STRIDE = 15
/** Skies of a sample, as a share of the clear sky: under cloud the light comes from all sides and stands matter less. */
const BRIGHTNESS = [0.25, 0.6, 1] as const

type Sample = { clear: number; shares: readonly Grid[]; means: Map<Region, readonly number[]> }
type PitchShade = { geometry: ShadeGeometry; samples: Map<number, Sample> }
const shades = new WeakMap<ClubPitch, PitchShade>()

/** Every third training pitch has a row of trees along one side. */
function treesOf(pitch: ClubPitch): CompassStand[] {
  const hash = fnv1a32(`trees:${pitch.id}`)
  if (pitch.kind === 'stadium' || hash % 3 !== 0) return []
  return [
    {
      side: hash % 2 === 0 ? 'west' : 'east',
      height: 9 + (hash % 5),
      distance: 12 + (hash % 7),
      length: 40 + (hash % 30),
    },
  ]
}

function shadeOf(pitch: ClubPitch): PitchShade {
  let shade = shades.get(pitch)
  if (!shade) {
    const planes = standPlanes([...(pitch.stands ?? []), ...treesOf(pitch)], pitch.bearing)
    shade = {
      geometry: { bearing: pitch.bearing, size: { length: pitch.length, width: pitch.width }, planes },
      samples: new Map(),
    }
    shades.set(pitch, shade)
  }
  return shade
}

/** Share of the open sky's light that reaches each cell; the divisor is read before anything else is worked out. */
function openShares({ dli, openDli }: ShadeDay): Grid {
  return mapGrid(dli, (light) => light / openDli)
}

/** The share of the open sky's light that reaches each cell on one day of the year, under each sky. */
function sampleOf(pitch: ClubPitch, { geometry, samples }: PitchShade, index: number): Sample {
  let sample = samples.get(index)
  if (!sample) {
    // Any common year will do: the sun comes back.
    const day = dayOf(2023, index * STRIDE + 1)
    const under = (brightness: number) =>
      openShares(shadeDay(geometry, pitch, day, { radiation: clear * brightness, stepMinutes: 60 }))
    const brightest = shadeDay(geometry, pitch, day, { stepMinutes: 60 })
    const clear = brightest.openDli / MOL_PER_MJ
    const brightestShares = openShares(brightest)
    const shares = BRIGHTNESS.map((brightness) => (brightness === 1 ? brightestShares : under(brightness)))
    sample = { clear, shares, means: new Map() }
    samples.set(index, sample)
  }
  return sample
}

/** Which two samples a day lies between, and how near it is to the second; the year closes on itself. */
function neighbours(day: Day): { first: number; second: number; weight: number } {
  const position = (dayOfYear(day) - 1) / STRIDE
  const first = Math.min(Math.floor(position), Math.floor(364 / STRIDE))
  const second = (first + 1) % (Math.floor(364 / STRIDE) + 1)
  return { first, second, weight: Math.min(1, position - first) }
}

const mix = (from: number, to: number, weight: number): number => from + (to - from) * weight

/** The skies that a brightness lies between. */
function skies(brightness: number): { darker: 0 | 1; weight: number } {
  const darker = brightness < BRIGHTNESS[1] ? 0 : 1
  const [low, high] = darker === 0 ? [BRIGHTNESS[0], BRIGHTNESS[1]] : [BRIGHTNESS[1], BRIGHTNESS[2]]
  return { darker, weight: Math.min(1, Math.max(0, (brightness - low) / (high - low))) }
}

function meansOf(sample: Sample, region: Region): readonly number[] {
  let means = sample.means.get(region)
  if (!means) {
    means = sample.shares.map((shares) => regionMean(shares, region))
    sample.means.set(region, means)
  }
  return means
}

/** Share, 0 to 1, of the open sky's light that a region of a pitch gets on a day with `radiation` MJ/m². */
export function lightShare(pitch: ClubPitch, region: Region, day: Day, radiation: number): number {
  const shade = shadeOf(pitch)
  if (shade.geometry.planes.length === 0) return 1
  const { first, second, weight } = neighbours(day)
  const [a, b] = [sampleOf(pitch, shade, first), sampleOf(pitch, shade, second)]
  const sky = skies(radiation / mix(a.clear, b.clear, weight))
  const at = (index: number) => mix(meansOf(a, region)[index] ?? 1, meansOf(b, region)[index] ?? 1, weight)
  return mix(at(sky.darker), at(sky.darker + 1), sky.weight)
}

/** The same share for each cell. */
export function lightShares(pitch: ClubPitch, day: Day, radiation: number): Grid | null {
  const shade = shadeOf(pitch)
  if (shade.geometry.planes.length === 0) return null
  const { first, second, weight } = neighbours(day)
  const [a, b] = [sampleOf(pitch, shade, first), sampleOf(pitch, shade, second)]
  const sky = skies(radiation / mix(a.clear, b.clear, weight))
  const near = weight < 0.5 ? a : b
  const [dark, bright] = [near.shares[sky.darker], near.shares[sky.darker + 1]]
  if (!dark || !bright) return null
  return mapGrid(dark, (value, row, column) => mix(value, bright[row]?.[column] ?? value, sky.weight))
}

/** Light of a region, mol/m². */
export function naturalLight(pitch: ClubPitch, region: Region, day: Day, radiation: number): number {
  return lightIntegralFromRadiation(radiation) * lightShare(pitch, region, day, radiation)
}

type LightMap = { dli: Grid; sunHours: Grid; hourly: { hour: number; shaded: Grid }[] }

/** Light and sun of every cell on a day with `radiation` MJ/m², and what is shaded in each hour of daylight at the ground. */
export function lightMap(pitch: ClubPitch, day: Day, radiation: number, timeZone: string): LightMap {
  const { geometry } = shadeOf(pitch)
  const { dli, sunHours, openDli } = shadeDay(geometry, pitch, day, { radiation })
  const utcOfMidnight = (timeOf(atGround(day, '00:00', timeZone)) - Date.parse(`${day}T00:00:00Z`)) / HOUR_MS
  const hourly = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    shaded: shadedShare(geometry, pitch, day, hour + utcOfMidnight),
  })).filter(({ shaded }) => shaded[0]?.[0] !== null)
  // The steps of the day do not sum to its radiation exactly; the open site is known.
  const exact = openDli > 0 ? lightIntegralFromRadiation(radiation) / openDli : 1
  return { dli: mapGrid(dli, (light) => light * exact), sunHours, hourly }
}
