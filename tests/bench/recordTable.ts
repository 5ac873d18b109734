import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { build, mergeConfig, preview } from 'vite'
import { findChromium } from '../../tools/programs.ts'
import { ownConfig } from './ownConfig.ts'

/**
 * What it costs to draw a table of ten thousand records, to search it letter by letter, to scroll it and to sort it.
 * Run by hand: `node tests/bench/recordTable.ts`, on a machine with nothing else to do.
 */
type Act = 'mount' | 'type' | 'sort' | 'scroll'
type Cost = { script: number; all: number }

const TURNS = 40
const WARM_UP = 8
/** Of scripting: the first rows, and one letter of a search (product's goals). */
const GOAL = { mount: 100, letter: 16 }
/** Elements of the document, wherever the table is scrolled to. */
const MOST_NODES = 1500
const SEARCHES = ['p', 'pr', 'product 9', 'product 98', 'product 987', 'seed', 'b310', '']
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'sward-bench-'))

const plain = {
  root,
  configFile: false as const,
  logLevel: 'error' as const,
  publicDir: false as const,
  build: {
    outDir: join(folder, 'dist'),
    sourcemap: false,
    rolldownOptions: { input: [join(root, 'tests/bench/pages/recordTable.html')] },
  },
  preview: { port: 0, host: '127.0.0.1' },
}
await build(mergeConfig(await ownConfig(), plain))
const server = await preview(plain)
const address = server.httpServer.address()
const port = typeof address === 'object' ? address?.port : undefined
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: false,
  args: ['--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => console.log(`  ${error.message}`))
  await page.goto(`http://127.0.0.1:${port}/tests/bench/pages/recordTable.html`)
  await page.waitForFunction(() => 'records' in window)
  const client = await page.context().newCDPSession(page)
  // The thread's own time: what else the machine does counts for nobody.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  report('first rows', await measured(page, client, 8, 3, () => run(page, 'mount', null)), GOAL.mount)
  report(
    'a letter of the search',
    await measured(page, client, TURNS, WARM_UP, (n) => run(page, 'type', SEARCHES[n % SEARCHES.length])),
    GOAL.letter,
  )
  await run(page, 'type', '')
  report(
    'scroll by a screen',
    await measured(page, client, TURNS, WARM_UP, (n) => run(page, 'scroll', n * 800)),
    GOAL.letter,
  )
  report(
    'another order',
    await measured(page, client, 12, 4, (n) => run(page, 'sort', n % 2 ? 'name' : 'figure2')),
  )
  const nodes = await page.evaluate(async () => {
    const counts: number[] = []
    for (const share of [0, 0.3, 0.7, 1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * share)
      await new Promise((done) => setTimeout(done, 100))
      counts.push(document.getElementsByTagName('*').length)
    }
    return counts
  })
  const isOver = Math.max(...nodes) > MOST_NODES
  if (isOver) process.exitCode = 1
  console.log(`${isOver ? 'OVER' : 'ok  '}  elements at four places                      ${nodes.join(', ')}`)
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

async function run(page: Page, act: Act, value: unknown): Promise<void> {
  // In a task of its own: what the console runs is not counted as the page's script.
  await page.evaluate(
    ([key, argument]) =>
      new Promise<void>((done) =>
        setTimeout(() => {
          const { records } = window as unknown as { records: Record<string, (value: unknown) => void> }
          records[key as string]?.(argument)
          done()
        }),
      ),
    [act, value] as const,
  )
}

/** The cost of each turn after the first few, its frame included. */
async function measured(
  page: Page,
  client: CDPSession,
  turns: number,
  warmUp: number,
  act: (n: number) => Promise<void>,
): Promise<Cost[]> {
  const costs: Cost[] = []
  for (let n = 0; n < turns + warmUp; n += 1) {
    const before = await cost(client)
    await act(n)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const after = await cost(client)
    if (n >= warmUp) costs.push({ script: after.script - before.script, all: after.all - before.all })
  }
  return costs
}

async function cost(client: CDPSession): Promise<Cost> {
  const { metrics } = await client.send('Performance.getMetrics')
  const value = (name: string): number => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
  const script = value('ScriptDuration')
  return { script, all: script + value('LayoutDuration') + value('RecalcStyleDuration') }
}

function report(what: string, costs: readonly Cost[], goal?: number): void {
  const at = (key: keyof Cost, share: number): number =>
    costs.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(share * (costs.length - 1))] ??
    Number.NaN
  const isOver = goal !== undefined && !(at('script', 0.5) <= goal)
  if (isOver) process.exitCode = 1
  const figure = `script ${at('script', 0.5).toFixed(1)} ms (19 of 20: ${at('script', 0.95).toFixed(1)}), with style and layout ${at('all', 0.5).toFixed(1)} ms`
  console.log(`${isOver ? 'OVER' : 'ok  '}  ${what.padEnd(44)} ${figure}${goal ? `   goal ${goal} ms` : ''}`)
}
