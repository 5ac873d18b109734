import styled from '@emotion/styled'
import { forcedColors } from './media'
import { token } from './tokens'

type Light = 'good' | 'look' | 'critical' | 'none'

/** A traffic light by shape as well as colour: disc, diamond, square, ring. Its word stands beside it. */
export function LightMark({ light }: { light: Light }) {
  return <Mark data-light={light} aria-hidden />
}

const Mark = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  background: ${token('green')};

  &[data-light='look'] {
    border-radius: 1px;
    background: ${token('amber')};
    rotate: 45deg;
    scale: 0.85;
  }
  &[data-light='critical'] {
    border-radius: 1px;
    background: ${token('red')};
  }
  &[data-light='none'] {
    background: none;
    border: 1.5px solid ${token('ctl')};
  }
  ${forcedColors} {
    forced-color-adjust: none;
  }
  @media print {
    print-color-adjust: exact;
  }
`
