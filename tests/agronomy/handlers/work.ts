import { sprayWindow } from '@/domain/agronomy/sprayWindow'
import {
  applicationRate,
  applicationRateUs,
  courseLength,
  nozzleFlow,
  speedOver,
  spreaderRate,
  US_CONSTANT,
  workRate,
} from '@/domain/calibration'
import { tankMix } from '@/domain/mix'
import * as units from '@/lib/units'
import { pick } from '../vector'
import type { Handler, Inputs } from '../vector'

function mix(i: Inputs) {
  const products = i.list('products')
  const found = tankMix(
    i.number('area_ha'),
    i.number('water_l_ha'),
    i.number('tank_l'),
    products.map((product) => ({ rate: product.number('rate') })),
  )
  return {
    totalSpray_l: found.totalSpray,
    fullTanks: found.fullTanks,
    lastTank_l: found.lastTank,
    loads: found.loads,
    areaPerFullTank_ha: found.areaPerFullTank,
    products: found.products.map((amount, index) => ({ ...amount, name: products[index]?.text('name') })),
  }
}

function sprayer(i: Inputs) {
  if (i.has('check')) return US_CONSTANT
  if (i.has('gpm'))
    return { GPA: applicationRateUs(i.number('gpm'), i.number('mph'), i.number('spacing_in')) }
  if (i.has('time_s_for_100m')) return { km_h: speedOver(100, i.number('time_s_for_100m')) }
  if (i.has('nozzle_l_min')) {
    return { l_ha: applicationRate(i.number('nozzle_l_min'), i.number('speed_km_h'), i.number('spacing_m')) }
  }
  const [swath, speed] = [i.number('swath_m'), i.number('speed_km_h')]
  return {
    ha_per_min: workRate(swath, speed),
    output_l_min: nozzleFlow(i.number('target_l_ha'), speed, swath),
  }
}

function spreader(i: Inputs) {
  if (i.has('width_ft')) return { length_ft: courseLength(i.number('width_ft'), 1000) }
  if (i.has('course')) return { length_m: courseLength(i.number('width_m')) }
  const { rate, error } = spreaderRate(
    i.number('collected_kg'),
    { length: i.number('length_m'), width: i.number('width_m') },
    i.number('target_g_m2'),
  )
  return { rate_g_m2: rate, errorPct: error }
}

const FACTORS: Record<string, number> = {
  mm_per_in: units.MM_PER_INCH,
  m_per_ft: units.M_PER_FOOT,
  m_per_yd: units.M_PER_YARD,
  m2_per_yd2: units.M2_PER_SQUARE_YARD,
  m2_per_acre: units.M2_PER_ACRE,
  ft2_per_m2: 1 / units.M2_PER_SQUARE_FOOT,
  kg_per_lb: units.KG_PER_POUND,
  g_per_oz: units.G_PER_OUNCE,
  l_per_usgal: units.L_PER_US_GALLON,
  l_per_impgal: units.L_PER_IMPERIAL_GALLON,
  ml_per_usfloz: units.ML_PER_US_FLUID_OUNCE,
  kgha_per_lb1000ft2: units.KG_HA_PER_POUND_1000FT2,
  kgha_per_lbacre: units.KG_HA_PER_POUND_ACRE,
  lha_per_usgalacre: units.L_HA_PER_GALLON_ACRE,
  lha_per_usgal1000ft2: units.L_HA_PER_GALLON_1000FT2,
  lha_per_usfloz1000ft2: units.L_HA_PER_FLUID_OUNCE_1000FT2,
  lha_per_usflozacre: units.L_HA_PER_FLUID_OUNCE_ACRE,
  Nm_per_lbfft: units.NM_PER_FOOT_POUND,
  kPa_per_psi: units.KPA_PER_PSI,
  kPa_per_inHg: units.KPA_PER_INCH_OF_MERCURY,
  MJm2_per_kWhm2: units.MJ_PER_KWH,
}

const OPERATIONS: Record<string, (value: number) => number> = {
  C_to_F: units.toFahrenheit,
  F_to_C: units.toCelsius,
  CIV_to_g: (value) => value * units.G_PER_CIV,
  dS_m_to_ppm_TDS: (value) => value * units.PPM_PER_DS_M,
}

export const workHandlers: Record<string, Handler> = {
  tank_mix: mix,
  sprayer_calibration: sprayer,
  spreader_calibration: spreader,
  spray_window: (i) =>
    sprayWindow({
      wind: i.number('wind_km_h') / 3.6,
      gust: i.number('gust_km_h') / 3.6,
      temperature: i.number('T_C'),
      humidity: i.number('RH'),
      rain: i.number('rainNextHours_mm'),
      inversion: i.flag('inversion'),
    }),
  unit_conversions: (i) =>
    i.has('factor') ? pick(FACTORS, i.text('factor')) : pick(OPERATIONS, i.text('op'))(i.number('value')),
}
