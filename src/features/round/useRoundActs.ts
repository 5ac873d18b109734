import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { afterAct, readingAt, type RoundAct, type RoundDraft, standingOn } from '@/domain/roundDraft'
import { type RoundDoubt, roundDoubt } from '@/domain/roundDoubt'
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

  const act = (change: RoundAct): RoundDraft => {
    const after = afterAct(draft, change, rightNow())
    if (after !== draft) keepRound(pageKey, after)
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
  const keep = (value: number, isAsked: boolean) => {
    setAsked(undefined)
    sayNext(
      'kept',
      act({ kind: 'read', value, asked: isAsked }),
      format.quantity(value, quantity, draft.decimals),
    )
  }
  /** `byItself`: nobody has said that the number is complete, so what is unlikely waits for that. */
  const enter = (text: string, byItself: boolean) => {
    const typed = typedNumber(text)
    if (typed === null || here === undefined) return
    const value = typedReading(typed, draft.metric, format.unitSystem)
    const doubt = roundDoubt({ typed, value }, usual, draft.metric, format.unitSystem)
    const before = readingAt(draft, here)
    // Once is enough: the same number at the same point is not asked about again.
    if (doubt === null || (before?.asked && before.value === value)) keep(value, doubt !== null)
    else if (!byItself) setAsked({ cell: here, value, doubt })
  }
  return {
    decimal,
    said,
    question: asked?.cell === here ? asked : undefined,
    type: (raw: string) => {
      const text = cleanEntry(raw, decimal, draft.metric)
      if (text === null) return
      const isLonger = text.length > draft.text.length
      if (text !== draft.text) act({ kind: 'type', text })
      if (draft.auto && isLonger && isTypedOut(text, draft.decimals, draft.metric, format.unitSystem))
        enter(text, true)
    },
    next: () => enter(draft.text, false),
    skip: () => {
      setAsked(undefined)
      sayNext('skipped', act({ kind: 'skip' }))
    },
    undo: () => {
      setAsked(undefined)
      sayNext('undone', act({ kind: 'undo' }))
    },
    goTo: (at: number) => {
      setAsked(undefined)
      const after = act({ kind: 'goTo', at })
      const point = standingOn(after)
      if (point !== undefined && after !== draft) setSaid(t('said.now', { point: words.spoken(point) }))
    },
    /** The answer to a question: the number as it was typed, or as it was meant. */
    keep: (value: number, isAsked: boolean) => keep(value, isAsked),
    again: () => {
      setAsked(undefined)
      act({ kind: 'type', text: '' })
    },
  }
}
export type RoundActs = ReturnType<typeof useRoundActs>
