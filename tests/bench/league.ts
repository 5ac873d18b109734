import { onBench } from './benchPage.ts'

/**
 * What it costs to draw the league's table of 40 clubs with 12 pitches and 8 metrics each, closed and with every club
 * open, and to scroll it. Run by hand: `node tests/bench/league.ts`, on a machine with nothing else to do.
 */
/** Of scripting until the rows that are in sight stand there. */
const MOUNT = { turns: 12, warmUp: 3, goal: 100 }

await onBench('league', 'league', async (bench) => {
  await bench.measure('40 clubs', MOUNT, () => [['mount', null]])
  await bench.measure('40 clubs with their 480 pitches', MOUNT, () => [['open', null]])
  await bench.measure('scroll by a screen', { turns: 40, warmUp: 8 }, (n) => [['scroll', n * 500]])
  await bench.countElements(Infinity)
})
