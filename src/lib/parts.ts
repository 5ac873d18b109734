import { report } from './report.ts'
import { isAnythingUnsaved } from './unsaved.ts'

/**
 * A deployment takes away the files an open tab would still load. Then the page is loaded anew, once (quality U1):
 * not over what somebody has typed, not without a server to load from, and never in a circle.
 */
const KEY = 'sward-reloaded'
/** Two releases that answer in turn, as while one is rolled out, must not throw the page from one to the other. */
const LEAST_BETWEEN_MS = 60_000
const ASK_AGAIN_MS = 1000
const BUILD = import.meta.url

/** Why a part is not there, and what a press on Reload does. */
export type TellOfMissingPart = (why: 'offline' | 'newVersion', reload: () => void) => void
type Last = { build: string; at: number }
/** While it is being seen whether to load the page anew, and when that is under way: several parts may fail at once. */
let reloading: Promise<boolean> | undefined
let optionalLoading = 0
/** Parts that wait for the connection: what was asked for without it may fail late, and says nothing of a release. */
let waiting = 0
let tell: TellOfMissingPart | undefined

let destination = (): string | undefined => undefined
let fetchPage = (_path: string): Promise<unknown> | undefined => undefined

/** Listens for parts of the application that cannot be loaded. Comes before the first of them is asked for. */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => {
    if (optionalLoading === 0 && waiting === 0) reloading ??= reloadOnce().then(keepIfTrue)
  })
}

/** Says where the person is on the way to, so that loading anew takes them there. */
export function readDestination(read: () => string | undefined): void {
  destination = read
}

/** Says how the page of an address is fetched before somebody goes there. */
export function readPages(fetch: typeof fetchPage): void {
  fetchPage = fetch
}

/** Fetches the page that will be opened next. What fails now is asked for again when it is. */
export const fetchAhead = (path: string): void => fetchSoon(async () => fetchPage(path))

/** Fetches what will be wanted in a moment, and says nothing of its failure; a fault in what it is wanted for is told. */
export const fetchSoon = <T>(load: () => Promise<T>, use?: (loaded: T) => unknown): void =>
  void optionalPart(load)
    .then(use, () => undefined)
    .catch(report)

/** A part that the application does without: its failure changes nothing. */
export async function optionalPart<T>(load: () => Promise<T>): Promise<T> {
  optionalLoading += 1
  try {
    return await load()
  } finally {
    optionalLoading -= 1
  }
}

/** Says how somebody on an open page is told; gives back how to stop. Without it, they get the error screen. */
export function tellOfMissingParts(how: TellOfMissingPart): () => void {
  tell = how
  return () => {
    tell = undefined
  }
}

/**
 * A page or another part that a person asked for. Where it cannot be loaded, the page that is open stays while
 * there is hope: while a reload is on its way, without a connection, after which it is tried again (quality U7), and
 * while something is not saved: loading anew is then the person's decision.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (await reloading) return new Promise(() => undefined)
      if (tell && !navigator.onLine) {
        tell('offline', reload)
        waiting += 1
        await connection()
        waiting -= 1
      } else if (tell && isAnythingUnsaved()) {
        tell('newVersion', reload)
        return new Promise(() => undefined)
      } else throw error
    }
  }
}

function keepIfTrue(isReloading: boolean): boolean {
  if (!isReloading) reloading = undefined
  return isReloading
}

/** Reloads if that may help; where it may not, whoever asked gets the error, and a person the button to reload. */
async function reloadOnce(): Promise<boolean> {
  if (isAnythingUnsaved() || !navigator.onLine || !mayReload()) return false
  if (!(await serverAnswers()) || isAnythingUnsaved() || !remember()) return false
  reload()
  return true
}

function reload(): void {
  const path = destination()
  if (path === undefined) location.reload()
  else location.assign(path)
}

function mayReload(): boolean {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored === null) return !isFreshReload()
    const { build, at } = JSON.parse(stored) as Last
    return build !== BUILD && Date.now() - at > LEAST_BETWEEN_MS
  } catch {
    // Without a memory the page might go round in circles.
    return false
  }
}

/** A logout clears the memory; a page that has just been loaded anew does not gain by it again. */
function isFreshReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' && performance.now() < LEAST_BETWEEN_MS
}

function remember(): boolean {
  try {
    const last: Last = { build: BUILD, at: Date.now() }
    sessionStorage.setItem(KEY, JSON.stringify(last))
    return true
  } catch {
    return false
  }
}

/** Better the page as it is than the browser's own for "no connection". */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', credentials: 'omit' })).ok
  } catch {
    return false
  }
}

/** A device that is online again may still be without the server: as long as it does not answer, it is asked again. */
export async function connection(): Promise<void> {
  do await sign()
  while (!(await serverAnswers()))
}

/** That it may be worth asking: the device is online, or some time has passed since it has been. */
const sign = () =>
  new Promise<void>((resolve) => {
    const now = () => {
      removeEventListener('online', now)
      clearTimeout(later)
      resolve()
    }
    addEventListener('online', now)
    const later = navigator.onLine ? setTimeout(now, ASK_AGAIN_MS) : undefined
  })
