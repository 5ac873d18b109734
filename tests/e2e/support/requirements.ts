import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints, after the run, the ids of the requirements whose tests have passed, and of those with a test that has not. */
// Playwright wants its reporters as the default export.
// oxlint-disable-next-line import/no-default-export
export default class Requirements implements Reporter {
  #results = new Map<string, boolean>()

  onBegin(_config: FullConfig, _suite: Suite): void {
    this.#results.clear()
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return
    const ids = /^[A-Z]\d+(?: [A-Z]\d+)*/.exec(test.title)?.[0].split(' ') ?? []
    for (const id of ids) this.#results.set(id, (this.#results.get(id) ?? true) && result.status === 'passed')
  }

  onEnd(): void {
    if (this.#results.size === 0) return
    const sorted = [...this.#results].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    const passed = sorted.filter(([, good]) => good).map(([id]) => id)
    const failed = sorted.filter(([, good]) => !good).map(([id]) => id)
    process.stdout.write(`\nRequirements held: ${passed.join(' ')}\n`)
    if (failed.length > 0) process.stdout.write(`Requirements broken: ${failed.join(' ')}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
