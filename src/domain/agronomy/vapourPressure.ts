/** Atmospheric pressure, kPa, at an elevation in metres. Allen et al. 1998, FAO-56 eq. 7. */
export function atmosphericPressure(elevation: number): number {
  return 101.3 * ((293 - 0.0065 * elevation) / 293) ** 5.26
}

/** Psychrometric constant, kPa/°C, from the pressure in kPa. Allen et al. 1998, FAO-56 eq. 8. */
export function psychrometricConstant(pressure: number): number {
  return 0.665e-3 * pressure
}

/** Saturation vapour pressure, kPa, at an air temperature in °C. Allen et al. 1998, FAO-56 eq. 11. */
export function saturationVapourPressure(temperature: number): number {
  return 0.6108 * Math.exp((17.27 * temperature) / (temperature + 237.3))
}

/** Slope of the saturation vapour pressure curve, kPa/°C, at a temperature in °C. Allen et al. 1998, FAO-56 eq. 13. */
export function vapourPressureSlope(temperature: number): number {
  return (4098 * saturationVapourPressure(temperature)) / (temperature + 237.3) ** 2
}

/** Mean saturation vapour pressure of a day, kPa, from its extremes in °C. Allen et al. 1998, FAO-56 eq. 12. */
export function meanSaturationVapourPressure(tmax: number, tmin: number): number {
  return (saturationVapourPressure(tmax) + saturationVapourPressure(tmin)) / 2
}

/** What is known of a day's humidity: dew point in °C, relative humidities in %, vapour pressure in kPa, or nothing. */
export type Humidity =
  | { known: 'vapourPressure'; vapourPressure: number }
  | { known: 'dewPoint'; dewPoint: number }
  | { known: 'extremes'; rhMax: number; rhMin: number }
  | { known: 'mean'; rhMean: number }
  | { known: 'nothing' }

/**
 * Actual vapour pressure, kPa, from the best humidity at hand and the day's extremes in °C.
 * With nothing known the dew point is taken to be Tmin. Allen et al. 1998, FAO-56 eq. 14, 17, 19 and 48.
 */
export function actualVapourPressure(humidity: Humidity, tmax: number, tmin: number): number {
  switch (humidity.known) {
    case 'vapourPressure':
      return humidity.vapourPressure
    case 'dewPoint':
      return saturationVapourPressure(humidity.dewPoint)
    case 'extremes':
      return (
        (saturationVapourPressure(tmin) * humidity.rhMax + saturationVapourPressure(tmax) * humidity.rhMin) /
        200
      )
    case 'mean':
      return (humidity.rhMean / 100) * meanSaturationVapourPressure(tmax, tmin)
    case 'nothing':
      return saturationVapourPressure(tmin)
  }
}
