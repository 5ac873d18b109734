import type { Activity, FieldAnswer } from '@/domain/activity'
import type { WorkSheet } from '@/domain/addresses'
import { carriedAnswers } from '@/domain/carriedAnswers'
import { CHECKLIST } from '@/domain/checklist'
import { minutesBetween } from '@/domain/groundTime'

/** What a form proposes because it was so the last time (F10); `minutes` where the last time says how long it takes. */
export type LastValues = { answers: Readonly<Record<string, FieldAnswer>>; minutes: number | undefined }

const A_DAY = 1440

/** What the last time says of the next; the direction of a cut takes turns and is proposed by itself (B9). */
export function lastValues(type: string, last: Activity | undefined): LastValues {
  const minutes = last && minutesBetween(last.startDate, last.endDate)
  return {
    answers: Object.fromEntries(
      carriedAnswers(type, last?.fields ?? [])
        .filter(({ key }) => key !== CHECKLIST && !(type === 'mowing' && key === 'direction'))
        .map(({ key, value }) => [key, value]),
    ),
    minutes: minutes !== undefined && minutes > 0 && minutes < A_DAY ? minutes : undefined,
  }
}

/** How an address calls what the fields of a form are called. */
const WISHES = {
  minutes: 'minutes',
  amount: 'amount',
  hours: 'hours',
  ppfd: 'ppfd',
  place: 'positions',
  products: 'product',
  machineId: 'machine',
  area: 'area',
  tankSize: 'tankSize',
  waterRate: 'waterRate',
} as const

/** What the address of new work asks for: the last time has no say in it. */
export const wishedIn = (sheet: WorkSheet): ReadonlySet<string> =>
  new Set(
    Object.entries(sheet).flatMap(([wish, said]) =>
      said !== undefined && Object.hasOwn(WISHES, wish) ? WISHES[wish as keyof typeof WISHES] : [],
    ),
  )
