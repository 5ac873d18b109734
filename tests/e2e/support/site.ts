import { test as base } from '@playwright/test'
import { rmSync } from 'node:fs'
import { startEchoUpstream } from './echoUpstream.ts'
import type { EchoUpstream } from './echoUpstream.ts'
import { makeFakeDist } from './fakeDist.ts'
import { startNginx } from './nginx.ts'
import type { Nginx } from './nginx.ts'

type Workers = {
  /** A small build with a few files of each kind. */
  fakeDist: string
  /** In place of Sentry and of the backend behind /api. */
  upstream: EchoUpstream
  /** The server with everything set; shared, so a test that uses up the rate limit starts its own. */
  site: Nginx
}
type Tests = {
  /** A server with other settings, stopped after the test. */
  serve: (env?: Record<string, string>) => Promise<Nginx>
}

export const test = base.extend<Tests, Workers>({
  fakeDist: [
    async ({}, provide) => {
      const folder = makeFakeDist()
      await provide(folder)
      for (const made of [folder, `${folder}-sourcemaps`]) rmSync(made, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  upstream: [
    async ({}, provide) => {
      const upstream = await startEchoUpstream()
      await provide(upstream)
      await upstream.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ fakeDist, upstream }, provide) => {
      const site = await startNginx({ dist: fakeDist, env: connected(upstream) })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  serve: async ({ fakeDist }, provide) => {
    const started: Nginx[] = []
    await provide(async (env = {}) => {
      const nginx = await startNginx({ dist: fakeDist, env })
      started.push(nginx)
      return nginx
    })
    await Promise.all(started.map((nginx) => nginx.stop()))
  },
})

/** Settings of a deployment with a backend behind /api and error reports. */
export const connected = (upstream: EchoUpstream): Record<string, string> => ({
  API_UPSTREAM: `${upstream.origin}/v1`,
  SENTRY_DSN: 'https://0123abcd@sentry.test/42',
  SENTRY_HOST: upstream.origin,
  ENVIRONMENT: 'testing',
  RELEASE: 'sward@1.2.3',
})
