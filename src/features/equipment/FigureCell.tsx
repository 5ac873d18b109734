import styled from '@emotion/styled'
import type { Service } from '@/domain/machineCare'
import { token } from '@/ui/tokens'

type FigureCellProps = { text: string; isUnknown?: boolean; service?: Service['kind'] }

/** A number with its unit, in one line, words where there is no number in as many as they need; of a service that is near or due in its tone. */
export function FigureCell({ text, isUnknown = false, service }: FigureCellProps) {
  return (
    <Figure data-unknown={isUnknown || undefined} data-service={service}>
      {text}
    </Figure>
  )
}

const Figure = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &[data-unknown] {
    white-space: normal;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  &[data-service='due'] {
    font-weight: 500;
    color: ${token('red')};
  }
  &[data-service='soon'] {
    font-weight: 500;
    color: ${token('amber-deep')};
  }
`
