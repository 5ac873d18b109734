import { css } from '@emotion/react'
import { touch } from './media'
import { token } from './tokens'

/** A native check box or radio button lies unseen over its drawing and keeps its keys and its name. */
export const unseenInputStyles = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
`

export const choiceRowStyles = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding-block: 6px;
  font: 400 ${token('t-14')} ${token('font')};
  cursor: pointer;

  &:has(:disabled) {
    opacity: 0.45;
    cursor: default;
  }
  ${touch} {
    min-block-size: 48px;
    padding-block: 12px;
    gap: 12px;
    font: 400 ${token('t-16')} ${token('font')};
  }
`
