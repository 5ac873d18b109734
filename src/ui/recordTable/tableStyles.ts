import { css } from '@emotion/react'
import { cardStyles } from '../cardStyles'
import { coverStyles } from '../coverStyles'
import { hiddenStyles } from '../hiddenStyles'
import { hover } from '../media'
import { abreast, stacked } from '../tableMedia'
import { token } from '../tokens'

/** Between columns, px. */
export const GAP = 16
/** Beside the rows, for the mark and the ring of one, px. */
export const GUTTER = 8

/** So much of a colour that the gutter has it too. */
const intoGutter = (colour: string) => `
  background: ${colour};
  box-shadow: -${GUTTER}px 0 0 ${colour}, ${GUTTER}px 0 0 ${colour};
`

/** The table, its head and its lines; rows become stacked cards on phones, and stand one after the other in print. */
export const tableStyles = css`
  font: 400 ${token('t-14')} ${token('font')};
  min-inline-size: var(--least);

  [data-line] {
    display: grid;
    grid-template-columns: var(--tracks);
    align-items: center;
    column-gap: ${GAP}px;
    border-block-end: 1px solid ${token('line')};
  }
  [data-line] > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-align='end'] {
    text-align: end;
    justify-self: end;
    max-inline-size: 100%;
  }
  /* Figures that end where words begin would be read in one with them. */
  ${abreast} {
    [data-align='end'] + :not([data-align='end']) {
      padding-inline-start: 8px;
    }
  }
  [data-line='head'] {
    position: sticky;
    inset-block-start: var(--table-top, 0);
    z-index: 3;
    min-block-size: 36px;
    /* What is marked below goes under it. */
    ${intoGutter(`var(--table-ground, ${token('mist')})`)}
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  [data-body] {
    position: relative;
    block-size: var(--all);
  }
  [data-body] > [data-line] {
    position: absolute;
    inset-inline: 0;
    min-block-size: 48px;
    padding-block: 4px;
  }
  /* What marks a row reaches into the gutter, clear of the box at its start. */
  [data-line='row']:is([data-current], [data-chosen]) {
    ${intoGutter(token('mint'))}
  }
  [data-line='row'][data-current] {
    box-shadow:
      -${GUTTER - 2}px 0 0 ${token('mint')},
      ${GUTTER}px 0 0 ${token('mint')},
      -${GUTTER}px 0 0 ${token('green-deep')};
  }
  [dir='rtl'] & [data-line='row'][data-current] {
    box-shadow:
      ${GUTTER - 2}px 0 0 ${token('mint')},
      -${GUTTER}px 0 0 ${token('mint')},
      ${GUTTER}px 0 0 ${token('green-deep')};
  }
  /* What has the focus stands clear of the head, and of the bar of what is chosen (quality G4). */
  [data-body] :is(a, button, input) {
    scroll-margin-block: calc(var(--table-top, 0px) + 40px) calc(var(--page-bar, 0px) + 24px);
  }
  [data-name] {
    display: none;
  }
  [data-phone='title'] {
    font-weight: 500;
  }
  [data-cover] {
    color: inherit;
    text-decoration: none;
  }
  ${coverStyles}
  [data-cover]::after {
    inset-inline: -${GUTTER}px;
  }
  [role='cell'] :is(a, button, label):not([data-cover]) {
    position: relative;
    z-index: 1;
  }
  ${hover} {
    [data-line='row'][data-press]:not([data-current]):hover {
      ${intoGutter(token('mint'))}
    }
  }
  ${stacked} {
    min-inline-size: 0;

    [data-line] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-line='head'] {
      ${hiddenStyles}
    }
    [data-body] > [data-line='row'] {
      ${cardStyles}
    }
    /* A line of its own above what is drawn as a block. */
    [data-name]:empty {
      display: none;
    }
  }
  @media print {
    zoom: var(--printed);

    [data-line='head'] {
      position: static;
    }
    [data-body] {
      block-size: auto;
    }
    [data-body] > [data-line] {
      position: static;
      break-inside: avoid;
    }
    [data-body] > [data-line],
    [data-body] button {
      min-block-size: 0;
    }
    [data-line='head'] label,
    [data-phone='choice'],
    [data-phone='actions'] {
      visibility: hidden;
      block-size: 0;
    }
  }
`
