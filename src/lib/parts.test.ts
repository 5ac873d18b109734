// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { receiveReports } from './report.ts'
import { markUnsaved } from './unsaved.ts'
import {
  fetchSoon,
  followReleases,
  optionalPart,
  part,
  readDestination,
  tellOfMissingParts,
} from './parts.ts'

const gone = new TypeError('Failed to fetch dynamically imported module')

/** What the build wraps around each import: it says so before it fails. */
const load = (results: (Error | string)[]) => async () => {
  const result = results.shift() ?? 'nothing more'
  if (typeof result === 'string') return result
  dispatchEvent(new Event('vite:preloadError'))
  throw result
}
const destinationRead = vi.fn<() => string | undefined>(() => undefined)
const isSettled = async (promise: Promise<unknown>) => {
  const pending = Symbol('pending')
  await new Promise((resolve) => setTimeout(resolve))
  return (await Promise.race([promise.catch(() => 'failed'), Promise.resolve(pending)])) !== pending
}

followReleases()
// Asked only by a reload, which jsdom has no other trace of.
readDestination(destinationRead)

beforeEach(() => {
  sessionStorage.clear()
  destinationRead.mockClear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
})
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})

it('U1 what is typed and not saved keeps the page: told, and never loaded anew by itself', async () => {
  const tell = vi.fn()
  cleanups.push(markUnsaved('note'), tellOfMissingParts(tell))
  const page = part(load([gone]))
  expect(await isSettled(page)).toBe(false)
  expect(tell).toHaveBeenCalledExactlyOnceWith('newVersion', expect.any(Function))
  expect(destinationRead).not.toHaveBeenCalled()
})

it('U1 with nobody to tell, the error is the page’s', async () => {
  cleanups.push(markUnsaved('note'))
  await expect(part(load([gone]))).rejects.toBe(gone)
})

it('U1 a page that has been loaded anew from this build is not again', async () => {
  sessionStorage.setItem(
    'sward-reloaded',
    JSON.stringify({ build: import.meta.url.replace('.test', ''), at: 0 }),
  )
  await expect(part(load([gone]))).rejects.toBe(gone)
  expect(destinationRead).not.toHaveBeenCalled()
})

it('S5 a part that the application does without never reloads it', async () => {
  await expect(optionalPart(load([gone]))).rejects.toBe(gone)
  expect(destinationRead).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

it('U7 without a connection the page waits for it', async () => {
  const tell = vi.fn()
  cleanups.push(tellOfMissingParts(tell))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = part(load([gone, 'the page']))
  expect(await isSettled(page)).toBe(false)
  expect(tell).toHaveBeenCalledExactlyOnceWith('offline', expect.any(Function))
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await page).toBe('the page')
  expect(destinationRead).not.toHaveBeenCalled()
})

// Last: nothing comes after the page has begun to load anew.
it('U7 what fails late, once the connection is back, does not load the page anew', async () => {
  cleanups.push(tellOfMissingParts(vi.fn()))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = part(load([gone, 'the page']))
  expect(await isSettled(page)).toBe(false)
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('vite:preloadError'))
  dispatchEvent(new Event('online'))
  expect(await page).toBe('the page')
  expect(destinationRead).not.toHaveBeenCalled()
})

it('U7 a device that is online without the server waits until that answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  cleanups.push(tellOfMissingParts(vi.fn()), () => vi.useRealTimers())
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const answer = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('network changed'))
  const page = part(load([gone, 'the page']))
  await vi.advanceTimersByTimeAsync(0)
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await page).toBe('the page')
})

it('U1 parts that are missing together load the page anew once', async () => {
  expect(await isSettled(Promise.race([part(load([gone])), part(load([gone]))]))).toBe(false)
  expect(destinationRead).toHaveBeenCalledTimes(1)
})

it('F11 what goes wrong beside the pages is told, and that it could not be fetched is not', async () => {
  const told = vi.fn()
  receiveReports(told)
  cleanups.push(() => receiveReports(null))
  fetchSoon(load([gone]), () => 'never')
  const fault = new Error('no focus to keep')
  fetchSoon(load(['beside']), () => {
    throw fault
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(told.mock.calls).toEqual([[{ error: fault }]])
})
