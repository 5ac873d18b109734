import styled from '@emotion/styled'
import { desktop, forcedColors, hover, motion, phone } from '@/ui/media'
import { token } from '@/ui/tokens'

/** A piece of work in a column: a block with room for its facts (visual standard, Row, block, card). */
export const Card = styled.li`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: 2px;
  padding: 6px 8px 8px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  color: ${token('ink')};
  overflow-wrap: anywhere;

  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  [data-cover]:focus-visible {
    outline: none;
  }
  &:has([data-cover]:focus-visible) {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 1px;
  }
  &[data-look='in_progress'] {
    border-color: ${token('green-deep')};
    background: linear-gradient(${token('mint-2')}, ${token('mint-2')}) 0 / var(--share) 100% no-repeat
      ${token('paper')};
  }
  &[data-look='completed'] {
    background: ${token('mint-2')};
    border-color: transparent;
  }
  &[data-look='cancelled'] {
    border-color: ${token('line')};
    color: ${token('ink-2')};
  }
  &[data-clash] {
    --clash: ${token('red')};
    border-color: var(--clash);
  }
  &[data-mild] {
    --clash: ${token('amber')};
  }
  &[data-look='late'] {
    border-color: ${token('red')};
  }
  &[data-look='suggested'] {
    border-style: dashed;
  }
  &[data-clash]::before {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inset-inline-end: -1px;
    border-block-start: 12px solid var(--clash);
    border-inline-start: 12px solid transparent;
    forced-color-adjust: none;
    border-start-end-radius: ${token('r-ctl')};
  }
  &[data-selected] {
    outline: 2px solid ${token('ink')};
    outline-offset: 1px;
  }
  &[data-lifted] {
    opacity: 0.45;
  }
  ${hover} {
    &:hover:is([data-look='planned'], [data-look='late'], [data-look='suggested']) {
      background: ${token('mint')};
    }
  }
  ${motion} {
    transition: background-color ${token('ease')};
  }
  ${phone} {
    padding: 8px 12px 12px;
  }
  ${forcedColors} {
    &:is([data-look='completed'], [data-look='cancelled']) {
      border-color: GrayText;
    }
    &[data-selected] {
      outline-color: Highlight;
    }
  }
`
export const CardTop = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;

  ${phone} {
    min-block-size: 32px;
  }
`
export const CardTime = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > b {
    font-weight: 600;
    color: ${token('ink')};
  }
  [data-look='late'] > * > & > b {
    color: ${token('red')};
  }
`
/** Above the link that covers the card; on a fine pointer only when they are wanted. */
export const CardControls = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  flex: none;

  ${desktop} {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    border-radius: ${token('r-mark')};
    background: ${token('paper')};

    /* Where hovering is possible they wait for it; what is chosen stays to be seen. */
    ${hover} {
      &:not(:has(:checked)) {
        opacity: 0;
      }
      li:is(:hover, :focus-within) > * > & {
        opacity: 1;
      }
    }
  }
`
export const CardTitle = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  font: 500 ${token('t-14')} ${token('font')};
  /* So narrow, each line takes what it can: a name is not parted to give its figure company. */
  text-wrap: wrap;
  hyphens: auto;

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
  > a {
    flex: 1;
    min-inline-size: 0;
  }
  > span {
    margin-block-start: 2px;
  }
  ${phone} {
    font: 500 ${token('t-16')} ${token('font')};
  }
`
export const CardMeta = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  [data-look='completed'] > & {
    color: ${token('ink')};
  }
  &[data-tone='bad'] {
    color: ${token('red')};
  }
  &[data-tone='look'] {
    color: ${token('amber-deep')};
  }
`
