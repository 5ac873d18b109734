import { diseaseDay } from '../../domain/agronomy/diseaseRisk.ts'
import type { DiseaseDay } from '../../domain/agronomy/diseaseRisk.ts'
import { dayOfYear, daysInYear } from '../../domain/agronomy/dayOfYear.ts'
import { penmanMonteithDaily, windAt2m } from '../../domain/agronomy/evapotranspiration.ts'
import { stepSoilTemperature } from '../../domain/agronomy/soilTemperature.ts'
import type { Day } from '../../domain/wire.ts'
import { addDays, daysFrom } from '../groundTime.ts'
import type { ClimateSite } from '../seed/clubs.ts'
import type { GeneratedDay } from '../weather/generateYear.ts'
import type { GeneratedHour } from '../weather/hoursOfDay.ts'
import { SITES } from '../weather/site.ts'
import { weatherOf } from '../weather/weatherOf.ts'
import type { SiteWeather } from '../weather/weatherOf.ts'

/** Days in which the soil forgets the temperature it was started with. */
const SOIL_WARM_UP = 45
/** Days whose hours are kept: what one look at the weather asks for, twice. */
const KEPT_HOURS = 100
/** Humidity points by which the canopy exceeds the station: on an open field, and between stands where no wind dries it. */
const CANOPY_EXCESS = { open: 12, sheltered: 16 } as const
type Canopy = keyof typeof CANOPY_EXCESS

type Sky = {
  weather: SiteWeather
  hours: Map<Day, GeneratedHour[]>
  soil: Map<number, number[]>
  disease: Record<Canopy, Map<Day, DiseaseDay>>
}
const skies = new Map<ClimateSite, Sky>()

function skyOf(site: ClimateSite): Sky {
  let sky = skies.get(site)
  if (!sky) {
    sky = {
      weather: weatherOf(SITES[site]),
      hours: new Map(),
      soil: new Map(),
      disease: { open: new Map(), sheltered: new Map() },
    }
    skies.set(site, sky)
  }
  return sky
}

/** The weather over a site, past and to come; what is worked out is kept. */
export const weatherAt = (site: ClimateSite): SiteWeather => skyOf(site).weather

/** The 24 hours of a day of the site's standard clock. */
export function hoursOn(site: ClimateSite, date: Day): GeneratedHour[] {
  const { weather, hours } = skyOf(site)
  const known = hours.get(date) ?? weather.hoursOf(date)
  if (hours.size >= KEPT_HOURS) hours.clear()
  hours.set(date, known)
  return known
}

export const meanTemperature = (day: GeneratedDay): number => (day.tmax + day.tmin) / 2

function soilYear(site: ClimateSite, year: number): number[] {
  const { weather, soil } = skyOf(site)
  let temperatures = soil.get(year)
  if (!temperatures) {
    const first = `${year}-01-01`
    const start = addDays(first, -SOIL_WARM_UP)
    let temperature = meanTemperature(weather.day(start))
    const run = daysFrom(start, addDays(first, daysInYear(year) - 1)).map((date) => {
      temperature = stepSoilTemperature(temperature, meanTemperature(weather.day(date)))
      return temperature
    })
    temperatures = run.slice(SOIL_WARM_UP)
    soil.set(year, temperatures)
  }
  return temperatures
}

/** Soil temperature of an open field 10 cm down, °C. */
export function soilTemperatureOn(site: ClimateSite, date: Day): number {
  const temperature = soilYear(site, Number(date.slice(0, 4)))[dayOfYear(date) - 1]
  if (temperature === undefined) throw new RangeError(`not a calendar day: ${date}`)
  return temperature
}

/** A day as the disease models read it. */
export function diseaseDayOn(site: ClimateSite, date: Day, canopy: Canopy): DiseaseDay {
  const { disease } = skyOf(site)
  let day = disease[canopy].get(date)
  if (!day) {
    day = diseaseDay(hoursOn(site, date), CANOPY_EXCESS[canopy])
    disease[canopy].set(date, day)
  }
  return day
}

/** Reference evapotranspiration of a day, mm, where stands leave `light` of the radiation and `air` of the wind, both 0 to 1. */
export function referenceEvapotranspiration(
  site: ClimateSite,
  day: GeneratedDay,
  light = 1,
  air = 1,
): number {
  const { latitude, elevation } = SITES[site]
  return penmanMonteithDaily({
    tmax: day.tmax,
    tmin: day.tmin,
    humidity: { known: 'dewPoint', dewPoint: day.dewPoint },
    wind: windAt2m(day.wind, 10) * air,
    radiation: { rs: day.radiation * light },
    latitude,
    elevation,
    J: dayOfYear(day.date),
  }).eto
}
