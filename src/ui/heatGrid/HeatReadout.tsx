import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { cellName, type Cells, type GridShape, placeOf as rowAndColumn } from '@/lib/gridCells'
import type { Quantity } from '@/lib/units'
import { token } from '../tokens'
import { VisuallyHidden } from '../VisuallyHidden'
import type { Limits } from '@/i18n/besideLimits'
import { placeOf } from './cellWords'
import { readingsOf } from './readings'

type HeatReadoutProps = {
  values: readonly (readonly (number | null)[])[]
  shape: GridShape
  quantity: Quantity
  /** A value with its unit. */
  amount: (value: number) => string
  band: Limits | undefined
  selected: Cells
  estimates: readonly (readonly (number | null)[])[] | undefined
  flagged: Cells | undefined
  selectable: boolean
  active: number
  /** The cell under the mouse goes before the chosen ones. */
  hovered: number | null
  children?: ReactNode
}

/** The chosen cell, or the chosen cells together, in words: what a colour means can be read here (quality M2). */
export function HeatReadout({
  values,
  shape,
  quantity,
  amount,
  band,
  selected,
  estimates,
  flagged,
  selectable,
  active,
  hovered,
  children,
}: HeatReadoutProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const many = hovered === null && selected.size > 1
  const [only = active] = selected.size === 1 ? selected : []
  const cell = hovered ?? only
  const { row, column } = rowAndColumn(cell, shape)
  const read = values[row]?.[column] ?? null
  const value = read ?? estimates?.[row]?.[column] ?? null
  const place = value === null ? 'none' : read === null ? 'estimated' : placeOf(value, band)
  const chosen = selected.size > 1 ? readingsOf(values, shape, selected) : null
  const mean = chosen ? amount(chosen.mean) : ''
  return (
    <Line>
      {many ? (
        <>
          <strong>{t('heat.selection', { count: selected.size })}</strong>
          {chosen ? (
            <>
              <span>{t('heat.selectionMean', { mean })}</span>
              <span>
                {t('heat.selectionRange', {
                  low: format.figure(chosen.low, quantity).number,
                  high: amount(chosen.high),
                })}
              </span>
            </>
          ) : (
            <span>{t('heat.selectionNone')}</span>
          )}
        </>
      ) : (
        <>
          <strong>
            <bdi>{cellName(cell, shape)}</bdi>
          </strong>
          <span data-place={place}>
            {value !== null && <strong>{amount(value)}</strong>} {place && t(`heat.place.${place}`)}
          </span>
          {flagged?.has(cell) && <Doubt>{t('heat.doubt')}</Doubt>}
        </>
      )}
      {(hovered === null || (selected.size === 1 && hovered === only)) && children}
      {selectable && (
        <VisuallyHidden role="status">
          {selected.size > 1
            ? chosen
              ? t('heat.selected', { count: selected.size, mean })
              : t('heat.selection', { count: selected.size })
            : ''}
        </VisuallyHidden>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-block-size: 36px;
  margin-block-end: 8px;
  border-block-end: 1px solid ${token('line')};
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  overflow-wrap: anywhere;

  /* Which cell was looked at last is nothing to paper. */
  @media print {
    display: none;
  }
  strong {
    font: 600 ${token('t-14')} ${token('font')};
    color: ${token('ink')};
  }
  [data-place='below'],
  [data-place='below'] strong {
    color: ${token('amber-deep')};
  }
  [data-place='above'],
  [data-place='above'] strong {
    color: ${token('blue')};
  }
`
const Doubt = styled.span`
  font-weight: 500;
  color: ${token('amber-deep')};
`
