import { degreeDaysToFahrenheit, growingDegreeDays } from '@/domain/agronomy/growingDegreeDays'
import type { DegreeDayMethod } from '@/domain/agronomy/growingDegreeDays'
import { growthRate, regulatorMultiplier } from '@/domain/agronomy/growth'
import { crossoverTemperature, growthPotential, temperatureResponse } from '@/domain/agronomy/growthPotential'
import type { TurfType } from '@/domain/agronomy/growthPotential'
import { regulatorDueDay } from '@/domain/agronomy/growthRegulator'
import {
  dailyNitrogenDemand,
  K_IN_K2O,
  monthlyNitrogenDemand,
  nutrientFromLiquid,
  nutrientFromSolid,
  P_IN_P2O5,
  productForNutrient,
  stepNitrogenPool,
} from '@/domain/agronomy/nitrogen'
import { floweringFraction, seedheadTiming } from '@/domain/agronomy/poaSeedhead'
import { annualSoilTemperature, stepSoilTemperature } from '@/domain/agronomy/soilTemperature'
import { KG_HA_PER_POUND_1000FT2, KG_HA_PER_POUND_ACRE } from '@/lib/units'
import { pick } from '../vector'
import type { Handler, Inputs } from '../vector'

const METHODS: Record<string, DegreeDayMethod> = {
  average: 'average',
  modified: 'modified',
  singleSine: 'singleSine',
}
const TYPES: Record<string, TurfType> = { C3: 'C3', C4: 'C4' }
const turf = (i: Inputs) => pick(TYPES, i.text('type'))

function degreeDays(i: Inputs) {
  if (i.has('convert')) return degreeDaysToFahrenheit(i.number('value'))
  const day = { tmax: i.number('Tmax_C'), tmin: i.number('Tmin_C'), base: i.number('base_C') }
  const method = pick(METHODS, i.text('method'))
  return growingDegreeDays(i.has('cap_C') ? { ...day, method, cap: i.number('cap_C') } : { ...day, method })
}

function regulatorDue(i: Inputs) {
  const [, tmax = '', tmin = ''] = /Tmax (\d+), Tmin (\d+) every day/.exec(i.text('daily')) ?? []
  const daily = growingDegreeDays({ tmax: Number(tmax), tmin: Number(tmin), base: 0, method: 'average' })
  const due = regulatorDueDay([], i.number('target_GDD0'), daily)
  return { dueOnDayIndex: due?.day, accumulated: due?.accumulated }
}

function potential(i: Inputs) {
  if (i.has('solve')) return crossoverTemperature()
  if (i.has('T_F')) return temperatureResponse(i.number('T_F'), i.number('to_F'), i.number('var_F'))
  return growthPotential(i.number('T_C'), turf(i))
}

function growth(i: Inputs) {
  if (i.has('gddSincePGR'))
    return regulatorMultiplier(i.number('gddSincePGR'), i.number('amplitude'), i.number('period_GDD0'))
  return growthRate({
    temperature: i.number('T_C'),
    type: turf(i),
    light: i.number('DLI'),
    ks: i.number('Ks'),
    nitrogen: i.number('fN'),
    regulator: i.number('pgr'),
    maximum: i.number('gmax_mm_d'),
    optimumLight: i.number('DLIopt'),
  })
}

function nitrogenBalance(i: Inputs) {
  const demand = dailyNitrogenDemand(
    i.number('T_C'),
    'C3',
    i.number('Nmax_g_m2_month'),
    i.number('daysInMonth'),
  )
  const released = i.number('applied_kg_ha') * i.number('releasedFractionToday')
  const { uptake, leached, pool, satisfied } = stepNitrogenPool(i.number('pool_kg_ha'), {
    released,
    demand,
    leachFraction: i.number('leachFraction'),
  })
  return { uptake_kg_ha: uptake, leached_kg_ha: leached, pool_kg_ha: pool, fN: satisfied }
}

function nitrogenConversion(i: Inputs) {
  if (i.has('molarCheck')) return [P_IN_P2O5, K_IN_K2O]
  if (i.has('lbN_per_1000ft2')) return { kg_ha: KG_HA_PER_POUND_1000FT2, g_m2: KG_HA_PER_POUND_1000FT2 / 10 }
  if (i.has('lb_per_acre')) return { kg_ha: KG_HA_PER_POUND_ACRE }
  if (i.has('target_lbK2O_per_1000ft2')) {
    return {
      product_lb_per_1000ft2: productForNutrient(
        i.number('target_lbK2O_per_1000ft2'),
        i.number('product_K2O_pct'),
      ),
    }
  }
  if (i.has('liquid_rate_l_ha')) {
    return {
      N_kg_ha: nutrientFromLiquid(
        i.number('liquid_rate_l_ha'),
        i.number('N_pct_w_w'),
        i.number('density_kg_l'),
      ),
    }
  }
  if (i.has('productA')) {
    const [a, b] = [i.object('productA'), i.object('productB')]
    const solid =
      nutrientFromSolid(10 * a.number('rate_g_m2'), a.number('N_pct')) * (a.number('area_m2') / 10_000)
    const liquid =
      nutrientFromLiquid(b.number('rate_l_ha'), b.number('N_pct'), b.number('density')) *
      (b.number('area_m2') / 10_000)
    return { totalN_kg: solid + liquid }
  }
  const grams = nutrientFromSolid(i.number('rate_g_m2'), i.number('product_N_pct'))
  return { N_kg_ha: 10 * grams, N_g_m2: grams }
}

export const growthHandlers: Record<string, Handler> = {
  gdd: degreeDays,
  pgr_interval: regulatorDue,
  poa_seedhead: (i) =>
    i.has('product')
      ? seedheadTiming(
          i.text('product').startsWith('ethephon') ? 'ethephon' : 'mefluidide',
          i.number('gdd32F_since_1Feb'),
        )
      : floweringFraction(i.number('gdd_base_minus5C')),
  growth_potential: potential,
  nitrogen_demand: (i) => {
    const grams = monthlyNitrogenDemand(i.number('T_C'), turf(i), i.number('Nmax_g_m2_month'))
    return { N_g_m2: grams, N_kg_ha: 10 * grams }
  },
  growth_rate: growth,
  nitrogen_balance: nitrogenBalance,
  nitrogen_conversion: nitrogenConversion,
  soil_temperature: (i) =>
    i.has('prev_C')
      ? stepSoilTemperature(i.number('prev_C'), i.number('airMean_C'), i.number('k'))
      : annualSoilTemperature(
          {
            mean: i.number('Tavg'),
            amplitude: i.number('amp'),
            peakDay: i.number('peakDoySurface'),
            dampingDepth: i.number('dampingDepth_m'),
          },
          i.number('depth_m'),
          i.number('doy'),
        ),
}
