import { onBench } from './benchPage.ts'

/**
 * What it costs to draw a pitch's 216 cells, to draw another session or metric over them, and to choose cells. Run by
 * hand: `node tests/bench/heatGrid.ts`, on a machine with nothing else to do.
 */
/** The goal is of scripting, for another session or metric (product's goal). */
const TURN = { turns: 60, warmUp: 10, goal: 8 }

await onBench('heatGrid', 'heat', async (bench) => {
  for (const numbers of [true, false]) {
    const name = numbers ? 'with numbers' : 'colours only'
    await bench.measure(`mount, ${name}`, { turns: 8, warmUp: 3 }, (n) => [
      ...(n > 0 ? [['unmount', undefined] as const] : []),
      ['mount', numbers],
    ])
    await bench.measure(`another session or metric, ${name}`, TURN, (n) => [['turn', n + 1]])
    await bench.measure(`another selection, ${name}`, TURN, (n) => [
      ['choose', Array.from({ length: (n % 40) + 2 }, (_, cell) => cell + n)],
    ])
  }
})
