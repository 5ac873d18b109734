import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { findChromium } from '../../tools/programs.ts'

/**
 * How long 500 kept writes take to go to a backend that answers in 50 ms, and whether the page stays smooth.
 * Run by hand: `node tests/bench/outbox.ts`.
 */
const COUNT = 500
const GOAL = { seconds: 20, gap: 50 }
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'sward-bench-'))

const plain = {
  root,
  configFile: false as const,
  logLevel: 'error' as const,
  publicDir: false as const,
  resolve: { alias: { '@': join(root, 'src') } },
  build: {
    outDir: join(folder, 'dist'),
    sourcemap: false,
    rolldownOptions: { input: [join(root, 'tests/bench/pages/outbox.html')] },
  },
  preview: { port: 0, host: '127.0.0.1' },
}
await build(plain)
const server = await preview(plain)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}tests/bench/pages/outbox.html`)
  await page.waitForFunction(() => 'replay' in window)
  type Replay = (count: number) => Promise<{ took: number; gap: number; rows: number; left: number }>
  const { took, gap, rows, left } = await page.evaluate(
    (count) => (window as unknown as { replay: Replay }).replay(count),
    COUNT,
  )
  console.log(
    `${COUNT} entries: ${(took / 1000).toFixed(1)} s (goal ${GOAL.seconds} s), ${rows} rows, ${left} left`,
  )
  console.log(`longest gap between frames: ${gap.toFixed(0)} ms (goal ${GOAL.gap} ms)`)
  if (took > GOAL.seconds * 1000 || gap > GOAL.gap || rows !== COUNT || left > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
