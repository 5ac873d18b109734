import { token } from './tokens'

/**
 * A row of a table as a card on phones, the same columns in each card: name and what can be done with it, lines of
 * text, and values in three columns, each under its head; a line's text begins with the second column, or after its
 * name where that is longer. What is pressed is higher than the name beside it.
 */
export const cardStyles = `
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 12px;
  min-block-size: 64px;
  padding-block: 10px;

  > :is(*, [data-align]) {
    min-inline-size: 0;
    text-align: start;
    font: 400 ${token('t-14')} ${token('font')};
  }
  > :is([data-phone='below'], [data-phone='line']) {
    flex: 1 0 100%;
  }
  > [data-phone='choice'] {
    order: -5;
    margin-block: -8px;
  }
  > [data-phone='title'] {
    flex: 1 1 calc(100% - 48px);
    align-self: center;
    order: -4;
    font: 500 ${token('t-16')} ${token('font')};
  }
  > [data-phone='title']:has(~ :is([data-phone='aside'], [data-phone='actions']:not(:empty))) {
    flex-basis: calc(100% - 140px);
  }
  > :is([data-phone='aside'], [data-phone='actions']) {
    order: -3;
    margin-inline-start: auto;
  }
  > [data-phone='actions'] {
    margin-block: -8px;
  }
  > [data-phone='below'] {
    order: -2;
  }
  > [data-phone='line'] {
    display: flex;
    align-items: baseline;
    gap: 12px;
  }
  > [data-phone='value'] {
    flex: 0 0 calc((100% - 24px) / 3);
  }
  > [data-phone='line'] > [data-name] {
    flex: none;
    min-inline-size: calc((100% - 24px) / 3 + 8px);
    max-inline-size: 50%;
    margin-inline-end: -8px;
  }
  [data-name] {
    display: block;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  > :is([data-phone='hidden'], [data-quiet], :is([data-phone='actions'], [data-phone='line']):empty),
  > :is([data-phone='title'], [data-phone='below']) > [data-name] {
    display: none;
  }
`
