import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { build, mergeConfig, preview } from 'vite'
import { findChromium } from '../../tools/programs.ts'
import { ownConfig } from './ownConfig.ts'

/** ms of scripting, and of scripting with style and layout. */
type Cost = { script: number; all: number }
type Step = readonly [name: string, value: unknown]

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds tests/bench/pages/`name`.html as the product is built, opens it and measures what `acts` does there; the page
 * puts its own acts into `window[handle]`. The exit code says whether a goal was missed.
 */
export async function onBench(
  name: string,
  handle: string,
  acts: (bench: BenchPage) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sward-bench-'))
  const plain = {
    root,
    configFile: false as const,
    logLevel: 'error' as const,
    publicDir: false as const,
    build: {
      outDir: join(folder, 'dist'),
      sourcemap: false,
      rolldownOptions: { input: [join(root, `tests/bench/pages/${name}.html`)] },
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
    await page.goto(`http://127.0.0.1:${port}/tests/bench/pages/${name}.html`)
    await page.waitForFunction((there) => there in window, handle)
    const client = await page.context().newCDPSession(page)
    // The thread's own time: what else the machine does counts for nobody.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    await acts(new BenchPage(page, client, handle))
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export class BenchPage {
  readonly #page: Page
  readonly #client: CDPSession
  readonly #handle: string

  constructor(page: Page, client: CDPSession, handle: string) {
    this.#page = page
    this.#client = client
    this.#handle = handle
  }

  /** Acts of the page, one after the other in a task of their own: what the console runs is not counted as the page's script. */
  async act(...steps: readonly Step[]): Promise<void> {
    await this.#page.evaluate(
      ([handle, all]) =>
        new Promise<void>((done) =>
          setTimeout(() => {
            const acts = (window as unknown as Record<string, Record<string, (value: unknown) => void>>)[
              handle
            ]
            for (const [name, value] of all) acts?.[name]?.(value)
            done()
          }),
        ),
      [this.#handle, steps] as const,
    )
  }

  /** The cost of each turn after the first few, its frame included, and whether its median keeps to the goal (ms of scripting). */
  async measure(
    what: string,
    { turns, warmUp, goal }: { turns: number; warmUp: number; goal?: number },
    turn: (n: number) => readonly Step[],
  ): Promise<void> {
    const costs: Cost[] = []
    for (let n = 0; n < turns + warmUp; n += 1) {
      const before = await this.#cost()
      await this.act(...turn(n))
      await this.#page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      const after = await this.#cost()
      if (n >= warmUp) costs.push({ script: after.script - before.script, all: after.all - before.all })
    }
    report(what, costs, goal)
  }

  /** How many elements there are at four places of a long page, and whether the most are too many. */
  async countElements(most: number): Promise<void> {
    const counts = await this.#page.evaluate(async () => {
      const found: number[] = []
      for (const share of [0, 0.3, 0.7, 1]) {
        window.scrollTo(0, document.documentElement.scrollHeight * share)
        await new Promise((done) => setTimeout(done, 100))
        found.push(document.getElementsByTagName('*').length)
      }
      return found
    })
    say('elements at four places', counts.join(', '), Math.max(...counts) > most)
  }

  async #cost(): Promise<Cost> {
    const { metrics } = await this.#client.send('Performance.getMetrics')
    const value = (name: string): number => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
    const script = value('ScriptDuration')
    return { script, all: script + value('LayoutDuration') + value('RecalcStyleDuration') }
  }
}

function report(what: string, costs: readonly Cost[], goal?: number): void {
  const at = (key: keyof Cost, share: number): number =>
    costs.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(share * (costs.length - 1))] ??
    Number.NaN
  const median = at('script', 0.5)
  const figure = `script ${median.toFixed(1)} ms (19 of 20: ${at('script', 0.95).toFixed(1)}), with style and layout ${at('all', 0.5).toFixed(1)} ms`
  say(what, `${figure}${goal ? `   goal ${goal} ms` : ''}`, goal !== undefined && !(median <= goal))
}

function say(what: string, figure: string, isOver: boolean): void {
  if (isOver) process.exitCode = 1
  console.log(`${isOver ? 'OVER' : 'ok  '}  ${what.padEnd(44)} ${figure}`)
}
