import { lampHours, lightIntegral, MOL_PER_MJ } from '@/domain/agronomy/lightIntegral'
import { clearSkyIrradiance, diffuseFraction } from '@/domain/agronomy/radiation'
import { horizonAngle, shadeDay, shadowLength, shadowReach, skyViewFactor } from '@/domain/agronomy/shade'
import type { ShadeGeometry, StandPlane, StandSide } from '@/domain/agronomy/shade'
import { extraterrestrialRadiation, solarPosition, sunTimes } from '@/domain/agronomy/solar'
import { cellCentre, STANDARD_PITCH } from '@/domain/grid'
import type { Grid } from '@/domain/grid'
import type { Handler, Inputs } from '../vector'

const RADIANS = Math.PI / 180
const place = (i: Inputs) => ({ latitude: i.number('lat'), longitude: i.number('lon') })
const plane = (side: StandSide): StandPlane => ({ side, height: 25, distance: 12, halfLength: Infinity })

/** A closed bowl, H = 25 m, d = 12 m: "all four" of the vectors. */
function bowl(bearing: number): ShadeGeometry {
  return {
    bearing,
    size: STANDARD_PITCH,
    planes: [plane('left'), plane('right'), plane('start'), plane('end')],
  }
}

function cellOf(i: Inputs): [number, number] {
  const [row = -1, column = -1] = i.numbers('cell')
  return [row, column]
}

function sun(i: Inputs) {
  const { elevation, azimuth, equationOfTime, declination } = solarPosition(
    place(i),
    i.text('date'),
    i.number('utc_h'),
  )
  return { elev: elevation, azimuth, eqtime: equationOfTime, decl: declination }
}

function times(i: Inputs) {
  const found = sunTimes(place(i), i.text('date'))
  if (found.kind !== 'risesAndSets') throw new Error(found.kind)
  return {
    sunriseUTCmin: found.sunrise,
    sunsetUTCmin: found.sunset,
    noonUTCmin: found.noon,
    dayLength_h: found.dayLength,
  }
}

function integral(i: Inputs) {
  if (i.has('solve')) return lampHours(i.number('targetDLI'), i.number('naturalDLI'), i.number('lampPPFD'))
  if (i.has('growLight_umol'))
    return i.number('naturalDLI') + lightIntegral(i.number('growLight_umol'), i.number('hours'))
  if (i.has('PPFD_umol')) return lightIntegral(i.number('PPFD_umol'), i.number('hours'))
  return MOL_PER_MJ * i.number('Rs_MJ_m2_d')
}

function geometry(i: Inputs) {
  if (i.has('azimuthOffsetFromStandNormal_deg')) {
    const offset = i.number('azimuthOffsetFromStandNormal_deg')
    return {
      perpendicularReach_m: shadowReach(i.number('standHeight_m'), i.number('solarElevation_deg'), offset),
    }
  }
  if (i.has('standHeight_m'))
    return { shadowLength_m: shadowLength(i.number('standHeight_m'), i.number('solarElevation_deg')) }
  const [row, column] = cellOf(i)
  if (i.has('L')) {
    const { x, y } = cellCentre(row, column, { length: i.number('L'), width: i.number('W') })
    return [x, y]
  }
  const horizon = horizonAngle(row, column, i.number('azimuth_deg'), bowl(i.number('pitchBearing_deg')))
  return { shaded: i.number('elev_deg') < horizon, horizonAngle_deg: horizon }
}

function range(grid: Grid) {
  const values = grid.flat().map((value) => value ?? NaN)
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    min: Math.min(...values),
    max: Math.max(...values),
  }
}

function day(i: Inputs) {
  const { dli, sunHours, openDli, sunUpHours } = shadeDay(
    bowl(i.number('pitchBearing_deg')),
    place(i),
    i.text('date'),
    {
      stepMinutes: i.number('stepMin'),
    },
  )
  const [light, hours] = [range(dli), range(sunHours)]
  return {
    openDLI: openDli,
    meanDLI: light.mean,
    minDLI: light.min,
    maxDLI: light.max,
    meanSunHours: hours.mean,
    minSunHours: hours.min,
    maxSunHours: hours.max,
    centreDLI: dli[5]?.[8],
    sunUpHours,
  }
}

export const lightHandlers: Record<string, Handler> = {
  noaa_solar_position: sun,
  noaa_sun_times: times,
  extraterrestrial_radiation: (i) =>
    i.numbers('J_midmonth').map((J) => extraterrestrialRadiation(i.number('lat'), J)),
  clear_sky_ghi: (i) => clearSkyIrradiance(Math.cos(i.number('zenith_deg') * RADIANS)),
  diffuse_fraction_erbs: (i) => diffuseFraction(i.number('kt')),
  dli: integral,
  shade_geometry: geometry,
  sky_view_factor: (i) => {
    const [row, column] = cellOf(i)
    const oneWall = !i.has('azimuths')
    return skyViewFactor(row, column, oneWall ? { ...bowl(0), planes: [plane('right')] } : bowl(0))
  },
  shade_day_grid: day,
}
