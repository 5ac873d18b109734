import { forcedColors, hover, motion } from '@/ui/media'
import { token } from '@/ui/tokens'

/**
 * The look of a timeline's blocks, said once for the canvas they stand on: a style of its own for each of hundreds of
 * elements would cost more than drawing them. `data-tight` on the canvas: blocks have room for their icon only.
 */
export const blockStyles = `
  [data-block] {
    position: absolute;
    z-index: 1;
    isolation: isolate;
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: calc(var(--slot) - 4px);
    min-inline-size: 0;
    padding-inline: 4px;
    border: 1px solid ${token('ctl')};
    border-radius: ${token('r-mark')};
    background: ${token('paper')};
    color: ${token('ink')};
    font: 500 ${token('t-12')} ${token('font')};
    text-align: start;
    overflow: hidden;
    cursor: pointer;
  }
  [data-block] > svg {
    flex: none;
  }
  [data-block][data-look='in_progress'] {
    border-color: ${token('green-deep')};
    background: linear-gradient(${token('mint-2')}, ${token('mint-2')}) 0 / var(--elapsed) 100% no-repeat ${token('paper')};
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
    background: ${token('mint-2')};
    border-color: transparent;
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
  [data-block][data-look='late'] > svg:last-of-type {
    color: ${token('red')};
  }
  [data-block][data-look='fixture'] {
    background: ${token('fixture')};
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
    background: ${token('mint')};
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
      background: ${token('mint')};
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
      transition: background-color ${token('ease')};
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
    > :is([data-words] + :not([data-track], [data-stretch], :empty), [data-state]) {
    margin-inline-end: 2px;
  }
  [data-dots] > i {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: oklch(0.46 0.083 var(--hue));
    forced-color-adjust: none;
  }
  &[data-tight] :is([data-words], [data-tick], [data-dots]) {
    display: none;
  }
  [data-tick] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    /* The words of a narrow day lack these few pixels for the height of the cut. */
    margin-inline: -2px;
    border-radius: 3px;
    background: ${token('green')};
    color: ${token('on-green')};
    forced-color-adjust: none;
  }
  /* From the day's first hour to its last, 4 px from the edges. Time runs left to right in every language. */
  [data-track] {
    --room: calc(100% - 8px);
    position: absolute;
    inset-block-end: 1px;
    block-size: 2px;
    direction: ltr;
    border-radius: 1px;
    inset-inline-start: calc(4px + var(--start) * var(--room));
    inline-size: max(4px, var(--length) * var(--room));
    max-inline-size: calc((1 - var(--start)) * var(--room));
    background: var(--family);
    opacity: 0.75;
  }
  [data-look='fixture'] > [data-track] {
    background: ${token('green')};
    opacity: 1;
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
