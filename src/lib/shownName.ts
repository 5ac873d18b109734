/** Letters of a name that are drawn. A line breaks anywhere in an endless word, and each break is measured: 10,000 letters cost a minute. */
const MOST = 200

/** A name as it stands in a list of many: what nobody could read there is left out. Its own form holds all of it. */
export const shownName = (name: string): string =>
  name.length <= MOST ? name : `${name.slice(0, MOST).replace(/[\uD800-\uDBFF]$/, '')}…`
