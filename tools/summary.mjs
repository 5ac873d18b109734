// One line for a build server: the tests of both runners, counted from their own reports.
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const vitest = read('node_modules/.cache/vitest.json')
const playwright = read('node_modules/.cache/playwright.json')
const passed =
  (vitest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0) + (playwright?.stats.flaky ?? 0)
const failed = (vitest?.numFailedTests ?? 0) + (playwright?.stats.unexpected ?? 0)
console.log(`${passed} passed, ${failed} failed`)
