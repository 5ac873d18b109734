import { penmanMonteithDaily, windAt2m } from '@/domain/agronomy/evapotranspiration'
import { growingDegreeDays } from '@/domain/agronomy/growingDegreeDays'
import { growthPotential } from '@/domain/agronomy/growthPotential'
import { lightIntegralFromRadiation } from '@/domain/agronomy/lightIntegral'
import { extraterrestrialRadiation } from '@/domain/agronomy/solar'
import { cellReadings } from '@/demo/readings/cellReadings'
import { wearOfCell } from '@/demo/readings/wear'
import { generateYear } from '@/demo/weather/generateYear'
import { gammaRain, rainAmount, rainTransitions, stationaryWetShare } from '@/demo/weather/rain'
import { fnv1a32, mulberry32 } from '@/demo/weather/random'
import { nextResiduals, wetAndDryMaximum } from '@/demo/weather/residuals'
import { SITES } from '@/demo/weather/site'
import type { Site } from '@/demo/weather/site'
import climate from '../../../src/demo/weather/climate.json' with { type: 'json' }
import { pick } from '../vector'
import type { Handler, Inputs } from '../vector'

const MID_MONTH = [15, 46, 74, 105, 135, 166, 196, 227, 258, 288, 319, 349]
const MONTH_LENGTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const RAIN: Record<string, number[]> = {
  london: climate.london.rain,
  milan: climate.milan.rain,
  riyadh: climate.riyadh.rain,
  kansasCity: climate.kansasCity.rain,
}
const RADIATION: Record<string, number[]> = {
  london: climate.london.rs,
  milan: climate.milan.rs,
  riyadh: climate.riyadh.rs,
  kansasCity: climate.kansasCity.rs,
}

const DEW_POINT: Record<string, number[]> = { kansasCity: climate.kansasCity.dew }

/** Rounds a half to the even neighbour, as the table of normals was printed. */
function printed(value: number, decimals: number): number {
  const scaled = value * 10 ** decimals
  const floor = Math.floor(scaled)
  const half = Math.abs(scaled - floor - 0.5) < 1e-9
  return (half ? floor + (floor % 2) : Math.round(scaled)) / 10 ** decimals
}

const site = (i: Inputs): Site => pick(SITES, i.text('site'))
const at = (values: readonly number[], month: number): number => values[month] ?? NaN
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Columns of the climate table, computed from its normals. */
const DERIVED: Record<string, (place: Site, month: number) => number> = {
  rs: (place, month) =>
    (0.25 + 0.5 * at(place.sunshine, month)) *
    extraterrestrialRadiation(place.latitude, at(MID_MONTH, month)),
  dli_open: (place, month) => printed(lightIntegralFromRadiation(at(pick(RADIATION, place.id), month)), 1),
  eto_mm_d: (place, month) =>
    penmanMonteithDaily({
      tmax: at(place.tmax, month),
      tmin: at(place.tmin, month),
      humidity:
        place.id in DEW_POINT
          ? { known: 'dewPoint', dewPoint: at(pick(DEW_POINT, place.id), month) }
          : { known: 'mean', rhMean: at(place.humidity, month) },
      wind: windAt2m(at(place.wind, month), 10),
      radiation: { rs: at(pick(RADIATION, place.id), month) },
      latitude: place.latitude,
      elevation: place.elevation,
      J: at(MID_MONTH, month),
    }).eto,
  gp_c3: (place, month) => growthPotential(meanTemperature(place, month), 'C3'),
  gp_c4: (place, month) => growthPotential(meanTemperature(place, month), 'C4'),
  gdd0_month: (place, month) => monthlyDegreeDays(place, month, 0),
  gdd10_month: (place, month) => monthlyDegreeDays(place, month, 10),
  p01: (place, month) => rainTransitions(at(place.wetDays, month) / at(MONTH_LENGTH, month)).afterDry,
  p11: (place, month) => rainTransitions(at(place.wetDays, month) / at(MONTH_LENGTH, month)).afterWet,
}

