export type UnitSystem = 'metric' | 'imperial'

/** Exact lengths, areas, masses, volumes and pressures in metric units (NIST SP 811); imperial means US units. */
export const MM_PER_INCH = 25.4
export const M_PER_FOOT = 0.3048
export const M_PER_YARD = 0.9144
export const M_PER_MILE = 1609.344
export const M2_PER_SQUARE_FOOT = M_PER_FOOT ** 2
export const M2_PER_SQUARE_YARD = 0.83612736
export const M2_PER_ACRE = 4046.8564224
export const M3_PER_CUBIC_YARD = 0.764554857984
export const KG_PER_POUND = 0.45359237
export const G_PER_OUNCE = 28.349523125
export const KG_PER_SHORT_TON = 907.18474
export const L_PER_US_GALLON = 3.785411784
export const L_PER_IMPERIAL_GALLON = 4.54609
export const ML_PER_US_FLUID_OUNCE = 29.5735295625
export const KPA_PER_PSI = 6.894757293168361
/** By convention 3.386389, at 0 °C. */
export const KPA_PER_INCH_OF_MERCURY = 3.386389
/** With standard gravity, 9.80665 m/s². */
export const NM_PER_FOOT_POUND = M_PER_FOOT * KG_PER_POUND * 9.80665
export const MJ_PER_KWH = 3.6

/** kg/ha in 1 lb per 1000 ft², and in 1 lb per acre. */
export const KG_HA_PER_POUND_1000FT2 = (KG_PER_POUND * 10) / M2_PER_SQUARE_FOOT
export const KG_HA_PER_POUND_ACRE = (KG_PER_POUND * 10_000) / M2_PER_ACRE
/** l/ha in 1 US gallon or fluid ounce per acre or 1000 ft². */
export const L_HA_PER_GALLON_ACRE = (L_PER_US_GALLON * 10_000) / M2_PER_ACRE
export const L_HA_PER_GALLON_1000FT2 = (L_PER_US_GALLON * 10) / M2_PER_SQUARE_FOOT
export const L_HA_PER_FLUID_OUNCE_1000FT2 = (ML_PER_US_FLUID_OUNCE * 0.01) / M2_PER_SQUARE_FOOT
export const L_HA_PER_FLUID_OUNCE_ACRE = (ML_PER_US_FLUID_OUNCE * 10) / M2_PER_ACRE

/** One Clegg impact value is 10 gravities. ASTM F1702. */
export const G_PER_CIV = 10
/** Dissolved salts in ppm per dS/m, below 5 dS/m. */
export const PPM_PER_DS_M = 640

export const toFahrenheit = (celsius: number): number => celsius * 1.8 + 32
export const toCelsius = (fahrenheit: number): number => (fahrenheit - 32) / 1.8

/** How a stored value is shown: value × times / size + offset, with so many decimals or significant figures. */
type Shown = { unit: string; times?: number; size?: number; offset?: number } & (
  | { decimals: number }
  | { significant: number }
)

const shown = <const U extends string>(unit: U, size: number, decimals: number) => ({ unit, size, decimals })
const times = <const U extends string>(unit: U, factor: number, decimals: number) => ({
  unit,
  times: factor,
  decimals,
})
const fahrenheit = (decimals: number) => ({ unit: '°F', times: 1.8, offset: 32, decimals }) as const
const rate = <const U extends string>(unit: U, size: number) => ({ unit, size, significant: 3 })
const same = <const U extends string>(unit: U, decimals: number) => ({
  metric: shown(unit, 1, decimals),
  imperial: shown(unit, 1, decimals),
})

/**
 * Every quantity the product shows or asks for. The metric unit is the one that is stored and sent, but for wind, which
 * is stored in m/s and shown in km/h. Imperial is what a groundskeeper in the United States expects.
 */
