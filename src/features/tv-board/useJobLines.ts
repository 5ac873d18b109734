import { useTranslation } from 'react-i18next'
import { type Activity, answerOf, machinesOf, type ProductUse, productsOf } from '@/domain/activity'
import { isLate } from '@/domain/activityWork'
import { dayAtGround } from '@/domain/groundTime'
import { keyFigure } from '@/domain/keyFigure'
import { linesOfUse } from '@/domain/linesOfUse'
import type { Supply, SupplyUnit } from '@/domain/supply'
import type { Day, Id } from '@/domain/wire'
import { type Format, useFormat } from '@/i18n/format'
import { duration, shortMoment } from '@/i18n/moments'
import { useTextsIn } from '@/i18n/textsIn'
import type { Language } from '@/i18n/languages'
import { useActivityWords } from '@/ui/useActivityWords'
import { placeName } from './placeName'
import type { BoardData } from './useBoardData'

/** How a piece of work is told on the wall. */
export type JobLines = {
  /** When it starts; the day where that is past. */
  time: string
  /** "T1", "Stadium" */
  place: string
  /** "Mow 26 mm" */
  work: string
  /** The same in the second language. */
  second: string | undefined
  /** "until 07:00", "Triplex 1", "4 L Line paint" */
  meta: string[]
  /** What goes with it matters more than a long name. */
  products: boolean
  late: boolean
  direction: { degrees: number | undefined; words: string } | undefined
}

type Given = { data: BoardData; now: Date; today: Day; notes: boolean; secondLanguage: Language | null }

/** Degrees from "up the pitch"; a round has none. */
const DEGREES: Record<string, number> = { northSouth: 0, eastWest: 90, diagonalRight: 45, diagonalLeft: -45 }

export function useJobLines({ data, now, today, notes, secondLanguage }: Given): (job: Activity) => JobLines {
  const { t } = useTranslation(['tv', 'work'])
  const format = useFormat()
  const words = useActivityWords()
  const inSecond = useTextsIn(secondLanguage, 'activity')
  const nameOf = (list: readonly { id: Id; name: string }[], id: Id | undefined) =>
    list.find((one) => one.id === id)?.name
  const moment = (instant: string) => shortMoment(instant, today, format)

  const supplyWords = ({ name: product, action: { unit } }: Supply, quantity: number | undefined): string => {
    if (quantity === undefined) return product
    const amount = supplyAmount(quantity, unit, format)
    return amount === undefined
      ? t(unit === 'bag' ? 'job.bags' : 'job.pieces', { count: quantity, product })
      : t('job.product', { amount, product })
  }
  /** A mix by what goes into the tank: its name alone sends nobody to the right can. */
  const productWords = (job: Activity, use: ProductUse): string[] => {
    const lines = linesOfUse(job, use, data)
    if (lines.length > 0) return lines.map(({ supply, total }) => supplyWords(supply, total))
    const supply = data.supplies.find(({ id }) => id === use.id)
    if (supply) return [supplyWords(supply, use.quantity)]
    const mix = nameOf(data.cocktails, use.cocktailId)
    return mix === undefined ? [] : [mix]
  }
  const figureWords = (job: Activity): string | undefined => {
    const points = job.activityName === 'fieldMeasurements' ? answerOf(job, 'points') : undefined
    if (typeof points === 'number') return t('job.points', { count: points })
    const figure = keyFigure(job)
    return figure && format.quantity(figure.value, figure.quantity)
  }
  const stand = (job: Activity): string | undefined => {
    const over = (now.getTime() - Date.parse(job.endDate)) / 60_000
    if (job.status === 'in_progress')
      return over >= 1
        ? t('job.over', { time: duration(over, format) })
        : t('job.until', { time: moment(job.endDate) })
    return isLate(job, now)
      ? t('job.late', { time: duration((now.getTime() - Date.parse(job.startDate)) / 60_000, format) })
      : undefined
  }

  return (job) => {
    const figure = figureWords(job)
    const products = productsOf(job).flatMap((use) => productWords(job, use))
    const machines = machinesOf(job).flatMap(({ id }) => nameOf(data.equipment, id) ?? [])
    const named = Boolean(job.name)
    // A count of points is no name of a job; a figure that the products repeat is left out.
    const inName = !named && job.activityName !== 'fieldMeasurements' && products.length === 0
    const short = words.short(job.activityName)
    const second = inSecond?.(`name.${job.activityName}`)
    const direction = answerOf(job, 'direction')
    return {
      time:
        dayAtGround(job.startDate, format.timeZone) === today
          ? format.time(job.startDate)
          : format.day(dayAtGround(job.startDate, format.timeZone), 'short'),
      place: job.pitchIds
        .flatMap((id) => nameOf(data.pitches, id) ?? [])
        .map(placeName)
        .join(' '),
      work: job.name ?? (inName && figure ? t('job.figure', { work: short, figure }) : short),
      second: second && inName && figure ? t('job.figure', { work: second, figure }) : second,
      meta: [
        stand(job),
        // Of a whole tank the cans come first: what does not fit in the line is left out.
        ...(products.length > 1 ? [...products, ...machines] : [...machines, ...products]),
        inName || products.length > 0 ? undefined : figure,
        notes ? job.notes : undefined,
      ].filter((part): part is string => Boolean(part)),
      products: products.length > 0,
      late: job.status === 'planned' && isLate(job, now),
      direction:
        typeof direction === 'string'
          ? {
              degrees: DEGREES[direction],
              words: t('job.direction', {
                direction: t(`option.${direction}`, { ns: 'work', defaultValue: direction }),
              }),
            }
          : undefined,
    }
  }
}

/** An amount of stock as one says it; undefined for what is counted. */
function supplyAmount(quantity: number, unit: SupplyUnit, format: Format): string | undefined {
  switch (unit) {
    case 'kg':
      return quantity >= 1000
        ? format.quantity(quantity / 1000, 'bulkMass')
        : format.quantity(quantity >= 100 ? Math.round(quantity) : quantity, 'mass')
    case 'g':
      return format.quantity(quantity, 'smallMass')
    case 'l':
      return format.quantity(quantity, 'volume')
    case 'ml':
      return format.quantity(quantity, 'smallVolume')
    default:
      return undefined
  }
}
