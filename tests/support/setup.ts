import { setMaxListeners } from 'node:events'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import 'fake-indexeddb/auto'
import * as React from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { playSlow } from './slow'

// Each test of a file starts an application, and each hears the other tabs for as long as its page lives: the file's.
setMaxListeners(0)

if (process.env.SLOW) playSlow(process.env.SLOW)

// A page and its texts are compiled when they are first asked for; a small machine takes its time over that.
const PATIENCE_MS = 30_000
const { waitFor } = vi
vi.waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
configure(({ getElementError }) => ({
  asyncUtilTimeout: PATIENCE_MS,
  // While something is waited for, each look in vain would print the whole page; only the last one is read.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
}))

// What is found on a busy machine may not listen yet: its effects follow in a turn of their own (39 of 2000 finds).
// Drawing anything has React end first what is left of the drawing before.
if (typeof document !== 'undefined') {
  const library = getConfig()
  const aside = createRoot(document.createElement('div'))
  configure({
    asyncWrapper: (look) =>
      library.asyncWrapper(async () => {
        const found = await look()
        flushSync(() => aside.render(null))
        return found
      }),
  })
}

/** Testing Library says so of itself, but not in its types. */
const isWaiting = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

// React notes where each of ten thousand elements a second was made, an eighth of the time of a flow, for a stack that
// no test reads. It stops by itself at a number; here it starts beyond.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
Object.defineProperty(internals ?? {}, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
})

// jsdom has a window but nothing to scroll.
if (typeof window !== 'undefined') window.scrollTo = () => undefined

/** A console error is a fault that a developer would see: it fails the test (architecture.md, Tests). */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`)
  })
})

afterEach(() => {
  cleanup()
  expect(vi.mocked(console.error)).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
