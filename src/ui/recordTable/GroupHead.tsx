import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useFormat } from '@/i18n/format'
import { Glyph } from '../Glyph'
import { touch } from '../media'
import { token } from '../tokens'

type GroupHeadProps = { label: ReactNode; count: number; isOpen: boolean; onToggle: () => void }

/** The name of a group with how many are in it; a press folds it. */
export function GroupHead({ label, count, isOpen, onToggle }: GroupHeadProps) {
  const format = useFormat()
  return (
    <Cell role="cell">
      <Fold type="button" aria-expanded={isOpen} onClick={onToggle}>
        <Turned data-open={isOpen || undefined}>
          <Glyph name="down" size={14} />
        </Turned>
        <span>{label}</span>
        <Count>{format.number(count)}</Count>
      </Fold>
    </Cell>
  )
}

const Cell = styled.div`
  grid-column: 1 / -1;
  align-self: end;
`
const Fold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 40px;
  border-radius: ${token('r-mark')};
  font: 600 ${token('t-14')} ${token('font')};
  color: ${token('ink')};

  ${touch} {
    min-block-size: 44px;
  }
`
const Turned = styled.span`
  display: grid;
  color: ${token('ink-2')};
  rotate: -90deg;

  [dir='rtl'] & {
    rotate: 90deg;
  }
  &[data-open],
  [dir='rtl'] &[data-open] {
    rotate: 0deg;
  }
`
const Count = styled.span`
  font-weight: 400;
  color: ${token('ink-2')};
`
