import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { checkBlock, type CheckedBlock, meantBy } from '@/domain/roundBlock'
import { roundDoubt } from '@/domain/roundDoubt'
import { afterAct, readingAt, type RoundAct, type RoundDraft } from '@/domain/roundDraft'
import { cleanEntry, typedNumber, typedReading } from '@/domain/roundEntry'
import { useFormat } from '@/i18n/format'
import { decimalOf } from '@/lib/parseNumber'
import type { PastedBlock } from '@/ui/heatGrid/usePastedBlock'
import { rightNow } from './rightNow'
import { keepRound } from './roundStore'
import type { RoundQuestion } from './useRoundActs'
import type { RoundWords } from './useRoundWords'

type Given = {
  draft: RoundDraft
  usual: { low: number; high: number } | null
  words: RoundWords
  pageKey: string
}
type Filled = Extract<RoundAct, { kind: 'fill' }>['cells']
/** What becomes of the unlikely readings of a block. */
export type BlockAnswer = 'meant' | 'keep' | 'leaveOut'

/** So many of the cells that were left out are named. */
const NAMED = 12

/** What typing into a grid and pasting into it do to a round. Every act is kept before anything else happens. */
export function useRoundCells({ draft, usual, words, pageKey }: Given) {
  const { t } = useTranslation('round')
  const format = useFormat()
  /** Those that wait for an answer, the oldest first: who types on loses none of them. */
  const [questions, setQuestions] = useState<readonly RoundQuestion[]>([])
  /** Its likely readings are kept; `steps` of the round there were by then. */
  const [block, setBlock] = useState<CheckedBlock & { steps: number }>()
  const [notRead, setNotRead] = useState('')
  const [said, setSaid] = useState('')

  const fill = (cells: Filled, text: string, joined = false) => {
    const isOpen = ({ cell }: { cell: number }) => !cells.some((one) => one.cell === cell)
    setQuestions(questions.filter(isOpen))
    const unlikely = block?.unlikely.filter(isOpen) ?? []
    setBlock(block && unlikely.length > 0 ? { ...block, unlikely } : undefined)
    const after = afterAct(draft, { kind: 'fill', cells, joined }, rightNow())
    keepRound(pageKey, after)
    setSaid(text)
    return { steps: after.steps.length, unlikely }
  }
  const keepOne = (cell: number, value: number, asked: boolean) =>
    fill(
      [{ cell, value, asked }],
      t('said.kept', {
        point: words.spoken(cell),
        value: format.quantity(value, METRIC_QUANTITY[draft.metric], draft.decimals),
      }),
    )
  const filled = (count: number) => t('cells.filled', { number: format.number(count) })
  /** How many, and the first of them by name: those are looked up in the spreadsheet. */
  const leftOutText = (cells: CheckedBlock['leftOut']): string => {
    if (cells.length === 0) return ''
    const named = cells.flatMap((cell) => (cell === undefined ? [] : words.short(cell)))
    const text = t('cells.leftOut', { number: format.number(cells.length) })
    const list = named.slice(0, NAMED).join(format.comma)
    return named.length === 0 ? text : `${text} (${list}${named.length > NAMED ? ' …' : ''})`
  }
  return {
    /** What was typed or pasted is not kept before it is answered. */
    isOpen: questions.length > 0 || block !== undefined,
    drop: () => {
      setQuestions([])
      setBlock(undefined)
    },
    question: questions[0],
    block,
    notRead,
    said,
    type: (cell: number, text: string) => {
      setNotRead('')
      if (text === '') {
        fill([{ cell, value: null, asked: false }], '')
        return
      }
      const clean = cleanEntry(text, decimalOf(format.locale), draft.metric)
      const typed = clean === null ? null : typedNumber(clean)
      if (typed === null) {
        setNotRead(t('cells.notRead', { point: words.short(cell), text }))
        return
      }
      const value = typedReading(typed, draft.metric, format.unitSystem)
      const doubt = roundDoubt({ typed, value }, usual, draft.metric, format.unitSystem)
      const before = readingAt(draft, cell)
      // Once is enough: the same number in the same cell is not asked about again.
      if (doubt === null || (before?.asked && before.value === value)) keepOne(cell, value, doubt !== null)
      else setQuestions([...questions.filter((one) => one.cell !== cell), { cell, value, doubt }])
    },
    paste: (pasted: PastedBlock) => {
      const checked = checkBlock(pasted, usual, draft.metric, format.unitSystem)
      setNotRead(leftOutText(checked.leftOut))
      const likely = checked.likely.map((one) => ({ ...one, asked: false }))
      const { steps, unlikely: open } = fill(likely, filled(likely.length))
      const unlikely = [
        ...open.filter(({ cell }) => !checked.unlikely.some((one) => one.cell === cell)),
        ...checked.unlikely,
      ]
      setBlock(unlikely.length > 0 ? { ...checked, unlikely, steps } : undefined)
    },
    keep: (value: number, asked: boolean) => questions[0] && keepOne(questions[0].cell, value, asked),
    forget: () => setQuestions(questions.slice(1)),
    answer: (answer: BlockAnswer) => {
      const unlikely = (block?.unlikely ?? []).flatMap(({ cell, value, doubt }) => {
        const meant = answer === 'meant' ? meantBy(doubt) : undefined
        if (meant !== undefined) return { cell, value: meant, asked: false }
        return answer === 'leaveOut' ? [] : { cell, value, asked: true }
      })
      fill(
        unlikely,
        filled((block?.likely.length ?? 0) + unlikely.length),
        draft.steps.length === block?.steps,
      )
      setBlock(undefined)
    },
  }
}
export type RoundCells = ReturnType<typeof useRoundCells>
