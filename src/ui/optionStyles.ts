import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { forcedColors, touch } from './media'
import { token } from './tokens'

/** One of several to choose from. */
export type Option = {
  id: string
  label: string
  /** A second, quiet line. */
  hint?: string
  /** Before the words: an avatar, an activity icon. */
  icon?: ReactNode
  disabled?: boolean
  /** Language of the words, where it is not the interface's. */
  lang?: string
}

export const listStyles = css`
  padding: 4px;
  overflow: auto;
  outline: none;
  min-block-size: 0;

  &[data-empty] {
    padding: 12px 16px;
    color: ${token('ink-2')};
    font: 400 ${token('t-12')} ${token('font')};
  }
`

/** An entry of a list or a menu; reads the data attributes that React Aria sets. */
export const optionStyles = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 32px;
  padding: 4px 8px;
  border-radius: ${token('r-ctl')};
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink')};
  cursor: pointer;
  outline: none;
  -webkit-tap-highlight-color: transparent;

  &[data-hovered],
  &[data-focused],
  &[data-focus-visible],
  &[data-open] {
    background: ${token('mint')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
  &[data-selected] {
    font-weight: 600;
  }
  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
  &[data-danger] {
    color: ${token('red')};
  }
  > svg {
    flex: none;
  }
  ${touch} {
    min-block-size: 48px;
    padding-inline: 12px;
    gap: 12px;
    font-size: 1rem;
    line-height: 1.5rem;
  }
  ${forcedColors} {
    &[data-focused],
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
