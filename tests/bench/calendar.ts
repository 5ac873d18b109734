import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { build, type InlineConfig, mergeConfig, preview } from 'vite'
import { findChromium } from '../../tools/programs.ts'
import { interactions } from './interactions.ts'
import { ownConfig } from './ownConfig.ts'
import { threadWork } from './threadWork.ts'

/**
 * The calendar's week beside two others on the same data in one run: what it costs to mount, to change one piece of
 * work, to hold, and to scroll. Run by hand: `npm run bench:calendar`, on a machine with nothing else to do. The other
 * two are no dependencies of the product: they are installed, in these versions, into a folder that is thrown away.
 */
const PEERS = ['fullcalendar@7.1.0', 'temporal-polyfill@1.0.1', '@daypilot/daypilot-lite-javascript@5.10.1']
const COUNTS = [100, 1_000, 10_000] as const
const MOST = 10_000
const RUNS = 3
const PAGES = ['sward', 'daypilot', 'fullcalendar'] as const
/** The product's page, and its timeline alone, as the other two are mounted. */
const MOUNTED = ['sward', 'sward#bare', 'daypilot', 'fullcalendar'] as const
type Name = (typeof MOUNTED)[number]
const root = fileURLToPath(new URL('../..', import.meta.url))

type Held = { nodes: number; heap: number }
type Figures = { mount: number; update: number; nodes: number; heap: number }

/** `compare` or `interactions` alone, or both. */
const only = process.argv[2]
const folder = mkdtempSync(join(tmpdir(), 'sward-bench-'))
const results: { what: string; figure: string; goal: string; passed: boolean }[] = []
const note = (what: string, figure: string, goal: string, passed: boolean): void => {
  results.push({ what, figure, goal, passed })
  if (!passed) process.exitCode = 1
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: false,
  args: ['--disable-gpu', '--disable-background-networking', '--enable-precise-memory-info'],
})
try {
  if (only !== 'interactions') await compare()
  if (only !== 'compare') {
    const { gap, still, task, chunks, presses } = await interactions(browser)
    note(
      `longest frame over ${chunks} chunk borders (at rest ${still.toFixed(0)} ms)`,
      `${gap.toFixed(0)} ms`,
      '<= 50 ms',
      gap <= 50 && chunks > 1,
    )
    note(
      'the same: longest task of the page',
      task === 0 ? 'under 50 ms' : `${task} ms`,
      '<= 50 ms',
      task <= 50,
    )
    for (const { what, worst, why } of presses)
      note(
        `INP at 4x slowdown: ${what}`,
        worst === undefined ? `not measured: ${why}` : `${worst} ms`,
        '< 100 ms',
        worst !== undefined && worst < 100,
      )
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const { what, figure, goal, passed } of results)
  console.log(`${passed ? 'ok  ' : 'OVER'}  ${what.padEnd(52)} ${figure.padStart(26)}   goal ${goal}`)

async function compare(): Promise<void> {
  const server = await servePages()
  try {
    const figures = new Map<string, Figures>()
    for (const name of MOUNTED)
      for (const count of COUNTS) {
        const [page, part = ''] = name.split('#')
        const address = `${server.origin}/tests/bench/pages/${page}.html#${part}`
        const figure = await measure(browser, address, count)
        figures.set(`${name} ${count}`, figure)
        console.log(
          `${name.padEnd(13)} ${String(count).padStart(6)}: mount ${figure.mount.toFixed(0)} ms, update ${figure.update.toFixed(1)} ms, ${figure.nodes} nodes, ${(figure.heap / 1024).toFixed(0)} KiB above the list`,
        )
      }
    const of = (name: Name, count: number): Figures =>
      figures.get(`${name} ${count}`) ?? { mount: Number.NaN, update: Number.NaN, nodes: 0, heap: 0 }
    const ratio = (key: 'mount' | 'update', peer: Name, most: number): void => {
      const [page, bare] = (['sward', 'sward#bare'] as const).map(
        (name) => of(name, MOST)[key] / of(peer, MOST)[key],
      ) as [number, number]
      note(
        `${key} at ${MOST}, against ${peer}: timeline (page)`,
        `1/${(1 / bare).toFixed(1)} (1/${(1 / page).toFixed(1)})`,
        `<= 1/${1 / most}`,
        bare <= most,
      )
    }
    ratio('mount', 'daypilot', 1 / 4)
    ratio('mount', 'fullcalendar', 1 / 8)
    ratio('update', 'daypilot', 1 / 10)
    ratio('update', 'fullcalendar', 1 / 10)
    // At a hundred the screen is not full.
    for (const key of ['nodes', 'heap'] as const)
      for (const few of [COUNTS[0], COUNTS[1]]) {
        const growth = of('sward', MOST)[key] / of('sward', few)[key]
        note(`${key}, ${few} to ${MOST}`, `${growth.toFixed(2)}x`, '< 1.3x', growth < 1.3)
      }
  } finally {
    await server.stop()
  }
}

/** The three pages, built as the product is. */
async function servePages() {
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, ...PEERS], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const peer = (name: string) => join(folder, 'node_modules', name)
  const outDir = join(folder, 'dist')
  const inputs = (...names: (typeof PAGES)[number][]) =>
    names.map((name) => join(root, `tests/bench/pages/${name}.html`))
  const plain: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir, sourcemap: false, emptyOutDir: false },
    preview: { port: 0, host: '127.0.0.1' },
  }
  await build(
    mergeConfig(
      await ownConfig(),
      mergeConfig(plain, { build: { rolldownOptions: { input: inputs('sward') } } }),
    ),
  )
  await build(
    mergeConfig(plain, {
      resolve: {
        alias: [
          { find: 'bench-daypilot', replacement: peer('@daypilot/daypilot-lite-javascript') },
          { find: 'bench-fullcalendar', replacement: peer('fullcalendar') },
        ],
      },
      build: { rolldownOptions: { input: inputs('daypilot', 'fullcalendar') } },
    }),
  )
  const server = await preview(plain)
  const address = server.httpServer.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function open(browser: Browser, address: string): Promise<{ page: Page; client: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => console.log(`  ${error.message}`))
  await page.goto(address)
  await page.waitForFunction(() => window.bench !== undefined)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  return { page, client }
}

