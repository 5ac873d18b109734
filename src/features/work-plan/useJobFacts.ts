import { useTranslation } from 'react-i18next'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { isAwaited } from '@/api/isAwaited'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import {
  type Activity,
  answerOf,
  machinesOf,
  type NewActivity,
  type ProductUse,
  productsOf,
} from '@/domain/activity'
import { keyFigure } from '@/domain/keyFigure'
import { linesOfUse } from '@/domain/linesOfUse'
import { unitOfRate } from '@/domain/mixLines'
import { lengthOf } from '@/domain/planning/dayPlan'
import { RATE_QUANTITY, type RateUnit } from '@/domain/rateUnit'
import type { SupplyUnit } from '@/domain/supply'
import type { Id } from '@/domain/wire'
import { WEATHER_KEYS } from '@/domain/workWeather'
import { useActivityText } from '@/i18n/activityText'
import { useAnswerText } from '@/i18n/answerText'
import { useFormat } from '@/i18n/format'
import { directionOf, type Language } from '@/i18n/languages'
import { duration } from '@/i18n/moments'
import { usedAmount } from '@/i18n/stockText'
import { useActivityWords } from '@/ui/useActivityWords'

type Work = Activity | NewActivity

/** Told in lines of their own, or known only once the work is done. */
const NO_SETTING: ReadonlySet<string> = new Set([
  'machine',
  'product',
  'actualMinutes',
  'fuel',
  ...WEATHER_KEYS,
])

export type JobFacts = {
  /** All that a job is told by has come, or failed. */
  isComplete: boolean
  /** What it is, by its own name where it has one. */
  title: (job: Work) => string
  /** The pitches by name, empty where there are none. */
  where: (job: Pick<Work, 'pitchIds'>) => string
  /** What and where in one. */
  work: (job: Work) => string
  machines: (job: Work) => string[]
  /** Each product with its amount, such as "Iron sulphate 6 %, 14.2 L"; after a mix, what goes into it. */
  products: (job: Work) => string[]
  productName: (use: ProductUse) => string
  /** The figure that says most about it, such as the height of cut. */
  figure: (job: Work) => string | undefined
  /** How it is to be done, each setting with its word: the tines of an aeration, the nozzle of a spraying. */
  settings: (job: Work) => [string, string][]
  people: (job: Pick<Work, 'userIds'>) => string
  person: (id: Id) => string | undefined
  machine: (id: Id) => string | undefined
  supply: (id: Id) => string | undefined
  /** What a supply is counted in. */
  unit: (id: Id) => SupplyUnit | undefined
  pitch: (id: Id) => string | undefined
  time: (instant: string) => string
  length: (minutes: number) => string
  /** A day's worth of work, to the minute, in hours however many. */
  hours: (minutes: number) => string
  lengthOf: (job: Pick<Work, 'startDate' | 'endDate'>) => string
}

/** A job in words: its ids as names, its figures in the reader's units. */
export function useJobFacts(): JobFacts {
  const { t, i18n } = useTranslation('workPlan')
  const format = useFormat()
  const words = useActivityWords()
  const { field: nameOf } = useActivityText()
  const answerText = useAnswerText()
  const asked = {
    configuration: useGetActivityConfigurationQuery(),
    users: useGetUsersQuery(),
    pitches: useGetPitchesQuery(),
    equipment: useGetEquipmentQuery(),
    supplies: useGetSuppliesQuery(),
    cocktails: useGetCocktailsQuery(),
  }
  const configuration = asked.configuration.data ?? []
  const users = asked.users.data ?? []
  const pitches = asked.pitches.data ?? []
  const equipment = asked.equipment.data ?? []
  const supplies = asked.supplies.data ?? []
  const cocktails = asked.cocktails.data ?? []
  // Only the amounts of a mix ask for them.
  const areas = useGetSectionsQuery(undefined, { skip: cocktails.length === 0 })
  const sections = areas.data ?? []

  const person = (id: Id) => users.find((one) => one.id === id)?.fullName
  const pitch = (id: Id) => pitches.find((one) => one.id === id)?.name
  // A name in letters that run the other way keeps its own order inside a sentence.
  const isolated = (name: string) =>
    directionOf(i18n.language as Language) === 'rtl' ? `\u2068${name}\u2069` : name
  const where = ({ pitchIds }: Pick<Work, 'pitchIds'>) =>
    format.list(pitchIds.flatMap((id) => pitch(id) ?? []))
  const productName = (use: ProductUse) =>
    supplies.find(({ id }) => id === use.id)?.name ??
    cocktails.find(({ id }) => id === use.cocktailId)?.name ??
    t('facts.unknownProduct')
  const amount = (quantity: number, unit: SupplyUnit) =>
    unit === 'bag'
      ? t('facts.bags', { count: quantity, amount: usedAmount(quantity, unit, format) })
      : usedAmount(quantity, unit, format)
  const rate = (use: { rate: number; rateUnit: RateUnit }) =>
    format.quantity(use.rate, RATE_QUANTITY[use.rateUnit])
  const productLine = (product: string, words: string) =>
    t('facts.product', { product: isolated(product), amount: words })
  const unitOf = (use: ProductUse): SupplyUnit | undefined =>
    use.cocktailId === undefined ? supplies.find(({ id }) => id === use.id)?.action.unit : unitOfRate(use)
  // Of a product that is gone or has not come nobody knows what it is counted in; its rate has a unit of its own.
  const usedText = (use: ProductUse) => {
    const unit = unitOf(use)
    return use.quantity === undefined || unit === undefined ? rate(use) : amount(use.quantity, unit)
  }
  return {
    isComplete: ![...Object.values(asked), areas].some(isAwaited),
    title: words.title,
    where,
    work: (job) => {
      const place = where(job)
      return place ? words.at(isolated(words.title(job)), isolated(place)) : words.title(job)
    },
    machines: (job) =>
      machinesOf(job)
        .flatMap(({ id }) => equipment.find((one) => one.id === id)?.name ?? [])
        .map(isolated),
    products: (job) =>
      productsOf(job).flatMap((use) => [
        productLine(productName(use), usedText(use)),
        ...linesOfUse(job, use, { cocktails, supplies, pitches, sections }).map((line) =>
          productLine(
            line.supply.name,
            line.total === undefined ? rate(line) : amount(line.total, line.supply.action.unit),
          ),
        ),
      ]),
    productName,
    figure: (job) => {
      const found = keyFigure(job)
      return found && format.quantity(found.value, found.quantity)
    },
    settings: (job) =>
      (configuration.find(({ activityName }) => activityName === job.activityName)?.fields ?? []).flatMap(
        (field): [string, string][] => {
          const answer = answerOf(job, field.key)
          if (NO_SETTING.has(field.key) || answer === undefined || answer === null) return []
          const plain = Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : answer
          const value = answerText(plain, field)
          return value === '' ? [] : [[nameOf(field.key), value]]
        },
      ),
    people: ({ userIds }) => format.list(userIds.flatMap((id) => person(id) ?? [])),
    person,
    machine: (id) => equipment.find((one) => one.id === id)?.name,
    supply: (id) => supplies.find((one) => one.id === id)?.name,
    unit: (id) => supplies.find((one) => one.id === id)?.action.unit,
    pitch,
    time: format.time,
    length: (minutes) => duration(minutes, format),
    hours: (minutes) => duration(minutes, format, 'hour'),
    lengthOf: (job) => duration(lengthOf(job), format),
  }
}
