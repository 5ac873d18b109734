// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** The page of the former version, with the next one on the device and accepted. */
async function acceptNextVersion() {
  vi.useFakeTimers()
  const reload = vi.fn()
  const waiting = { postMessage: vi.fn() }
  const installed: { waiting: typeof waiting | null } = { waiting }
  const registration = Object.assign(new EventTarget(), installed, { update: async () => undefined })
  const workers = Object.assign(new EventTarget(), { controller: {}, register: async () => registration })
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: workers })
  vi.stubGlobal('location', { reload, href: location.href, origin: location.origin })
  vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/assets/next.js">'))
  document.head.innerHTML = '<script type="module" src="/assets/former.js"></script>'

  // What a page knows of its worker begins with the page.
  vi.resetModules()
  const { followServiceWorker } = await import('./serviceWorker.ts')
  const { newVersion } = await import('@/lib/newVersion')
  const { markUnsaved } = await import('@/lib/unsaved')
  followServiceWorker()
  await vi.advanceTimersByTimeAsync(10_000)
  newVersion()?.take()
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  return {
    reload,
    newVersion,
    markUnsaved,
    takeOver: () => {
      registration.waiting = null
      workers.dispatchEvent(new Event('controllerchange'))
    },
  }
}

it('U4 a device that is slow to leave the page loads the new version once', async () => {
  const accepted = await acceptNextVersion()
  expect(accepted.reload).not.toHaveBeenCalled()
  accepted.takeOver()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(accepted.reload).toHaveBeenCalledOnce()
})

it('U4 a worker that takes over late keeps nobody from the new version', async () => {
  const accepted = await acceptNextVersion()
  await vi.advanceTimersByTimeAsync(3000)
  expect(accepted.reload).toHaveBeenCalledOnce()
  accepted.takeOver()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(accepted.reload).toHaveBeenCalledOnce()
})

it('U4 what is typed while the worker takes over is kept, and the version stays on offer', async () => {
  const accepted = await acceptNextVersion()
  const save = accepted.markUnsaved('note')
  await vi.advanceTimersByTimeAsync(2000)
  accepted.takeOver()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(accepted.reload).not.toHaveBeenCalled()
  save()
  accepted.newVersion()?.take()
  expect(accepted.reload).toHaveBeenCalledOnce()
})
