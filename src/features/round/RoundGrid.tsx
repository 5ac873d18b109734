import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BandLimits, heatScaleOf } from '@/domain/bands'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import { gridOfRound, type RoundDraft } from '@/domain/roundDraft'
import { HeatGrid } from '@/ui/heatGrid/HeatGrid'
import { Notice } from '@/ui/Notice'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { BlockQuestion } from './BlockQuestion'
import { DoubtQuestion } from './DoubtQuestion'
import type { RoundCells } from './useRoundCells'
import type { RoundWords } from './useRoundWords'

type RoundGridProps = {
  draft: RoundDraft
  pitch: Pitch
  /** What is measured, and where. */
  title: string
  limits: BandLimits
  words: RoundWords
  cells: RoundCells
}

/** The round as a grid at a desk: typed cell by cell, or pasted from a spreadsheet. */
export function RoundGrid({ draft, pitch, title, limits, words, cells }: RoundGridProps) {
  const { t } = useTranslation('round')
  const frame = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const asked = cells.question
  const backToGrid = (cell = '[tabindex="0"]') =>
    frame.current?.querySelector<HTMLElement>(`[data-cell]${cell}`)?.focus()
  return (
    <Frame ref={frame}>
      <Hint>{t('cells.hint')}</Hint>
      <HeatGrid
        label={title}
        values={gridOfRound(draft)}
        quantity={METRIC_QUANTITY[draft.metric]}
        scale={heatScaleOf(limits, draft.metric)}
        band={{ low: limits.low, high: limits.high }}
        numbers
        bearing={pitch.bearing}
        selected={selected}
        onSelect={setSelected}
        editing={{ onEdit: cells.type, onPaste: cells.paste }}
        flagged={new Set(draft.readings.flatMap(({ cell, asked }) => (asked ? [cell] : [])))}
      />
      <VisuallyHidden role="status">{cells.said}</VisuallyHidden>
      {cells.notRead && <Notice tone="warning">{cells.notRead}</Notice>}
      {asked && (
        <DoubtQuestion
          key={asked.cell}
          question={asked}
          metric={draft.metric}
          point={words.short(asked.cell)}
          onKeep={(value, isAsked) => {
            cells.keep(value, isAsked)
            backToGrid()
          }}
          onAgain={() => {
            // Enter has moved on, and the number belongs where it was typed.
            backToGrid(`[data-cell="${asked.cell}"]`)
            cells.forget()
          }}
        />
      )}
      {cells.block && (
        <BlockQuestion
          block={cells.block}
          metric={draft.metric}
          words={words}
          onAnswer={(answer) => {
            cells.answer(answer)
            backToGrid()
          }}
        />
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`
const Hint = styled.p`
  color: ${token('ink-2')};
`
