import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A page and its texts are compiled when they are first asked for; a small machine takes its time over that.
configure({ asyncUtilTimeout: 30_000 })

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
