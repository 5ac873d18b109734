import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './tools/programs.ts'

/** Through nginx, in Chromium. Each worker starts a server and a backend of its own: tests/e2e/support. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // What passes takes none of it: a machine may be busy, and slow. How long something may take is said where it is tested.
  timeout: 180_000,
  expect: { timeout: 25_000 },
  outputDir: 'test-results',
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: 'node_modules/.cache/playwright.json' }],
    ['./tests/e2e/support/requirements.ts'],
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'off',
    // Files and calls are counted and swapped; a worker of its own would answer in between. It has its own specs.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findHeadlessShell() ?? (await findChromium()),
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
