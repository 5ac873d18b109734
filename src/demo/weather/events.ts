import { dayOfYear } from '../../domain/agronomy/dayOfYear.ts'
import { dewPoint, relativeHumidity } from '../../domain/agronomy/humidity.ts'
import { extraterrestrialRadiation } from '../../domain/agronomy/solar.ts'
import type { GeneratedDay } from './generateYear.ts'
import type { Site } from './site.ts'

/** Weather that a demonstration needs on certain days, first and last included. */
export type WeatherEvent = { kind: 'heatWave' | 'storm' | 'drought' | 'frost'; from: string; to: string }

/** A generated day as the scripted events make it; a day without an event is returned as it is. */
export function withEvents(day: GeneratedDay, events: readonly WeatherEvent[], site: Site): GeneratedDay {
  return events
    .filter(({ from, to }) => day.date >= from && day.date <= to)
    .reduce((changed, { kind }) => apply(changed, kind, site), day)
}

function apply(day: GeneratedDay, kind: WeatherEvent['kind'], site: Site): GeneratedDay {
  switch (kind) {
    case 'heatWave':
      return withAir(sunny(day, site), day.tmax + 7, day.tmin + 4)
    case 'frost':
      return withAir({ ...day, rain: 0 }, Math.min(day.tmax, 4), Math.min(day.tmin, -3))
    case 'drought':
      return sunny(day, site)
    case 'storm': {
      const mean = (day.tmax + day.tmin) / 2
      const stormy = withSunshine(day, 0.05, site)
      const wind = 2.2 * day.wind
      return {
        ...stormy,
        rain: Math.max(day.rain, 32),
        humidity: 95,
        dewPoint: Math.min(dewPoint(mean, 95), day.tmin + 0.5),
        wind,
        gust: 1.8 * wind,
      }
    }
  }
}

/** Other extremes with the air's moisture kept, as far as it stays below the minimum. */
function withAir(day: GeneratedDay, tmax: number, tmin: number): GeneratedDay {
  const dew = Math.min(day.dewPoint, tmin + 0.5)
  return { ...day, tmax, tmin, dewPoint: dew, humidity: relativeHumidity((tmax + tmin) / 2, dew) }
}

function withSunshine(day: GeneratedDay, sunshine: number, site: Site): GeneratedDay {
  return {
    ...day,
    sunshine,
    radiation: (0.25 + 0.5 * sunshine) * extraterrestrialRadiation(site.latitude, dayOfYear(day.date)),
  }
}

function sunny(day: GeneratedDay, site: Site): GeneratedDay {
  return { ...withSunshine(day, Math.max(day.sunshine, 0.8), site), rain: 0 }
}
