import { css } from '@emotion/react'
import { forcedColors, hover, phone } from './media'
import { token } from './tokens'

/** A filter, a metric, a choice: 32 high, 44 under a finger. */
export const chipStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-block-size: 32px;
  padding-inline: 12px;
  border: 1px solid ${token('ctl')};
  border-radius: 16px;
  font: 500 ${token('t-14')} ${token('font')};
  color: ${token('ink')};
  white-space: nowrap;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[aria-pressed='true'] {
    background: ${token('ink')};
    border-color: ${token('ink')};
    color: ${token('paper')};
  }
  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
  ${hover} {
    &:not(:disabled, [aria-pressed='true']):hover {
      background: ${token('mint')};
    }
  }
  ${phone} {
    &::before {
      content: '';
      position: absolute;
      inset: -7px;
    }
  }
  ${forcedColors} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
