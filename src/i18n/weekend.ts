import { use } from 'react'
import { FormatContext } from './format'

/** Regions whose weekend is Friday and Saturday, by CLDR; everywhere else it is Saturday and Sunday. */
const FRIDAY = new Set('BH DZ EG IL IQ JO KW LY OM QA SA KSA SD SY YE'.split(' '))

/** Days of the week that are the ground's weekend, 0 Sunday to 6 Saturday. */
export const weekendOf = (country: string | undefined): readonly number[] =>
  FRIDAY.has((country ?? '').toUpperCase()) ? [5, 6] : [6, 0]

export const useWeekend = (): readonly number[] => weekendOf(use(FormatContext).country)
