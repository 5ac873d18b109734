import type { User } from '@/domain/user'
import { rowTurns } from '@/ui/recordTable/rowTurns'

/** Choices of a person, written to the record one after the other: answered in another order, the former one would stay. */
export const inTurn = rowTurns<User>()
