import { shelfOf, type Supply } from '@/domain/supply'
import type { Day } from '@/domain/wire'
import type { GroupBy } from '@/ui/recordTable/RecordTable'
import { type ExpiryState, expiryOf, type MinimumState, minimumState } from './supplyState'
import type { Reserved } from './useReserved'

export const GROUPINGS = ['group', 'expiry', 'minimum'] as const
export type Grouping = (typeof GROUPINGS)[number]
export const isGrouping = (text: string): text is Grouping => GROUPINGS.some((one) => one === text)

const EXPIRY_ORDER: readonly string[] = ['expired', 'soon', 'later', 'none'] satisfies ExpiryState[]
const MINIMUM_ORDER: readonly string[] = ['negative', 'low', 'enough', 'none'] satisfies MinimumState[]

type Words = {
  group: (group: string) => string
  expiry: (state: string) => string
  minimum: (state: string) => string
}

/** Rows under the heads that a person asked for; those that want attention first. */
export function groupingOf(
  grouping: Grouping,
  shelves: Reserved['shelves'],
  today: Day,
  words: Words,
): GroupBy<Supply> {
  switch (grouping) {
    case 'group':
      return {
        of: ({ group }) => group,
        label: words.group,
        order: shelfOf,
      }
    case 'expiry':
      return {
        of: (supply) => expiryOf(supply, today),
        label: words.expiry,
        order: (state) => EXPIRY_ORDER.indexOf(state),
      }
    case 'minimum':
      return {
        of: (supply) => minimumState(supply, shelves?.get(supply.id)),
        label: words.minimum,
        order: (state) => MINIMUM_ORDER.indexOf(state),
      }
  }
}
