import { activityEndpoints } from '@/api/activities'
import { useShed } from '@/api/useShed'
import { useChunked } from '@/api/useChunked'
import { useWorkHistory } from '@/api/useWorkHistory'
import { useStockCounts } from '@/api/useStockCounts'
import type { Activity } from '@/domain/activity'
import { addDays, dayAtGround, daysBetween, daysFrom } from '@/domain/groundTime'
import { shedOf } from '@/domain/shed'
import { amountUsed, plannedDraws, stockCourse } from '@/domain/stockCourse'
import { levelsByDay, movementsOf } from '@/domain/stockMovements'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { piecesOf } from './movementsAddress'
import { useToday } from '@/ui/useToday'

/** The work that is looked back on for the mean use, days; as the rhythm of work is learnt. */
const DAYS_BACK = 63
/** As far as planned work is looked at. */
const PLAN_DAYS = 84
/** As far as anything is told. */
const HORIZON = 182

const idOf = ({ id }: Activity): string => id

/** The course of one product's stock, behind and ahead; undefined until all it is made of has come. */
export function useStockCourse(supply: Supply) {
  const { timeZone } = useFormat()
  const today = useToday()
  const history = useWorkHistory(today, true)
  const ahead = useChunked<Activity>(
    activityEndpoints.getActivities,
    piecesOf(today, addDays(today, PLAN_DAYS - 1)),
    idOf,
  )
  const shelves = useShed()
  const { counts, isKnown } = useStockCounts()
  const data =
    history.data && ahead.data && shelves.data && isKnown
      ? read(history.data, ahead.data, shelves.data)
      : undefined

  function read(
    behind: readonly Activity[],
    coming: readonly Activity[],
    shed: NonNullable<typeof shelves.data>,
  ) {
    const lookup = shedOf(shed)
    const all = [...new Map([...behind, ...coming].map((work) => [work.id, work])).values()]
    const before = behind.filter(({ startDate }) => dayAtGround(startDate, timeZone) < today)
    const first = addDays(today, -DAYS_BACK)
    const course = stockCourse({
      onHand: supply.available,
      planned: plannedDraws(all, supply.id, lookup, today, timeZone),
      used: amountUsed(before, supply.id, lookup),
      usedDays: DAYS_BACK,
      today,
      until: addDays(today, HORIZON),
    })
    const own = movementsOf(all, counts, lookup, timeZone).filter(({ supplyId }) => supplyId === supply.id)
    return {
      today,
      weeks: DAYS_BACK / 7,
      course,
      past: levelsByDay(own, supply.available, daysFrom(first, addDays(today, -1))),
      first,
      last: lastShown(today, course.runOut?.day, course.planEnd),
    }
  }
  return {
    data,
    sentAt: ahead.sentAt,
    error: history.error ?? ahead.error ?? shelves.error,
    isFetching: history.isFetching || ahead.isFetching || shelves.isFetching,
    refetch: () => {
      history.refetch()
      ahead.refetch()
      shelves.refetch()
    },
  }
}
export type SupplyCourse = NonNullable<ReturnType<typeof useStockCourse>['data']>

/** A week beyond what there is to see, but not less than six weeks ahead. */
function lastShown(today: string, ...days: readonly (string | undefined)[]): string {
  const furthest = Math.max(35, ...days.map((day) => (day === undefined ? 0 : daysBetween(today, day))))
  return addDays(today, Math.min(HORIZON, furthest + 7))
}
