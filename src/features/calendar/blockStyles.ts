import { ACTIVITY_FAMILIES, familyHue } from '@/ui/ActivityIcon'
import { forcedColors, hover, motion } from '@/ui/media'
import { token } from '@/ui/tokens'
import { FINGER_LINE, LINE } from './timelineLayout'

const plain = (colour: string) => `linear-gradient(${colour}, ${colour})`
/** What is done of work that is under way. */
const DONE = plain(token('mint-2'))

/** The line at the foot that places work in its day: a ground of the block, within its padding, in its family's hue. */
const trackStyles = `
  [data-track] {
    background-origin: content-box, padding-box;
    background-repeat: no-repeat;
    background-position-y: calc(100% - 1px), 0;
  }
  ${ACTIVITY_FAMILIES.map(
    (family) => `
  [data-track='${family}'] {
    background-image: ${plain(familyHue(family))};
  }
  [data-look='in_progress'][data-track='${family}'] {
    background-image: ${plain(familyHue(family))}, ${DONE};
  }`,
  ).join('')}
  [data-look='fixture'][data-track] {
    background-image: ${plain(token('green'))};
  }
`

/**
 * The look of a timeline's blocks, said once for the canvas they stand on: a style of its own for each of hundreds of
 * elements would cost more than drawing them. Nor does each have variables where it can do without, least of all in
 * shorthands: for each block the browser reads them anew. `data-tight` on the canvas: blocks have room for their icon only.
 */