/** What is left when everything that can go is gone. */
async function held(client: CDPSession): Promise<Held> {
  for (let turn = 0; turn < 3; turn += 1) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const value = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0
  return { nodes: value('Nodes'), heap: value('JSHeapUsedSize') }
}

/** Until it is painted, and what comes of it is done. */
function settle(page: Page, more: number): Promise<unknown> {
  return page.evaluate(
    (ms) =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, ms)))),
    more,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function measure(browser: Browser, address: string, count: number): Promise<Figures> {
  const { page, client } = await open(browser, address)
  await page.evaluate((wanted) => window.bench?.prepare(wanted), count)
  const mounts: number[] = []
  let [nodes, heap] = [0, 0]
  for (let run = 0; run < RUNS; run += 1) {
    await settle(page, 300)
    const empty = await held(client)
    mounts.push(
      await threadWork(client, async () => {
        await page.evaluate(() => window.bench?.mount())
        await settle(page, 700)
      }),
    )
    const left = await held(client)
    ;[nodes, heap] = [left.nodes - empty.nodes, left.heap - empty.heap]
    if (run < RUNS - 1) await page.evaluate(() => window.bench?.unmount())
  }
  const updates: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    updates.push(
      await threadWork(client, async () => {
        await page.evaluate((n) => window.bench?.update(n), turn)
        await settle(page, 100)
      }),
    )
  }
  await page.close()
  return { mount: median(mounts), update: median(updates), nodes, heap }
}