const QUANTITIES = {
  temperature: { metric: shown('°C', 1, 0), imperial: fahrenheit(0) },
  soilTemperature: { metric: shown('°C', 1, 1), imperial: fahrenheit(1) },
  temperatureDifference: { metric: shown('°C', 1, 1), imperial: times('°F', 1.8, 1) },
  degreeDays: { metric: shown('°C·d', 1, 0), imperial: times('°F·d', 1.8, 0) },
  grassHeight: { metric: shown('mm', 1, 1), imperial: shown('in', MM_PER_INCH, 3) },
  depth: { metric: shown('mm', 1, 0), imperial: shown('in', MM_PER_INCH, 2) },
  boomHeight: { metric: shown('cm', 1, 0), imperial: shown('in', MM_PER_INCH / 10, 1) },
  rain: { metric: shown('mm', 1, 1), imperial: shown('in', MM_PER_INCH, 2) },
  rainRate: { metric: shown('mm/h', 1, 1), imperial: shown('in/h', MM_PER_INCH, 2) },
  infiltration: { metric: shown('mm/h', 1, 0), imperial: shown('in/h', MM_PER_INCH, 2) },
  growthRate: { metric: shown('mm/d', 1, 1), imperial: shown('in/d', MM_PER_INCH, 3) },
  length: { metric: shown('m', 1, 1), imperial: shown('ft', M_PER_FOOT, 1) },
  area: { metric: shown('m2', 1, 0), imperial: shown('ft2', M2_PER_SQUARE_FOOT, 0) },
  treatedArea: { metric: shown('ha', 1, 3), imperial: shown('ac', M2_PER_ACRE / 10_000, 3) },
  mass: { metric: shown('kg', 1, 1), imperial: shown('lb', KG_PER_POUND, 1) },
  smallMass: { metric: shown('g', 1, 0), imperial: shown('oz', G_PER_OUNCE, 1) },
  bulkMass: { metric: shown('t', 1, 1), imperial: shown('ton', KG_PER_SHORT_TON / 1000, 1) },
  volume: { metric: shown('l', 1, 1), imperial: shown('gal', L_PER_US_GALLON, 2) },
  smallVolume: { metric: shown('ml', 1, 0), imperial: shown('fl oz', ML_PER_US_FLUID_OUNCE, 1) },
  clippingVolume: { metric: shown('l', 1, 0), imperial: shown('qt', L_PER_US_GALLON / 4, 0) },
  bulkVolume: { metric: shown('m3', 1, 1), imperial: shown('yd3', M3_PER_CUBIC_YARD, 1) },
  waterVolume: { metric: shown('m3', 1, 1), imperial: shown('gal', L_PER_US_GALLON / 1000, 0) },
  clippingYield: {
    metric: shown('ml/m2', 1, 0),
    imperial: rate('qt/1000ft2', (250 * L_PER_US_GALLON) / (1000 * M2_PER_SQUARE_FOOT)),
  },
  fertiliserRate: { metric: rate('kg/ha', 1), imperial: rate('lb/ac', KG_HA_PER_POUND_ACRE) },
  solidRate: { metric: rate('g/m2', 1), imperial: rate('lb/1000ft2', KG_HA_PER_POUND_1000FT2 / 10) },
  nutrientRate: { metric: rate('kg/ha', 1), imperial: rate('lb/1000ft2', KG_HA_PER_POUND_1000FT2) },
  topdressingRate: { metric: rate('kg/m2', 1), imperial: rate('lb/ft2', KG_PER_POUND / M2_PER_SQUARE_FOOT) },
  liquidRate: { metric: rate('l/ha', 1), imperial: rate('fl oz/1000ft2', L_HA_PER_FLUID_OUNCE_1000FT2) },
  smallLiquidRate: {
    metric: rate('ml/m2', 1),
    imperial: rate('fl oz/1000ft2', L_HA_PER_FLUID_OUNCE_1000FT2 / 10),
  },
  waterRate: { metric: shown('l/ha', 1, 0), imperial: shown('gal/ac', L_HA_PER_GALLON_ACRE, 0) },
  flow: { metric: shown('l/min', 1, 2), imperial: shown('gal/min', L_PER_US_GALLON, 2) },
  density: { metric: shown('kg/l', 1, 2), imperial: shown('lb/gal', KG_PER_POUND / L_PER_US_GALLON, 2) },
  speed: { metric: shown('km/h', 1, 1), imperial: shown('mph', M_PER_MILE / 1000, 1) },
  windSpeed: { metric: times('km/h', 3.6, 0), imperial: shown('mph', 0.44704, 0) },
  airSpeed: { metric: shown('m/s', 1, 1), imperial: shown('mph', 0.44704, 1) },
  sprayPressure: { metric: shown('bar', 1, 1), imperial: shown('psi', KPA_PER_PSI / 100, 0) },
  airPressure: { metric: shown('hPa', 1, 0), imperial: shown('inHg', KPA_PER_INCH_OF_MERCURY * 10, 2) },
  shearStrength: { metric: shown('kPa', 1, 0), imperial: shown('psi', KPA_PER_PSI, 1) },
  penetrationResistance: { metric: shown('MPa', 1, 1), imperial: shown('psi', KPA_PER_PSI / 1000, 0) },
  torque: { metric: shown('N·m', 1, 0), imperial: shown('ft·lbf', NM_PER_FOOT_POUND, 0) },
  radiation: { metric: shown('MJ/m2', 1, 1), imperial: shown('kWh/m2', MJ_PER_KWH, 2) },
  irradiance: same('W/m2', 0),
  light: same('mol/m2/d', 1),
  photonFlux: same('µmol/m2/s', 0),
  uvDose: same('mJ/cm2', 0),
  hardness: same('g', 0),
  percent: same('%', 0),
  salinity: same('dS/m', 1),
  ndvi: same('1', 2),
  concentration: same('ppm', 0),
  count: same('1', 0),
  angle: same('°', 0),
  minutes: same('min', 0),
  hours: same('h', 1),
  days: same('d', 0),
  power: same('kW', 2),
  energy: same('kWh', 1),
  force: same('N', 0),
} as const satisfies Record<string, Record<UnitSystem, Shown>>

