import { useTranslation } from 'react-i18next'
import { answerOf } from '@/domain/activity'
import type { Feed, FeedProduct } from '@/domain/feeds'
import { drawsOf } from '@/domain/planning/draws'
import { RATE_QUANTITY } from '@/domain/rateUnit'
import type { SupplyUnit } from '@/domain/supply'
import { type Format, useFormat } from '@/i18n/format'
import type { FertilisationGround } from './useFertilisation'

/** A feed in words; what is not recorded is said so by its reader. */
export type FeedRow = {
  id: string
  day: string
  activityId: string | undefined
  /** kg N/ha */
  n: number | undefined
  product: string
  analysis: string | undefined
  rate: string | undefined
  area: string | undefined
  amount: string | undefined
  water: string | undefined
  operator: string | undefined
  weather: string | undefined
}

/** Amounts are rounded, so an area that follows from one is out by some square metres; so near, it is the whole pitch. */
const WHOLE_PITCH = 0.005

const STOCK_QUANTITY = { kg: 'mass', l: 'volume', g: 'smallMass', ml: 'smallVolume' } as const

export const rateText = (
  { rate, rateUnit }: Pick<FeedProduct, 'rate' | 'rateUnit'>,
  format: Format,
): string => format.quantity(rate, RATE_QUANTITY[rateUnit])

/** "12 L", in the reader's units where there are any; things that are counted by themselves. */
export const stockText = (value: number, unit: SupplyUnit, format: Format, counted: (n: string) => string) =>
  unit in STOCK_QUANTITY
    ? format.quantity(value, STOCK_QUANTITY[unit as keyof typeof STOCK_QUANTITY])
    : counted(format.number(value, Number.isInteger(value) ? 0 : 1))

/** What goes out together, in the order in which rates and amounts are told too. */
export const productsText = (products: readonly FeedProduct[], format: Format, unknown: string): string =>
  products.map(({ supply }) => format.whole(supply?.name ?? unknown)).join(' + ')

/** "18-0-9", as on the bag. */
export const analysisText = (products: readonly FeedProduct[], format: Format): string | undefined => {
  const found = products.flatMap(({ supply }) =>
    supply?.analysis
      ? [
          format.whole(
            [supply.analysis.n, supply.analysis.p, supply.analysis.k]
              .map((share) => format.number(share, share % 1 === 0 ? 0 : 1))
              .join('-'),
          ),
        ]
      : [],
  )
  return found.length === 0 ? undefined : found.join(' + ')
}

const isNearly = (area: number | undefined, whole: number | undefined): boolean =>
  area !== undefined && whole !== undefined && Math.abs(area - whole) <= whole * WHOLE_PITCH

/** Feeds as their list and their file show them. */
export function useFeedRows(ground: FertilisationGround): (feeds: readonly Feed[]) => FeedRow[] {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  return (feeds) =>
    feeds.map((feed): FeedRow => {
      const { products, activityId } = feed
      const work = activityId === undefined ? undefined : ground.works.get(activityId)
      const number = (key: string): number | undefined => {
        const answer = work && answerOf(work, key)
        return typeof answer === 'number' ? answer : undefined
      }
      const hectares = number('area')
      const [reckoned] = products.flatMap(({ quantity, rate, rateUnit, supply }) =>
        quantity !== undefined && rate && supply?.action.unit === (rateUnit === 'l/ha' ? 'l' : 'kg')
          ? [(quantity / rate) * (rateUnit === 'g/m2' ? 1000 : 10_000)]
          : [],
      )
      const area =
        hectares !== undefined
          ? hectares * 10_000
          : isNearly(reckoned, ground.pitch.area)
            ? ground.pitch.area
            : reckoned
      // The parts of a mix say no amount of their own; what the shed takes off its shelves for them is told here, too.
      const draws = work && drawsOf(work, ground.shed)
      const amounts = products.flatMap(({ quantity, supply }) => {
        const amount = supply && (quantity ?? draws?.get(supply.id))
        return amount === undefined || supply === undefined
          ? []
          : [stockText(amount, supply.action.unit, format, (n) => t('counted', { number: n }))]
      })
      const [temperature, wind, water] = [number('temperature'), number('windSpeed'), number('waterRate')]
      const weather = [
        temperature !== undefined && format.quantity(temperature, 'temperature'),
        wind !== undefined && t('history.wind', { speed: format.quantity(wind, 'windSpeed') }),
      ].filter((part) => part !== false)
      return {
        id: feed.id,
        day: feed.day,
        activityId,
        n: feed.nutrients.n,
        product: productsText(products, format, t('history.unknownProduct')),
        analysis: analysisText(products, format),
        rate: products.length === 0 ? undefined : products.map((use) => rateText(use, format)).join(' + '),
        area: area === undefined ? undefined : format.quantity(area, 'area'),
        amount: amounts.length === 0 ? undefined : amounts.join(' + '),
        water: water === undefined ? undefined : format.quantity(water, 'waterRate'),
        operator:
          work && work.userIds.length > 0 ? format.list(work.userIds.map(ground.personName)) : undefined,
        weather: weather.length === 0 ? undefined : weather.join(format.comma),
      }
    })
}
