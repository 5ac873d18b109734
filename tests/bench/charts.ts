import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build, type InlineConfig, mergeConfig, preview } from 'vite'
import { findChromium } from '../../tools/programs.ts'
import { ownConfig } from './ownConfig.ts'

/**
 * Five lines of 365 points, ours beside Recharts 3 in one run: scripting of the first mount, and the median of the later ones, which are what the exit code looks at. Run by
 * hand: `node tests/bench/charts.ts`. Recharts is no dependency: it is installed into a folder that is thrown away.
 */
const PEERS = ['recharts@3.10.1', 'react@19.3.1', 'react-dom@19.3.1', 'react-is@19.3.1']
const GOALS = { charts: 16, recharts: 60 } as const
const RUNS = 15
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'sward-bench-'))

try {
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, ...PEERS], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await compare()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function compare(): Promise<void> {
  const peer = (name: string) => join(folder, 'node_modules', name)
  const input = (name: string) => join(root, `tests/bench/pages/${name}.html`)
  const plain: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir: join(folder, 'dist'), sourcemap: false, emptyOutDir: false, target: 'esnext' },
    preview: { port: 0, host: '127.0.0.1' },
  }
  await build(
    mergeConfig(
      await ownConfig(),
      mergeConfig(plain, { build: { rolldownOptions: { input: input('charts') } } }),
    ),
  )
  await build(
    mergeConfig(plain, {
      resolve: {
        alias: [
          { find: /^bench-react-dom/, replacement: peer('react-dom') },
          { find: /^bench-react$/, replacement: peer('react') },
          { find: /^bench-recharts$/, replacement: peer('recharts') },
        ],
      },
      build: { rolldownOptions: { input: input('recharts') } },
    }),
  )
  const server = await preview(plain)
  const address = server.httpServer.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking'],
  })
  try {
    for (const [name, goal] of Object.entries(GOALS)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      page.on('pageerror', (error) => console.log(`  ${error.message}`))
      await page.goto(`http://127.0.0.1:${port}/tests/bench/pages/${name}.html`)
      await page.waitForFunction(() => 'mountChart' in window)
      const client = await page.context().newCDPSession(page)
      await client.send('Performance.enable', { timeDomain: 'threadTicks' })
      const scripting = async () => {
        const { metrics } = await client.send('Performance.getMetrics')
        return (metrics.find((one) => one.name === 'ScriptDuration')?.value ?? 0) * 1000
      }
      const figures: number[] = []
      const walls: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const before = await scripting()
        // In a task of the page's own: what the inspector runs itself is not counted as scripting.
        walls.push(
          await page.evaluate(
            () =>
              new Promise<number>((done) =>
                setTimeout(() => {
                  const start = performance.now()
                  ;(window as unknown as { mountChart: () => void }).mountChart()
                  const wall = performance.now() - start
                  requestAnimationFrame(() => setTimeout(() => done(wall), 50))
                }),
              ),
          ),
        )
        figures.push((await scripting()) - before)
        await page.evaluate(() => (window as unknown as { unmountChart: () => void }).unmountChart())
      }
      const nodes = await page.evaluate(() => {
        ;(window as unknown as { mountChart: () => void }).mountChart()
        return document.querySelectorAll('#root *').length
      })
      const [median, wall] = [middle(figures.slice(1)), middle(walls.slice(1))]
      console.log(
        `${name.padEnd(9)} first ${figures[0]?.toFixed(1)} ms, later ${median.toFixed(1)} ms of scripting (by the clock first ${walls[0]?.toFixed(1)}, later ${wall.toFixed(1)}), ${nodes} elements   goal ${goal} ms`,
      )
      if (name === 'charts' && !(median <= goal)) process.exitCode = 1
    }
  } finally {
    await browser.close()
    await server.close()
  }
}
