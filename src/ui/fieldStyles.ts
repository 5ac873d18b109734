import { css } from '@emotion/react'
import { forcedColors, touch } from './media'
import { token } from './tokens'

/** What every field takes, whatever it edits. */
export type FieldProps = {
  label: string
  /** Keeps the label for screen readers only, where a heading or a table column already shows it. */
  hideLabel?: boolean
  description?: string
  /** What is wrong with the value; shown under the field and tied to it. */
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  /** `small` is 32 high at a desk, for sheets and tables; phones are 48 either way. */
  size?: 'normal' | 'small'
}

export const frameStyles = css`
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
  inline-size: 100%;

  &[data-size='small'] {
    gap: 4px;
  }
`

export const labelStyles = css`
  font: 500 ${token('t-14')} ${token('font')};
  color: ${token('ink')};

  &[data-size='small'] {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  &[data-required]::after {
    content: ' *';
    content: ' *' / '';
    color: ${token('red')};
  }
  ${touch} {
    font: 500 ${token('t-16')} ${token('font')};
    color: ${token('ink')};

    &[data-size='small'] {
      font: 500 ${token('t-14')} ${token('font')};
    }
  }
`

/** The box round a value. `data-size`, `data-invalid` and `data-disabled` change it. */
export const boxStyles = css`
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 40px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 400 ${token('t-12')} ${token('font')};

  &[data-size='small'] {
    min-block-size: 32px;
    font-weight: 500;
  }
  &[data-invalid] {
    border-color: ${token('red')};
  }
  &[data-disabled],
  &:has(:disabled) {
    opacity: 0.55;
    background: ${token('nodata-bg')};
  }
  &:focus-within:not(:has([data-own-ring]:focus-visible)),
  &[data-focus-within],
  &[data-focus-visible] {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -1px;
  }
  ${touch} {
    min-block-size: 48px;
    font: 400 ${token('t-16')} ${token('font')};

    &[data-size='small'] {
      min-block-size: 48px;
      font-weight: 400;
    }
  }
  ${forcedColors} {
    &[data-disabled],
    &:has(:disabled) {
      border-color: GrayText;
      opacity: 1;
    }
  }
`

/** The editable part inside the box. */
export const inputStyles = css`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  align-self: stretch;
  padding: 0 12px;
  border: 0;
  border-radius: inherit;
  background: none;
  font: inherit;
  color: inherit;
  text-overflow: ellipsis;
  /* A text may run the other way than the page; its place is still where the page's lines start. */
  text-align: match-parent;

  [data-size='small'] > & {
    padding-inline: 8px;
  }
  &,
  &:focus-visible {
    outline: none;
  }
  &:autofill {
    box-shadow: inset 0 0 0 100px ${token('mint')};
    -webkit-text-fill-color: ${token('ink')};
  }
  /* Two rules: a list with a name that a browser does not know is nothing to it. */
  &::-webkit-search-cancel-button {
    display: none;
  }
  &::-ms-reveal {
    display: none;
  }
  ${touch} {
    &,
    [data-size='small'] > & {
      padding-inline: 12px;
    }
  }
`

export const descriptionStyles = css`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${touch} {
    font: 400 ${token('t-14')} ${token('font')};
  }
`

export const errorStyles = css`
  display: flex;
  gap: 4px;
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('red')};

  > svg {
    margin-block-start: 1px;
  }
  ${touch} {
    font: 500 ${token('t-14')} ${token('font')};

    > svg {
      margin-block-start: 3px;
    }
  }
`
