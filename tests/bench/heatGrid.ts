import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { build, mergeConfig, preview } from 'vite'
import { findChromium } from '../../tools/programs.ts'
import { ownConfig } from './ownConfig.ts'

/**
 * What it costs to draw a pitch's 216 cells, to draw another session or metric over them, and to choose cells. Run by
 * hand: `node tests/bench/heatGrid.ts`, on a machine with nothing else to do.
 */
type Heat = {
  mount: (numbers: boolean) => void
  unmount: () => void
  turn: (n: number) => void
  choose: (cells: number[]) => void
}
type Cost = { script: number; all: number }

const TURNS = 60
const WARM_UP = 10
/** Of scripting, for another session or metric (product's goal). */
const GOAL = 8
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
    rolldownOptions: { input: [join(root, 'tests/bench/pages/heatGrid.html')] },
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
  await page.goto(`http://127.0.0.1:${port}/tests/bench/pages/heatGrid.html`)
  await page.waitForFunction(() => 'heat' in window)
  const client = await page.context().newCDPSession(page)
  // The thread's own time: what else the machine does counts for nobody.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (const numbers of [true, false]) {
    const name = numbers ? 'with numbers' : 'colours only'
    const mounts = await measured(page, client, 8, 3, (n) => heatOf(page, 'mount', numbers, n))
    report(`mount, ${name}`, mounts)
    const turns = await measured(page, client, TURNS, WARM_UP, (n) => heatOf(page, 'turn', n + 1, n))
    report(`another session or metric, ${name}`, turns, GOAL)
    const chosen = await measured(page, client, TURNS, WARM_UP, (n) =>
      heatOf(
        page,
        'choose',
        Array.from({ length: (n % 40) + 2 }, (_, cell) => cell + n),
        n,
      ),
    )
    report(`another selection, ${name}`, chosen, GOAL)
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

async function heatOf(page: Page, what: keyof Heat, value: unknown, n: number): Promise<void> {
  // In a task of its own: what the console runs is not counted as the page's script.
  await page.evaluate(
    ([key, argument, again]) =>
      new Promise<void>((done) =>
        setTimeout(() => {
          const { heat } = window as unknown as { heat: Record<string, (value: unknown) => void> }
          if (key === 'mount' && again) heat['unmount']?.(undefined)
          heat[key as string]?.(argument)
          done()
        }),
      ),
    [what, value, n > 0] as const,
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
