import type { Read } from '@/api/http/withOutbox'
import { answeredChange } from './changes'
import type { Entry } from './entry'
import { type Change, laidOver } from './overlay'

/** A list that is still on its way can have missed no more than these. */
const KEPT = 200

/** What the backend has answered to writes, laid over lists that were read, or asked for, before. */
export function createAnswers({
  reads,
  timeZone,
}: {
  reads: () => Map<string, Read>
  timeZone: () => string
}) {
  let heard: Change[] = []
  let count = 0
  const over = ({ endpoint, rows, params }: Read, changes: readonly Change[]) =>
    laidOver(endpoint, rows, changes, params, timeZone())
  return {
    /** What was read before an entry went shows it from now on, also before it is read again. */
    note: (entry: Entry, data: unknown): void => {
      const change = answeredChange(entry, data)
      count += 1
      heard = [...heard, change].slice(-KEPT)
      for (const read of reads().values()) read.rows = over(read, [change])
    },
    count: (): number => count,
    /** The rows of a list that was asked for when so many had been answered: it may not know the later ones. */
    renewed: (read: Read, known: number): readonly unknown[] =>
      over(read, known < count ? heard.slice(-(count - known)) : []),
    clear: (): void => {
      heard = []
      count = 0
    },
  }
}