export const blockStyles = `
  [data-block] {
    position: absolute;
    z-index: 1;
    isolation: isolate;
    display: flex;
    align-items: center;
    gap: 4px;
    inset-inline-start: 4px;
    inline-size: calc(100% - 8px);
    block-size: ${LINE - 4}px;
    min-inline-size: 0;
    padding-inline: 4px;
    border: 1px solid;
    border-color: ${token('ctl')};
    border-radius: ${token('r-mark')};
    background-color: ${token('paper')};
    text-align: start;
    overflow: hidden;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    [data-block] {
      block-size: ${FINGER_LINE - 4}px;
    }
  }
  [data-block] > svg {
    flex: none;
  }
  ${trackStyles}
  [data-block][data-look='in_progress'] {
    border-color: ${token('green-deep')};
    background-repeat: no-repeat;
    background-size: var(--elapsed) 100%;
  }
  [data-block][data-look='in_progress']:not([data-track]) {
    background-image: ${DONE};
  }
  [data-block][data-look='in_progress']::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    /* Time runs left to right in every language. */
    direction: ltr;
    inset-inline-start: var(--elapsed);
    inline-size: 2px;
    /* Over and under the words, which it would strike through. */
    background: linear-gradient(${token('green-deep')} 5px, transparent 0 calc(100% - 5px), ${token('green-deep')} 0);
  }
  [data-block][data-look='completed'] {
    background-color: ${token('mint-2')};
    border-color: transparent;
  }
  /* A tick on green, and a clock: two elements each in hundreds of blocks would cost more than all their words. */
  [data-block]:is([data-look='completed'], [data-look='late'])::after {
    content: '';
    flex: none;
    box-sizing: border-box;
    forced-color-adjust: none;
  }
  [data-block][data-look='completed']::after {
    inline-size: 14px;
    block-size: 14px;
    /* The words of a narrow day lack these few pixels for the height of the cut. */
    margin-inline: -2px;
    border-radius: 3px;
    background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%2310201b' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4.5 12.5 5 5L20 6.5'/%3E%3C/svg%3E") center / 12px no-repeat ${token('green')};
  }
  [data-block][data-look='late']::after {
    inline-size: 13px;
    block-size: 13px;
    border: 1.5px solid;
    border-radius: 50%;
    color: ${token('red')};
    background:
      linear-gradient(currentColor, currentColor) 4.25px 2px / 1.5px 4px no-repeat,
      linear-gradient(currentColor, currentColor) 4.25px 4.5px / 4px 1.5px no-repeat;
  }
  [data-block][data-look='suggested'] {
    border-style: dashed;
    color: ${token('ink-2')};
  }
  [data-block][data-look='cancelled'] {
    border-color: ${token('line')};
    color: ${token('ink-2')};
  }
  [data-block][data-look='late'] {
    border-color: ${token('red')};
  }
  [data-block][data-look='fixture'] {
    background-color: ${token('fixture')};
    border-color: ${token('fixture')};
    color: ${token('on-fixture')};
  }
  [data-block][data-clash] {
    --clash: ${token('red')};
    border-color: var(--clash);
  }
  [data-block][data-mild] {
    --clash: ${token('amber')};
  }
  [data-block][data-mild][data-look='late'] {
    border-color: ${token('red')};
  }
  [data-block][data-clash]::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border-block-start: 12px solid var(--clash);
    border-inline-start: 12px solid transparent;
    forced-color-adjust: none;
  }
  [data-block][data-weather] {
    border-color: ${token('amber')};
  }
  [data-block][data-weather]::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 12px;
    block-size: 12px;
    border-end-start-radius: 100%;
    background: ${token('amber')};
    forced-color-adjust: none;
  }
  [data-block][data-lifted] {
    opacity: 0.45;
  }
  [data-block][data-chosen] {
    outline: 2px solid ${token('ink')};
    outline-offset: -1px;
    background-color: ${token('mint')};
  }
  [data-block][aria-current] {
    outline: 2px solid ${token('ink')};
    outline-offset: 1px;
  }
  [data-block]:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 1px;
    z-index: 2;
  }
  ${hover} {
    [data-block]:is([data-look='planned'], [data-look='late'], [data-look='suggested']):hover {
      background-color: ${token('mint')};
    }
  }
  ${forcedColors} {
    [data-block]:is([data-look='completed'], [data-look='cancelled']) {
      border-color: GrayText;
    }
    [data-block][aria-current] {
      outline-color: Highlight;
    }
  }
  ${motion} {
    [data-block] {
      transition: background-color 160ms;
    }
  }
  /* A word that has no room falls to a second line, which is not seen: words drop whole (mock-ups, Block). */
  [data-words] {
    flex: 1;
    min-inline-size: 0;
    block-size: 16px;
    overflow: hidden;
    white-space: normal;
  }
  /* Before the first word, too, a line may end: alone on its line it would be cut where it has no room. */
  [data-words]::before {
    content: '';
    display: inline-block;
  }
  [data-rest] {
    display: inline-block;
  }
  /* Of what takes days the words stay in sight beside the names; there are few, and each costs the browser a layer. */
  [data-block][data-long] {
    overflow: clip;
  }
  [data-long] > svg:first-of-type {
    position: sticky;
    inset-inline-start: calc(var(--name) + 5px);
  }
  [data-long] > [data-words] {
    position: sticky;
    flex: 0 1 auto;
    margin-inline-end: auto;
    inset-inline-start: calc(var(--name) + 23px);
  }
  [data-words][data-struck] {
    text-decoration: line-through;
  }
  [data-time] {
    font-weight: 400;
  }
  [data-code] {
    font-weight: 600;
  }
  [data-dots] {
    display: flex;
    flex: none;
    gap: 2px;
  }
  /* Nothing lies under the corner, which is as narrow at their height as this. (Were the first word a colon, the rule would speak of the canvas.) */
  [data-block]:is([data-clash], [data-weather])
    > :is([data-words] + :not([data-stretch], :empty), [data-state]),
  [data-block]:is([data-clash], [data-weather])::after {
    margin-inline-end: 2px;
  }
  [data-dots] > i {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: oklch(0.46 0.083 var(--hue));
    forced-color-adjust: none;
  }
  &[data-tight] :is([data-words], [data-dots]),
  &[data-tight] [data-look='completed']::after {
    display: none;
  }
  /* The end can be pulled (F11); by keys Shift and the arrows do it, and the sheet has both times (quality K4). */
  [data-stretch] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 8px;
    cursor: ew-resize;
    touch-action: none;
  }
`
