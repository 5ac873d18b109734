import * as v from 'valibot'
import type { Asked } from '@/api/packReads'
import { makePack, type Pack, type PackProgress, type PackTurn } from '@/domain/evidence/packMaker'
import { addRows, noRows, type PackGap, type PackSetup } from '@/domain/evidence/packSetup'
import { collect } from './collect'
import type { Ask, Missing, PackOrder } from './collecting'
import type { Unreadable } from './packMessages'

/** Who brings the text of an answer; undefined where there was none. */
export type Carry = (asked: Asked) => Promise<string | undefined>
export type PackWork = {
  collect: (order: PackOrder, onProgress: (progress: PackProgress) => void) => Promise<readonly Missing[]>
  /** Of what was collected. */
  make: (
    setup: PackSetup,
    gaps: readonly PackGap[],
    onProgress: (progress: PackProgress) => void,
  ) => Promise<Pack>
}
type Around = { carry: Carry; onUnreadable: (what: Unreadable) => void; signal: AbortSignal } & Pick<
  PackTurn,
  'turn'
>

/** The work of a pack, wherever it is done: answers are read here, and their rows are kept here. */
export function packWork({ carry, onUnreadable, signal, turn }: Around): PackWork {
  const rows = noRows()
  const ask: Ask = async ({ answer, ...asked }) => {
    const text = await carry(asked)
    if (text === undefined) return undefined
    const data = readJson(text)
    const read = v.safeParse(answer, data)
    const lost = read.success ? lengthOf(data) - lengthOf(read.output) : 'all'
    if (lost !== 0) onUnreadable({ path: asked.url, lost })
    return read.success ? read.output : undefined
  }
  return {
    collect: (order, onProgress) =>
      collect({ ...order, ask, signal, add: (slice) => addRows(rows, slice) }, (share, part) =>
        onProgress({ share, part }),
      ),
    make: (setup, gaps, onProgress) => makePack(setup, rows, gaps, { onProgress, ...(turn ? { turn } : {}) }),
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
