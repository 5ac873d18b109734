import { activityEndpoints } from '@/api/activities'
import { withEdges } from '@/api/periodPieces'
import { useChunked } from '@/api/useChunked'
import { useShed } from '@/api/useShed'
import { useStockCounts } from '@/api/useStockCounts'
import type { Activity } from '@/domain/activity'
import { shedOf } from '@/domain/shed'
import { levelsAfter, type Movement, movementsOf, sumMovements } from '@/domain/stockMovements'
import type { Supply } from '@/domain/supply'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { type MovementsAddress, piecesOf } from './movementsAddress'

export type Movements = {
  supplies: ReadonlyMap<string, Supply>
  /** Of one product only. */
  isOne: boolean
  /** The latest first. */
  movements: readonly Movement[]
  sums: ReturnType<typeof sumMovements>
  /** What stood on the shelf after a movement, where it can be told. */
  levels: ReadonlyMap<string, number>
}
const idOf = ({ id }: Activity): string => id

/** What came in and went out in a period, of one product or of all; undefined until all of it has come. */
export function useMovements({ from, to, supplyId }: MovementsAddress, today: Day) {
  const { timeZone } = useFormat()
  const shelves = useShed()
  const asked = withEdges({ from, to })
  const work = useChunked<Activity>(activityEndpoints.getActivities, piecesOf(asked.from, asked.to), idOf)
  const { counts, isKnown } = useStockCounts()
  const data = shelves.data && work.data && isKnown ? read(shelves.data, work.data) : undefined

  function read(shed: NonNullable<typeof shelves.data>, activities: readonly Activity[]): Movements {
    const supplies = new Map(shed.supplies.map((supply) => [supply.id, supply]))
    const found = movementsOf(activities, counts, shedOf(shed), timeZone).filter(
      ({ day, supplyId: id }) => day >= from && day <= to && (supplyId === undefined || id === supplyId),
    )
    const one = supplyId === undefined ? undefined : supplies.get(supplyId)
    return {
      supplies,
      isOne: supplyId !== undefined,
      movements: found.toReversed(),
      sums: sumMovements(found),
      // What moved after the period would have to be known too.
      levels: one && to >= today ? levelsAfter(found, one.available) : new Map(),
    }
  }
  return {
    data,
    sentAt: work.sentAt,
    error: shelves.error ?? work.error,
    isFetching: shelves.isFetching || work.isFetching,
    refetch: () => {
      shelves.refetch()
      work.refetch()
    },
  }
}
