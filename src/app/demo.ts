import type { connectDemo } from '@/demo/connect'
import { setDemoMode } from '@/session/demoMode'
import type { RuntimeConfig } from './runtimeConfig'

type Demo = ReturnType<typeof connectDemo>

let connected: Promise<Demo> | undefined

/** The embedded backend, started when it is first asked for. */
export function demoBackend(): Promise<Demo> {
  connected ??= import('@/demo/connect').then(({ connectDemo }) => connectDemo())
  return connected
}

/** Tells the pages that the data is the demo's, who can log in to it, and how it starts afresh. */
export function announceDemo({ apiUrl }: Pick<RuntimeConfig, 'apiUrl'>): void {
  if (apiUrl !== null) return setDemoMode(undefined)
  setDemoMode({
    accounts: async () => {
      const { ACCOUNTS, DEMO_PASSWORD } = await import('@/demo/accounts')
      return { accounts: ACCOUNTS, password: DEMO_PASSWORD }
    },
    reset: async () => (await demoBackend()).reset(),
  })
}
