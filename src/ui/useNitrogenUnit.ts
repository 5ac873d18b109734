import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormat, type Format, FormatContext, unitSymbol } from '@/i18n/format'
import type { Language } from '@/i18n/languages'
import { readPreference, writePreference } from '@/lib/preference'
import { convert, type Quantity, toMetric, type UnitSystem } from '@/lib/units'

/** Units in which groundskeepers count nutrients on an area. */
export const NITROGEN_UNITS = ['g/m2', 'kg/ha', 'lb/1000ft2'] as const
export type NitrogenUnit = (typeof NITROGEN_UNITS)[number]

/** Each unit is one of the product's quantities in one system; `size` is kg/ha in its stored unit. */
const SHOWN: Record<NitrogenUnit, { quantity: Quantity; system: UnitSystem; size: number }> = {
  'g/m2': { quantity: 'solidRate', system: 'metric', size: 10 },
  'kg/ha': { quantity: 'nutrientRate', system: 'metric', size: 1 },
  'lb/1000ft2': { quantity: 'nutrientRate', system: 'imperial', size: 1 },
}

/** Amounts of a nutrient as this person wants to read them; they come in and go out in kg/ha. */
export type NutrientText = {
  unit: NitrogenUnit
  symbol: string
  /** "4.5 g/m²" */
  quantity: (kgHa: number | null | undefined) => string
  /** "4.5" */
  number: (kgHa: number | null | undefined) => string
  toUnit: (kgHa: number) => number
  /** The unit as a chart reads it: so many kg/ha are one of the quantity. */
  read: { format: Format; quantity: Quantity; size: number }
  fromUnit: (value: number) => number
}

const isUnit = (text: string | undefined): text is NitrogenUnit =>
  NITROGEN_UNITS.some((unit) => unit === text)

/** The unit chosen in this browser, else the one of the person's system. */
export function useNitrogenUnit(): [NutrientText, (unit: NitrogenUnit) => void] {
  const { i18n } = useTranslation()
  const settings = use(FormatContext)
  const [chosen, setChosen] = useState(() => {
    const kept = readPreference('nitrogenUnit')
    return isUnit(kept) ? kept : undefined
  })
  const unit = chosen ?? (settings.unitSystem === 'imperial' ? 'lb/1000ft2' : 'g/m2')
  const { quantity, system, size } = SHOWN[unit]
  const format = createFormat(i18n.language as Language, { ...settings, unitSystem: system })
  const text: NutrientText = {
    unit,
    symbol: unitSymbol(unit),
    quantity: (kgHa) =>
      format.quantity(kgHa === null || kgHa === undefined ? kgHa : tidy(kgHa) / size, quantity),
    number: (kgHa) =>
      format.figure(kgHa === null || kgHa === undefined ? kgHa : tidy(kgHa) / size, quantity).number,
    read: { format, quantity, size },
    toUnit: (kgHa) => convert(kgHa / size, quantity, system),
    fromUnit: (value) => toMetric(value, quantity, system) * size,
  }
  const choose = (next: NitrogenUnit) => {
    setChosen(next)
    writePreference('nitrogenUnit', next)
  }
  return [text, choose]
}

/** As a file holds an amount of kg/ha, in the chosen unit. */
export const fileNumber = (kgHa: number | null | undefined, text: NutrientText): number | undefined =>
  kgHa === null || kgHa === undefined ? undefined : Number(text.toUnit(kgHa).toPrecision(6))

/** Less than a hundredth of a kilogram on a hectare is nothing that anybody spreads. */
const tidy = (kgHa: number): number => (Math.abs(kgHa) < 0.01 ? 0 : kgHa)
