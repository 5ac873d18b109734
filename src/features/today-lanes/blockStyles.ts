import { css } from '@emotion/react'
import { forcedColors, hover } from '@/ui/media'
import { token } from '@/ui/tokens'

/** Where a block stands: `--from`, `--to` shares of the lane in per cent, `--row` its line; never too small to be hit. */
export const placeStyles = css`
  position: absolute;
  inset-block-start: calc(4px + var(--row) * 28px);
  inset-inline-start: min(var(--from), 100% - 24px);
  inline-size: max(24px, calc(var(--to) - var(--from) - 2px));
  block-size: 24px;
  container-type: inline-size;
`

/** Icon and a label that drops whole words and is never cut inside one (visual standard, Block). */
export const blockStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  block-size: 24px;
  padding-inline: 5px;
  overflow: hidden;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-mark')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 500 ${token('t-12')} ${token('font')};

  > svg,
  > [data-tick] {
    flex: none;
  }
  > bdi {
    flex: 1;
    block-size: 16px;
    overflow: hidden;
    overflow-wrap: normal;
    word-break: keep-all;
  }
  @container (max-width: 47px) {
    > bdi {
      display: none;
    }
  }
  &[data-status='in_progress'] {
    border-color: ${token('green-deep')};
    background: linear-gradient(${token('mint-2')}, ${token('mint-2')}) 0 / var(--share) 100% no-repeat
      ${token('paper')};
  }
  &[data-status='in_progress']::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--share);
    inline-size: 2px;
    /* Over and under the words, which it would strike through. */
    border-block: 4px solid ${token('green-deep')};
  }
  &[data-status='completed'] {
    background: ${token('mint-2')};
    border-color: transparent;
  }
  &[data-status='cancelled'] {
    border-color: ${token('line')};
    color: ${token('ink-2')};
    text-decoration: line-through;
  }
  &[data-status='late'] {
    border-color: ${token('red')};
  }
  &[data-status='fixture'] {
    background: ${token('fixture')};
    border-color: ${token('fixture')};
    color: ${token('on-fixture')};
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  ${hover} {
    a&:hover {
      border-color: ${token('ink')};
    }
  }
  ${forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
  }
`

/** A line may break before the first word, so that it too goes as a whole where it does not fit. */
export const mayDrop = (label: string): string => `\u200b${label}`