function meanTemperature(place: Site, month: number): number {
  return (at(place.tmax, month) + at(place.tmin, month)) / 2
}

function monthlyDegreeDays(place: Site, month: number, base: number): number {
  const day = growingDegreeDays({
    tmax: at(place.tmax, month),
    tmin: at(place.tmin, month),
    base,
    method: 'average',
  })
  return printed(day * at(MONTH_LENGTH, month), 0)
}

function climatology(i: Inputs) {
  const place = site(i)
  const months = (quantity: string) => MID_MONTH.map((_, month) => pick(DERIVED, quantity)(place, month))
  if (i.text('quantity') !== 'annual') return months(i.text('quantity'))
  const [c3, c4] = [total(months('gp_c3')), total(months('gp_c4'))]
  return {
    eto_mm: total(months('eto_mm_d').map((eto, month) => eto * at(MONTH_LENGTH, month))),
    rain_mm: total(pick(RAIN, place.id)),
    sumGP_c3: c3,
    sumGP_c4: c4,
    N_kg_ha_at_3g_c3: 30 * c3,
    N_kg_ha_at_4g_c4: 40 * c4,
  }
}

function random(i: Inputs) {
  if (i.text('algorithm') === 'fnv1a32') return fnv1a32(i.text('text'))
  const next = mulberry32(i.number('seed'))
  return [next(), next(), next(), next()]
}

function rain(i: Inputs) {
  if (i.has('wetDayFraction')) {
    const transitions = rainTransitions(i.number('wetDayFraction'))
    return {
      p01: transitions.afterDry,
      p11: transitions.afterWet,
      stationary: stationaryWetShare(transitions),
    }
  }
  const mean = i.number('meanRainPerWetDay_mm')
  if (i.has('U')) return rainAmount(mean, i.number('U'))
  const { scale, shape } = gammaRain(mean)
  return { beta: scale, alpha: shape }
}

function residuals(i: Inputs) {
  if (!i.has('x_prev')) {
    return wetAndDryMaximum(
      i.number('monthlyMeanTmax'),
      i.number('wetFraction'),
      i.number('wetDryContrast_C'),
    )
  }
  const triple = (name: string): [number, number, number] => {
    const [a = NaN, b = NaN, c = NaN] = i.numbers(name)
    return [a, b, c]
  }
  return nextResiduals(triple('x_prev'), triple('eps'))
}

function weather(i: Inputs) {
  const days = generateYear(site(i), i.number('year'))
  if (i.has('days')) {
    return i.numbers('days').map((n) => {
      const day = days[n - 1]
      if (!day) throw new Error(`no day ${n}`)
      const { tmax, tmin, wind, radiation, humidity, dewPoint } = day
      return { tmax, tmin, rain: day.rain, rs: radiation, rh: humidity, td: dewPoint, wind }
    })
  }
  return {
    rain: total(days.map((day) => day.rain)),
    wetDays: days.filter((day) => day.rain > 0).length,
    meanT: total(days.map(({ tmax, tmin }) => (tmax + tmin) / 2)) / days.length,
  }
}

function readings(i: Inputs) {
  const found = cellReadings({
    wear: i.number('wear'),
    use: i.number('useFactor'),
    light: i.number('DLI'),
    shade: 0,
    moisture: i.number('VWC_pct'),
    height: i.number('height_mm'),
    soilTemperature: 15,
    surfaceTemperature: 15,
    salinity: 1,
  })
  return {
    groundCover_pct: found.groundCover,
    hardness_Gmax: found.hardness,
    traction_Nm: found.rotationalResistance,
    ballRoll_m: found.ballRoll,
    rebound_pct: found.ballRebound,
  }
}

export const demoHandlers: Record<string, Handler> = {
  climatology_derived: climatology,
  prng: random,
  markov_rain: rain,
  ar1_temperature: residuals,
  weather_generator: weather,
  demo_wear_map: (i) => {
    const [row = -1, column = -1] = i.numbers('cell')
    return wearOfCell(row, column)
  },
  demo_field_measurements: readings,
}
