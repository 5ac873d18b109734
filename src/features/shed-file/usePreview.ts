import { useEffect, useState } from 'react'
import { isDayFirst } from '@/domain/fileDay'
import { csvStyleOf } from '@/domain/csv'
import type { FileColumn } from '@/domain/shedFile/guessColumns'
import { previewShed, type ShedChange } from '@/domain/shedFile/previewShed'
import { decimalOf, type ReadGround } from '@/domain/shedFile/readCells'
import type { ShedWords } from '@/domain/shedFile/shedColumns'
import type { ShedFileRows } from '@/domain/shedFile/writeShed'
import { useFormat } from '@/i18n/format'
import { inSlices } from '@/lib/inSlices'

type Ask = {
  rows: readonly (readonly string[])[]
  columns: readonly FileColumn[]
  shed: ShedFileRows | undefined
  words: readonly ShedWords[]
  /** Not yet, or not while it is being written. */
  isOff: boolean
}

/** Rows whose days tell which of day and month comes first. */
const SAMPLE = 2000

/**
 * What a file would change, compared anew whenever the list changes: a row that was written is unchanged from then on.
 * Undefined until the first comparison is done.
 */
export function usePreview({ rows, columns, shed, words, isOff }: Ask): readonly ShedChange[] | undefined {
  const format = useFormat()
  const [done, setDone] = useState<{ columns: readonly FileColumn[]; changes: readonly ShedChange[] }>()
  // The store gives the same rows until they change.
  const list = shed?.rows
  const supplies = shed?.list === 'cocktails' ? shed.supplies : undefined
  useEffect(() => {
    if (isOff || !shed) return
    let isOver = false
    const body = rows.slice(1)
    const ground: ReadGround = {
      words,
      system: format.unitSystem,
      decimal: decimalOf(body, columns, csvStyleOf(format.locale).decimal),
      monthFirst: monthFirst(body, columns, format.locale === 'en-US'),
      locale: format.locale,
    }
    const compare = async () => {
      const changes = await inSlices(previewShed(shed, rows, columns, ground), () => isOver)
      if (changes) setDone({ columns, changes })
    }
    void compare()
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- words and formats are the language's
  }, [isOff, rows, columns, list, supplies, format.locale, format.unitSystem, words.length])
  return done?.columns === columns ? done.changes : undefined
}

function monthFirst(
  rows: readonly (readonly string[])[],
  columns: readonly FileColumn[],
  own: boolean,
): boolean {
  const at = columns.findIndex(({ column }) => column === 'expiryDate')
  const dayFirst = at < 0 ? undefined : isDayFirst(rows.slice(0, SAMPLE).map((row) => row[at] ?? ''))
  return dayFirst === undefined ? own : !dayFirst
}
