import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { storageEndpoints } from '@/api/storage'
import type { ShedChange, ShedWrite } from '@/domain/shedFile/previewShed'
import type { Id } from '@/domain/wire'
import { problemOf } from '@/lib/problem'

type Outcome<T> = Promise<{ data?: T; error?: unknown }>
type Stamped = { id: Id; updatedAt?: string | undefined }
type Written = { write: ShedWrite; now: Stamped }
export type ShedResult = {
  written: Written[]
  refused: { change: ShedChange; error: unknown }[]
  /** Not every row was tried: stopped by the person, or by a fault that would meet the others too. */
  isStopped: boolean
}

/** Calls under way at once: the lists are fetched anew when the last has ended, not after each. */
const AT_ONCE = 4
/** What concerns one row and not the next. */
const OF_ONE: ReadonlySet<string> = new Set(['invalid', 'conflict', 'notFound', 'forbidden'])
const { addEquipment, saveEquipment, removeEquipment } = storageEndpoints
const { addSupply, saveSupply, removeSupply, addCocktail, saveCocktail, removeCocktail } = storageEndpoints

const withoutId = <T extends { id: Id }>({ id: _id, ...row }: T): Omit<T, 'id'> => row

/** Writes the chosen rows of a file, and takes all of them back in one act. */
export function useRunShedImport() {
  const dispatch = useDispatch()
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const isStopped = useRef(false)
  const ask = <T>(action: unknown): Outcome<T> => dispatch(action as never)
  const quiet = { track: false }

  const write = (one: ShedWrite): Outcome<Stamped> => {
    switch (one.list) {
      case 'equipment':
        return ask(
          one.before
            ? saveEquipment.initiate({ equipment: one.after, group: one.before.group }, quiet)
            : addEquipment.initiate(withoutId(one.after), quiet),
        )
      case 'supplies':
        return ask(
          one.before
            ? saveSupply.initiate(one.after, quiet)
            : addSupply.initiate(withoutId(one.after), quiet),
        )
      case 'cocktails':
        return ask(
          one.before
            ? saveCocktail.initiate(one.after, quiet)
            : addCocktail.initiate(withoutId(one.after), quiet),
        )
    }
  }

  const undo = ({ write: one, now: { id, updatedAt } }: Written): Outcome<unknown> => {
    switch (one.list) {
      case 'equipment':
        return ask(
          one.before
            ? saveEquipment.initiate(
                { equipment: { ...one.before, updatedAt }, group: one.after.group },
                quiet,
              )
            : removeEquipment.initiate({ id, group: one.after.group }, quiet),
        )
      case 'supplies':
        return ask(
          one.before
            ? saveSupply.initiate({ ...one.before, updatedAt }, quiet)
            : removeSupply.initiate(id, quiet),
        )
      case 'cocktails':
        return ask(
          one.before
            ? saveCocktail.initiate({ ...one.before, updatedAt }, quiet)
            : removeCocktail.initiate(id, quiet),
        )
    }
  }

  const run = async (changes: readonly ShedChange[]): Promise<ShedResult> => {
    isStopped.current = false
    const written: Written[] = []
    const refused: ShedResult['refused'] = []
    setProgress({ done: 0, all: changes.length })
    await inTurn(changes, async (change) => {
      if (isStopped.current || !change.write) return
      const { data, error } = await write(change.write)
      if (error === undefined) written.push({ write: change.write, now: data ?? change.write.after })
      else {
        refused.push({ change, error })
        if (!OF_ONE.has(problemOf(error).kind)) isStopped.current = true
      }
      setProgress({ done: written.length + refused.length, all: changes.length })
    })
    setProgress(null)
    return { written, refused, isStopped: written.length + refused.length < changes.length }
  }

  /** Additions go, everything else is as it was before. Answers with the first fault, having tried all. */
  const takeBack = async (written: readonly Written[]): Promise<{ error?: unknown }> => {
    let fault: { error?: unknown } = {}
    await inTurn(written, async (one) => {
      const { error } = await undo(one)
      if (error !== undefined && fault.error === undefined) fault = { error }
    })
    return fault
  }
  return {
    progress,
    run,
    takeBack,
    stop: () => {
      isStopped.current = true
    },
  }
}

/** A few at a time, in their order. */
async function inTurn<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let one = list[next++]; one !== undefined; one = list[next++]) await act(one)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, list.length) }, lane))
}
