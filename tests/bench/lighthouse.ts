import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../tools/programs.ts'
import { startNginx } from '../e2e/support/nginx.ts'
import { freePort } from '../e2e/support/ports.ts'

/**
 * Lighthouse's mobile profile on /login, the production build behind nginx. Run by hand: `npm run bench`, after
 * `npm run build`, on a machine with nothing else to do; three runs, the median counts.
 */
const RUNS = 3
const GOALS = { performance: 0.95, accessibility: 1, 'best-practices': 1 } as const
type Category = keyof typeof GOALS

const nginx = await startNginx({
  dist: process.env.DIST ?? 'dist',
  env: { API_URL: 'https://api.example.com' },
})
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: false,
  args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--disable-background-networking'],
})

try {
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [] }
  for (let run = 1; run <= RUNS; run += 1) {
    const report = (await lighthouse(`${nginx.origin}/login`, { port, onlyCategories: Object.keys(GOALS) }))
      ?.lhr
    if (!report) throw new Error('no report')
    for (const category of Object.keys(GOALS) as Category[]) {
      const { score = 0, auditRefs = [] } = report.categories[category] ?? {}
      scores[category].push(score ?? 0)
      for (const { id, weight } of auditRefs) {
        const audit = report.audits[id]
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
          console.log(`  ${category}: ${id} ${audit?.displayValue ?? ''}`)
      }
    }
    const timing = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
    console.log(
      `run ${run}: ${timing.map((id) => `${id} ${report.audits[id]?.displayValue ?? '?'}`).join(', ')}`,
    )
  }
  for (const [category, goal] of Object.entries(GOALS)) {
    const median = scores[category as Category].toSorted((a, b) => a - b)[1] ?? 0
    console.log(`${category}: ${median} (goal ${goal})`)
    if (median < goal) process.exitCode = 1
  }
} finally {
  await browser.close()
  await nginx.stop()
}
