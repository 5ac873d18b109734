import {
  hargreaves,
  penmanMonteithDaily,
  penmanMonteithHourly,
  windAt2m,
} from '@/domain/agronomy/evapotranspiration'
import { netLongwave, solarRadiationFromSunshine } from '@/domain/agronomy/radiation'
import {
  daylightHours,
  extraterrestrialRadiationHourly,
  inverseRelativeDistance,
  sunsetHourAngle,
} from '@/domain/agronomy/solar'
import {
  actualVapourPressure,
  atmosphericPressure,
  psychrometricConstant,
  saturationVapourPressure,
  vapourPressureSlope,
} from '@/domain/agronomy/vapourPressure'
import { cropEvapotranspiration, stepWaterBalance, totalAvailableWater } from '@/domain/agronomy/waterBalance'
import { pick } from '../vector'
import type { Handler, Inputs } from '../vector'

const components: Record<string, (i: Inputs) => number> = {
  atmosphericPressure_kPa: (i) => atmosphericPressure(i.number('z_m')),
  psychrometricConstant_kPa_per_C: (i) => psychrometricConstant(atmosphericPressure(i.number('z_m'))),
  saturationVapourPressure_kPa: (i) => saturationVapourPressure(i.number('T_C')),
  slopeVapourPressureCurve_kPa_per_C: (i) => vapourPressureSlope(i.number('T_C')),
  actualVapourPressure_kPa: (i) =>
    actualVapourPressure(
      { known: 'extremes', rhMax: i.number('RHmax'), rhMin: i.number('RHmin') },
      i.number('Tmax_C'),
      i.number('Tmin_C'),
    ),
  inverseRelativeDistance: (i) => inverseRelativeDistance(i.number('J')),
  sunsetHourAngle_rad: (i) => sunsetHourAngle(i.number('lat_deg'), i.number('J')),
  daylightHours: (i) => daylightHours(i.number('lat_deg'), i.number('J')),
  solarRadiationFromSunshine_MJ_m2_d: (i) =>
    solarRadiationFromSunshine(i.number('n_h'), i.number('N_h'), i.number('Ra')),
  netLongwave_MJ_m2_d: (i) =>
    netLongwave(
      { tmax: i.number('Tmax_C'), tmin: i.number('Tmin_C'), vapourPressure: i.number('ea_kPa') },
      i.number('Rs') / i.number('Rso'),
    ),
  windAt2m_m_s: (i) => windAt2m(i.number('uz'), i.number('z_m')),
}

function daily(i: Inputs, expected: unknown) {
  const u2 = i.has('u2') ? i.number('u2') : windAt2m(i.number('wind_m_s_at_10m'), 10)
  const result = penmanMonteithDaily({
    tmax: i.number('Tmax_C'),
    tmin: i.number('Tmin_C'),
    humidity: i.has('ea_kPa')
      ? { known: 'vapourPressure', vapourPressure: i.number('ea_kPa') }
      : { known: 'extremes', rhMax: i.number('RHmax'), rhMin: i.number('RHmin') },
    wind: u2,
    radiation: i.has('Rs') ? { rs: i.number('Rs') } : { sunshine: i.number('sunshine_h') },
    latitude: i.number('lat_deg'),
    elevation: i.number('z_m'),
    J: i.number('J'),
    G: i.number('G'),
  })
  return typeof expected === 'number' ? result.eto : { ...result, P: result.pressure, u2, ETo: result.eto }
}

function hourly(i: Inputs) {
  const day = i.flag('daytime')
  const Ra = day
    ? extraterrestrialRadiationHourly(
        { latitude: i.number('lat_deg'), longitude: -i.number('lon_deg_west') },
        i.number('J'),
        { start: i.number('t1'), end: i.number('t2'), zoneLongitude: -i.number('zone_centre_deg_west') },
      )
    : i.number('Ra')
  const result = penmanMonteithHourly({
    temperature: i.number('T_C'),
    humidity: i.number('RH'),
    wind: i.number('u2'),
    Rs: i.number('Rs'),
    Ra,
    elevation: i.number('z_m'),
    light: day ? { kind: 'day' } : { kind: 'night', relativeShortwave: i.number('assumed_Rs_over_Rso') },
  })
  return { ...result, Ra, ETo: result.eto }
}

function balance(i: Inputs) {
  if (!i.has('fc')) return cropEvapotranspiration(i.number('ETo'), i.number('Kc'))
  const zone = {
    fieldCapacity: i.number('fc'),
    wiltingPoint: i.number('wp'),
    depth: i.number('rootDepth_m'),
    depletionFraction: i.number('p'),
  }
  if (Math.abs(totalAvailableWater(zone) - i.number('TAW_mm')) > 1e-9)
    throw new Error('available water differs')
  const day = {
    eto: i.number('ETo'),
    kc: i.number('Kc'),
    rain: i.number('rain_mm'),
    irrigation: i.number('irrigation_mm'),
  }
  const { ks, etc, depletion, drainage } = stepWaterBalance(i.number('D0_mm'), zone, day)
  return { Ks: ks, ETc: etc, depletion_mm: depletion, drainage_mm: drainage }
}

export const waterHandlers: Record<string, Handler> = {
  fao56_components: (i) => pick(components, i.text('fn'))(i),
  fao56_penman_monteith_daily: daily,
  fao56_penman_monteith_hourly: hourly,
  hargreaves: (i) => hargreaves(i.number('Tmax_C'), i.number('Tmin_C'), i.number('Ra_MJ_m2_d')),
  turf_etc_and_water_balance: balance,
}
