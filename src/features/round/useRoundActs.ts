import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { afterAct, readingAt, type RoundAct, type RoundDraft, standingOn } from '@/domain/roundDraft'
import { mayKeep, type RoundDoubt, roundDoubt } from '@/domain/roundDoubt'
import { cleanEntry, isTypedOut, typedNumber, typedReading } from '@/domain/roundEntry'
import { useFormat } from '@/i18n/format'
import { decimalOf } from '@/lib/parseNumber'
import { rightNow } from './rightNow'
import { keepRound } from './roundStore'
import type { RoundWords } from './useRoundWords'

/** What was typed and why it is asked about; values in the metric unit. */
export type RoundQuestion = { cell: number; value: number; doubt: RoundDoubt }

type Given = {
  draft: RoundDraft
  pageKey: string
  usual: { low: number; high: number } | null
  words: RoundWords
}

/** What the pad, the map and the keys do to a round. Every act is kept before anything else happens. */
export function useRoundActs({ draft, pageKey, usual, words }: Given) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const [asked, setAsked] = useState<RoundQuestion>()
  const [said, setSaid] = useState('')
  const here = standingOn(draft)
  const quantity = METRIC_QUANTITY[draft.metric]
  const decimal = decimalOf(format.locale)

  const act = (change: RoundAct, before = draft): RoundDraft => {
    const after = afterAct(before, change, rightNow())
    if (after !== before) keepRound(pageKey, after)
    return after
  }
  const sayNext = (key: 'kept' | 'skipped' | 'undone', after: RoundDraft, value = '') => {
    const next = standingOn(after)
    setSaid(
      [
        t(`said.${key}`, { point: here === undefined ? '' : words.spoken(here), value }),
        next === undefined ? t('said.end') : t('said.now', { point: words.spoken(next) }),
      ].join(' '),
    )
  }
  const keep = (value: number, isAsked: boolean): RoundDraft => {
    setAsked(undefined)
    const after = act({ kind: 'read', value, asked: isAsked })
    sayNext('kept', after, format.quantity(value, quantity, draft.decimals))
    return after
  }
  /** The round with what was typed, if it is a number; undefined where that has to be asked about first. `byItself`: nobody has said that the number is complete, so what is unlikely waits for that. */
  const enter = (text: string, byItself: boolean): RoundDraft | undefined => {
    const typed = typedNumber(text)
    if (typed === null || here === undefined) return draft
    const value = typedReading(typed, draft.metric, format.unitSystem)
    const doubt = roundDoubt({ typed, value }, usual, draft.metric, format.unitSystem)
    const before = readingAt(draft, here)
    // Once is enough: the same number at the same point is not asked about again.
    if (doubt === null || (before?.asked && before.value === value)) return keep(value, doubt !== null)
    if (!byItself) setAsked({ cell: here, value, doubt })
    return undefined
  }
  const question = asked?.cell === here ? asked : undefined
  /** Whoever walks on has read what they typed here; what is asked about is not left behind, unless it cannot be kept. */
  const left = (): RoundDraft | undefined =>
    question ? (mayKeep(question.doubt) ? undefined : draft) : enter(draft.text, false)
  return {
    decimal,
    said,
    question,
    type: (raw: string) => {
      const text = cleanEntry(raw, decimal, draft.metric)
      if (text === null) return
      const isLonger = text.length > draft.text.length
      if (text !== draft.text) act({ kind: 'type', text })
      if (draft.auto && isLonger && isTypedOut(text, draft.decimals, draft.metric, format.unitSystem))
        enter(text, true)
    },
    next: () => void enter(draft.text, false),
    skip: () => {
      setAsked(undefined)
      sayNext('skipped', act({ kind: 'skip' }))
    },
    undo: () => {
      setAsked(undefined)
      sayNext('undone', act({ kind: 'undo' }))
    },
    /** Whether it is gone to: an open question has to be answered first. */
    goTo: (at: number): boolean => {
      const before = left()
      if (!before) return false
      setAsked(undefined)
      const after = act({ kind: 'goTo', at }, before)
      const point = standingOn(after)
      if (point !== undefined && after !== draft) setSaid(t('said.now', { point: words.spoken(point) }))
      return true
    },
    /** Whether nothing of what was typed here is open, so that something else may take the place of the pad. */
    leave: (): boolean => !question && left() !== undefined,
    /** The answer to a question: the number as it was typed, or as it was meant. */
    keep: (value: number, isAsked: boolean) => void keep(value, isAsked),
    again: () => {
      setAsked(undefined)
      act({ kind: 'type', text: '' })
    },
  }
}
export type RoundActs = ReturnType<typeof useRoundActs>