export type Quantity = keyof typeof QUANTITIES
/** A unit's symbol in plain text; i18n turns it into what a reader sees. `1` is a bare number. */
export type Unit = (typeof QUANTITIES)[Quantity][UnitSystem]['unit']

export const ALL_QUANTITIES = Object.keys(QUANTITIES) as Quantity[]

export function isQuantity(text: string): text is Quantity {
  return Object.hasOwn(QUANTITIES, text)
}

/** The unit a quantity is shown in. */
export function unitOf(quantity: Quantity, system: UnitSystem): Unit {
  return QUANTITIES[quantity][system].unit
}

/** A stored (metric) value in the unit of the system, unrounded. */
export function convert(value: number, quantity: Quantity, system: UnitSystem): number {
  const { times: factor = 1, size = 1, offset = 0 }: Shown = QUANTITIES[quantity][system]
  return (value * factor) / size + offset
}

/** A value typed in the unit of the system as it is stored: the inverse of `convert`. */
export function toMetric(value: number, quantity: Quantity, system: UnitSystem): number {
  const { times: factor = 1, size = 1, offset = 0 }: Shown = QUANTITIES[quantity][system]
  return ((value - offset) * size) / factor
}

/**
 * Decimals to show of a converted value. Rates carry three significant figures, so theirs depend on the value; at most 4.
 */
export function displayDecimals(value: number, quantity: Quantity, system: UnitSystem): number {
  const unit: Shown = QUANTITIES[quantity][system]
  if ('decimals' in unit) return unit.decimals
  if (value === 0) return 0
  return Math.min(4, Math.max(0, unit.significant - 1 - Math.floor(Math.log10(Math.abs(value)))))
}

/** Rounds half away from zero, as a person does: −2.5 becomes −3, 1.005 with two decimals 1.01. */
export function roundHalfAway(value: number, decimals: number): number {
  const size = Math.abs(value)
  const rounded = Number(`${Math.round(Number(`${size}e${decimals}`))}e${-decimals}`)
  // Very large and very small numbers are written with an exponent of their own: nothing is left to round.
  const result = Number.isNaN(rounded) ? (size < 1 ? 0 : size) : rounded
  return value < 0 ? -result || 0 : result
}
