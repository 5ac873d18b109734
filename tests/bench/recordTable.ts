import { onBench } from './benchPage.ts'

/**
 * What it costs to draw a table of ten thousand records, to search it letter by letter, to scroll it and to sort it.
 * Run by hand: `node tests/bench/recordTable.ts`, on a machine with nothing else to do.
 */
const MANY = { turns: 40, warmUp: 8 }
/** Of scripting: the first rows, and one letter of a search (product's goals). */
const GOAL = { mount: 100, letter: 16 }
/** Elements of the document, wherever the table is scrolled to. */
const MOST_NODES = 1500
const SEARCHES = ['p', 'pr', 'product 9', 'product 98', 'product 987', 'seed', 'b310', '']

await onBench('recordTable', 'records', async (bench) => {
  await bench.measure('first rows', { turns: 8, warmUp: 3, goal: GOAL.mount }, () => [['mount', null]])
  await bench.measure('a letter of the search', { ...MANY, goal: GOAL.letter }, (n) => [
    ['type', SEARCHES[n % SEARCHES.length]],
  ])
  await bench.act(['type', ''])
  await bench.measure('scroll by a screen', { ...MANY, goal: GOAL.letter }, (n) => [['scroll', n * 800]])
  await bench.measure('another order', { turns: 12, warmUp: 4 }, (n) => [
    ['sort', n % 2 ? 'name' : 'figure2'],
  ])
  await bench.countElements(MOST_NODES)
})
