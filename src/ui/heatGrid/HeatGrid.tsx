import styled from '@emotion/styled'
import { type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { type Cells, type GridShape, shapeOf } from '@/lib/gridCells'
import { type HeatScale, withContrast } from '@/lib/heatScale'
import type { Quantity } from '@/lib/units'
import { lazyPart } from '../lazyPart'
import { token } from '../tokens'
import { VisuallyHidden } from '../VisuallyHidden'
import { type Limits, quantityBeside } from '@/i18n/besideLimits'
import { cellWords } from './cellWords'
import { HeatBoard } from './HeatBoard'
import { HeatLegend } from './HeatLegend'
import type { StandName } from './HeatStands'
import { HeatThumbnail } from './HeatThumbnail'
import { NorthArrow } from './NorthArrow'
import { type PastedBlock, usePastedBlock } from './usePastedBlock'
import { readingsOf } from './readings'
import { ESTIMATED } from './stepStyles'

const HeatContrast = lazyPart(() => import('./HeatContrast'), 'HeatContrast')
const HeatTable = lazyPart(() => import('./HeatTable'), 'HeatTable')

type Values = readonly (readonly (number | null)[])[]

type HeatGridProps = {
  /** What and when, such as `Moisture, Mon 14:30`. */
  label: string
  /** Rows of readings in the metric unit; other shapes than 12 × 18 are drawn as they are, gaps hatched. */
  values: Values
  quantity: Quantity
  scale: HeatScale
  /** The target: its edge is drawn on the grid, its bracket on the legend. */
  band?: Limits | undefined
  /** The figures on the cells. */
  numbers?: boolean
  /** The range that the colours are stretched over; the limits of the target stay where they are. */
  contrast?: readonly [number, number] | undefined
  /** With it the legend has handles for the contrast; undefined is the whole scale. */
  onContrast?: (contrast: [number, number] | undefined) => void
  /** A thumbnail: colours only, no keys. */
  mini?: boolean
  /** A table in place of the colours. */
  asTable?: boolean
  /** Degrees of the long axis, clockwise from north; without it there is neither north nor a stand. */
  bearing?: number | null | undefined
  stands?: readonly StandName[]
  /** Cells as row × columns + column (lib/gridCells). */
  selected?: Cells
  /** A section of the pitch, drawn as a dashed line round its cells. */
  outlined?: Cells | undefined
  /** By click, Shift or drag, row and column heads, and keys. */
  onSelect?: (cells: Cells) => void
  /** Cells can be typed in and pasted into. */
  editing?:
    | {
        /** The text as it was typed, in the reader's unit; an empty one takes the reading away. */
        onEdit: (cell: number, text: string) => void
        onPaste: (block: PastedBlock) => void
      }
    | undefined
  /** Readings that somebody was asked about and kept; their cells are marked (B13). */
  flagged?: Cells | undefined
  /** What gaps are estimated to be, null elsewhere: hatched, called an estimate, and counted nowhere. */
  estimates?: Values | undefined
  /** Every cell that is tapped or drawn over joins the choice, a finger's too. */
  several?: boolean
  /** Words for the ends of the legend, such as `dry` and `wet`. */
  ends?: { low: string; high: string } | undefined
  /** After the chosen cell in words, such as its earlier readings. */
  below?: ReactNode
  /** Values with their unit, where it is not the quantity's own: percentages apart are percentage points. */
  inUnit?: ((value: number) => string) | undefined
}

/** Readings on the ground they were taken on. It lies as the pitch lies, in every language (quality M4). */
export function HeatGrid(props: HeatGridProps) {
  const { label, quantity, scale, contrast, mini = false, asTable = false } = props
  const { values, shape, cropped } = drawn(props.values)
  if (mini)
    return <HeatThumbnail label={label} values={values} shape={shape} scale={withContrast(scale, contrast)} />
  if (asTable)
    return (
      <Suspense>
        <HeatTable
          label={label}
          values={values}
          shape={shape}
          quantity={quantity}
          flagged={props.flagged}
          estimates={props.estimates}
        />
      </Suspense>
    )
  return <Full {...props} values={values} shape={shape} cropped={cropped} />
}

function Full({
  label,
  values,
  shape,
  cropped,
  quantity,
  scale,
  band,
  numbers = false,
  contrast,
  onContrast,
  bearing,
  stands,
  selected = NOTHING,
  outlined,
  onSelect,
  editing,
  flagged,
  estimates,
  several = false,
  ends,
  below,
  inUnit,
}: HeatGridProps & { shape: GridShape; cropped: boolean }) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const describedBy = useId()
  const amount = inUnit ?? ((value: number) => quantityBeside(value, quantity, band, format))
  const stretched = withContrast(scale, contrast)
  const words = cellWords(values, shape, { quantity, inUnit, scale: stretched, band, estimates }, t, format)
  const paste = usePastedBlock(quantity, shape)
  const all = readingsOf(values, shape)
  return (
    <Frame>
      <HeatBoard
        label={label}
        describedBy={describedBy}
        values={values}
        words={words}
        shape={shape}
        quantity={quantity}
        band={band}
        numbers={numbers}
        bearing={bearing}
        stands={stands}
        selected={selected}
        outlined={outlined}
        onSelect={onSelect}
        onEdit={editing?.onEdit}
        onPaste={
          editing &&
          ((cell, text) => {
            const block = paste(cell, text)
            if (block) editing.onPaste(block)
            else editing.onEdit(cell, text.trim())
          })
        }
        flagged={flagged}
        estimates={estimates}
        several={several}
        below={below}
        amount={amount}
      />
      <VisuallyHidden id={describedBy}>
        {all
          ? t('heat.summary', {
              readings: format.number(all.count),
              cells: format.number(shape.rows * shape.columns),
              mean: amount(all.mean),
              low: amount(all.low),
              high: amount(all.high),
            })
          : t('heat.summaryNone')}
      </VisuallyHidden>
      <Foot>
        <HeatLegend
          scale={stretched}
          quantity={quantity}
          amount={amount}
          band={band}
          steps={words.map(({ steps, estimated }) => steps.filter((_, column) => !estimated[column]))}
          ends={contrast ? undefined : ends}
        />
        <NorthArrow bearing={bearing} />
      </Foot>
      {words.some(({ estimated }) => estimated.includes(true)) && (
        <Note>
          <span /> {t('heat.estimatedNote')}
        </Note>
      )}
      {onContrast && (
        <Suspense>
          {' '}
          <HeatContrast
            min={scale.min}
            max={scale.max}
            value={contrast ?? [scale.min, scale.max]}
            quantity={quantity}
            onChange={onContrast}
          />
        </Suspense>
      )}
      {cropped && <p>{t('heat.cropped', { rows: shape.rows, columns: shape.columns })}</p>}
    </Frame>
  )
}

const NOTHING: Cells = new Set()
/** What is drawn where nothing was sent, and the most that is drawn of a grid of a strange shape. */
const EMPTY: GridShape = { rows: 12, columns: 18 }
const MOST: GridShape = { rows: 40, columns: 60 }

function drawn(values: Values): { values: Values; shape: GridShape; cropped: boolean } {
  const shape = shapeOf(values)
  if (shape.rows === 0 || shape.columns === 0) return { values: [], shape: EMPTY, cropped: false }
  if (shape.rows <= MOST.rows && shape.columns <= MOST.columns) return { values, shape, cropped: false }
  const part = values.slice(0, MOST.rows).map((row) => row.slice(0, MOST.columns))
  return { values: part, shape: shapeOf(part), cropped: true }
}

const Frame = styled.div`
  min-inline-size: 0;
`
const Foot = styled.div`
  direction: ltr;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 16px;
  break-before: avoid;
  break-inside: avoid;
`
const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > span {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    background: ${ESTIMATED} ${token('line')};
  }
`
