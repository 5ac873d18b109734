import { ANTHRACNOSE_INFECTION, anthracnoseIndex } from '@/domain/agronomy/anthracnose'
import { BROWN_PATCH_OPTIMUM, BROWN_PATCH_WARNING, brownPatchIndex } from '@/domain/agronomy/brownPatch'
import { humidityForDollarSpot, smithKerns } from '@/domain/agronomy/dollarSpot'
import { grayLeafSpotLevel, grayLeafSpotRatio, requiredWetHours } from '@/domain/agronomy/grayLeafSpot'
import { heatStressLevel } from '@/domain/agronomy/heatStress'
import {
  deltaT,
  dewPoint,
  hourlyHumidity,
  hourlyTemperatures,
  hoursAtLeast,
  leafWetness,
  wetBulb,
} from '@/domain/agronomy/humidity'
import { microdochiumScore } from '@/domain/agronomy/microdochium'
import { nutterWarning, pythiumIndex, pythiumLevel } from '@/domain/agronomy/pythium'
import { toCelsius } from '@/lib/units'
import type { Handler, Inputs } from '../vector'

function dollarSpot(i: Inputs) {
  if (!i.has('solve')) return smithKerns(i.number('meanT5d_C'), i.number('meanRH5d_pct'))
  const [, temperature = ''] = /T=(\d+) C/.exec(i.text('solve')) ?? []
  return humidityForDollarSpot(0.2, Number(temperature))
}

function brownPatch(i: Inputs) {
  if (i.has('optimum')) return BROWN_PATCH_OPTIMUM
  const E = brownPatchIndex(i.number('meanRH_pct'), i.number('Tmin_C'))
  return { E, warning: E >= BROWN_PATCH_WARNING }
}

function pythiumDay(i: Inputs, humidHours: string) {
  return {
    tmax: toCelsius(i.number('Tmax_F')),
    tmin: toCelsius(i.number('Tmin_F')),
    humidHours: i.number(humidHours),
  }
}

function pythium(i: Inputs) {
  const days = i.list('days').map((day) => pythiumDay(day, 'hoursRHge89'))
  return { index: pythiumIndex(days), level: pythiumLevel(days) }
}

function anthracnose(i: Inputs) {
  const ASI = anthracnoseIndex(i.number('meanT3d_C'), i.number('meanLeafWet3d_h'))
  return { ASI, infectionLikely: ASI >= ANTHRACNOSE_INFECTION }
}

function grayLeafSpot(i: Inputs) {
  const ratio = grayLeafSpotRatio(i.number('meanT_C'), i.number('leafWet_h'))
  // The vectors say medium where the contract says moderate.
  const level = grayLeafSpotLevel(ratio)
  return {
    requiredWetHours: requiredWetHours(i.number('meanT_C')),
    ratio,
    level: level === 'moderate' ? 'medium' : level,
  }
}

function hourlyFromDaily(i: Inputs) {
  const humidity = hourlyHumidity(i.number('Tmax_C'), i.number('Tmin_C'), i.number('dew_C'))
  return {
    hoursRHge90: hoursAtLeast(humidity, 90),
    hoursRHge95: hoursAtLeast(humidity, 95),
    meanRH: humidity.reduce((sum, value) => sum + value, 0) / humidity.length,
  }
}

function wetness(i: Inputs) {
  const rainHours = new Set(i.numbers('rainHours'))
  const hours = hourlyTemperatures(i.number('Tmax_C'), i.number('Tmin_C')).map((temperature, hour) => ({
    temperature,
    dewPoint: i.number('dew_C'),
    rain: rainHours.has(hour) ? 1 : 0,
  }))
  return leafWetness(hours)
}

export const diseaseHandlers: Record<string, Handler> = {
  smith_kerns_dollar_spot: dollarSpot,
  fidanza_brown_patch: brownPatch,
  nutter_pythium: (i) => ({
    warning: nutterWarning(i.number('Tmax_C'), i.number('Tmin_C'), i.number('hoursRHgt90')),
  }),
  cornell_pythium_index: pythium,
  pythium_gated_rule: (i) => pythiumLevel([pythiumDay(i, 'canopyHoursRHge89')]),
  danneberger_anthracnose: anthracnose,
  gray_leaf_spot_surrogate: grayLeafSpot,
  microdochium_rule: (i) => microdochiumScore(i.number('dailyMeanT_C'), i.number('rainEvents6d')),
  heat_stress: (i) => heatStressLevel(i.number('nightHours_Tgt69F_and_TplusRHgt150')),
  wet_bulb_delta_t: (i) => ({
    Tw: wetBulb(i.number('T_C'), i.number('RH')),
    deltaT: deltaT(i.number('T_C'), i.number('RH')),
  }),
  dew_point: (i) => dewPoint(i.number('T_C'), i.number('RH')),
  hourly_rh_from_daily: hourlyFromDaily,
  leaf_wetness: wetness,
}
