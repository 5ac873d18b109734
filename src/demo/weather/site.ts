import type { Place } from '../../domain/agronomy/solar.ts'
import climate from './climate.json' with { type: 'json' }

/** Monthly values, January to December. */
type Monthly = readonly number[]

/** Normals of a site: °C, mm and days per wet month, %, m/s at 10 m, share of possible sunshine. */
export type Site = Place & {
  id: SiteId
  elevation: number
  timeZone: string
  /** hours of the standard clock ahead of UTC */
  utcOffset: number
  /** degrees the wind mostly comes from */
  prevailingWind: number
  tmin: Monthly
  tmax: Monthly
  wetDays: Monthly
  rainPerWetDay: Monthly
  humidity: Monthly
  wind: Monthly
  sunshine: Monthly
  deviation: Monthly
}

export const SITE_IDS = ['london', 'milan', 'riyadh', 'kansasCity'] as const
export type SiteId = (typeof SITE_IDS)[number]

const PREVAILING_WIND = { london: 225, milan: 60, riyadh: 345, kansasCity: 190 } as const satisfies Record<
  SiteId,
  number
>

function readSite(id: SiteId): Site {
  const normals = climate[id]
  return {
    id,
    latitude: normals.lat,
    longitude: normals.lon,
    elevation: normals.elev,
    timeZone: normals.tz,
    utcOffset: Math.round(normals.lon / 15),
    prevailingWind: PREVAILING_WIND[id],
    tmin: normals.tmin,
    tmax: normals.tmax,
    wetDays: normals.wet,
    rainPerWetDay: normals.rainPerWetDay,
    humidity: normals.rh,
    wind: normals.wind,
    // Where sunshine was not observed it follows from the measured radiation by Ångström's formula.
    sunshine:
      'sunfrac' in normals
        ? normals.sunfrac
        : normals.rs.map((rs, month) => (rs / (normals.ra[month] ?? rs) - 0.25) / 0.5),
    deviation: normals.sdTmean,
  }
}

/** The four places the demo's clubs play at; other grounds take the climate of the nearest in kind. */
export const SITES: Record<SiteId, Site> = {
  london: readSite('london'),
  milan: readSite('milan'),
  riyadh: readSite('riyadh'),
  kansasCity: readSite('kansasCity'),
}
