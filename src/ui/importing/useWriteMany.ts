import { useRef, useState } from 'react'
import { concernsOne } from '@/lib/concernsOne'
import { inLanes } from '@/lib/inLanes'
import { useUndoToast } from '../useUndoToast'

/** A change that was written, and what stands there since. */
type Written<Change, Now> = { change: Change; now: Now }
/** What did not go as it should. */
type Result<Change> = {
  refused: { change: Change; error: unknown }[]
  /** Not every change was tried: stopped by the person, or by a fault that would meet the others too. */
  isStopped: boolean
}

type Acts<Change, Now> = {
  write: (change: Change) => Promise<{ now: Now } | { error: unknown }>
  undo: (one: Written<Change, Now>) => Promise<{ error?: unknown }>
  /** What is done, in words. */
  done: (written: readonly Now[]) => string
  /** Everything that was chosen is done. */
  onDone: () => void
}

/** Writes the chosen changes of a file, says so, and takes all of them back in one act. */
export function useWriteMany<Change, Now>({ write, undo, done, onDone }: Acts<Change, Now>) {
  const say = useUndoToast()
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [result, setResult] = useState<Result<Change>>()
  const isStopped = useRef(false)

  const run = async (changes: readonly Change[]) => {
    if (changes.length === 0 || progress) return
    isStopped.current = false
    const written: Written<Change, Now>[] = []
    const refused: Result<Change>['refused'] = []
    setResult(undefined)
    setProgress({ done: 0, all: changes.length })
    await inLanes(changes, async (change) => {
      if (isStopped.current) return
      const answer = await write(change)
      if ('now' in answer) written.push({ change, now: answer.now })
      else {
        refused.push({ change, error: answer.error })
        if (!concernsOne(answer.error)) isStopped.current = true
      }
      setProgress({ done: written.length + refused.length, all: changes.length })
    })
    setProgress(null)
    if (written.length > 0) say(done(written.map(({ now }) => now)), () => takeBack(written))
    if (written.length === changes.length) onDone()
    else setResult({ refused, isStopped: written.length + refused.length < changes.length })
  }

  /** Additions go, everything else is as it was before. Answers with the first fault, having tried all. */
  const takeBack = async (written: readonly Written<Change, Now>[]): Promise<{ error?: unknown }> => {
    let fault: { error?: unknown } = {}
    await inLanes(written, async (one) => {
      const { error } = await undo(one)
      if (error !== undefined && fault.error === undefined) fault = { error }
    })
    return fault
  }
  return {
    progress,
    result,
    run,
    /** Another file, another result. */
    forget: () => setResult(undefined),
    stop: () => {
      isStopped.current = true
    },
  }
}
