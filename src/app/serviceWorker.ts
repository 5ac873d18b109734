import i18next from 'i18next'
import { FIELD_TEXTS } from '@/i18n/fieldTexts'
import { currentLanguage, warmTexts } from '@/i18n/i18n'
import { FALLBACK } from '@/i18n/languages'
import { setNewVersion } from '@/lib/newVersion'
import { scriptUrl } from '@/lib/trustedUrl'
import { isAnythingUnsaved } from '@/lib/unsaved'
import { whenIdle } from '@/lib/whenIdle'

/** The page comes first: what the worker fetches for later waits until it has been quiet for a while. */
const QUIET_MS = 6000
const IDLE_LIMIT_MS = 5000
const CHECK_EVERY_MS = 3_600_000
/** A worker that is told to take over does so at once; where it does not, the page is loaded anew without it. */
const TAKE_OVER_MS = 3000
/** A worker that takes over by itself does so now, if the one before it is given nothing to do. */
const SETTLE_MS = 1000
let isFollowing = false
let isAccepted = false
let lateTakeOver: ReturnType<typeof setTimeout> | undefined

/** Installs the worker that keeps the pages, and says when it has a new version of them (decision 0015). */
export function followServiceWorker(): void {
  if (isFollowing || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isFollowing = true
  // One that is installed already has nothing to fetch.
  const wait = () =>
    setTimeout(() => whenIdle(install, IDLE_LIMIT_MS), navigator.serviceWorker.controller ? 0 : QUIET_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

function install(): void {
  const workers = navigator.serviceWorker
  let isControlled = workers.controller !== null
  if (isControlled) setTimeout(() => whenIdle(keepTexts), QUIET_MS)
  i18next.on('languageChanged', () => {
    if (workers.controller) whenIdle(keepTexts)
  })
  workers.addEventListener('controllerchange', () => {
    if (!isControlled) {
      isControlled = true
      void keepWhatIsHere()
    } else if (isAccepted) loadNewVersion()
    // Accepted in another tab: here it is offered, and nothing that is typed is lost (quality U4).
    else void offerIfNewer(undefined)
  })
  // A page in its place, or a browser that allows none: the application goes on without (quality U6).
  workers
    .register(scriptUrl('/sw.js'), { updateViaCache: 'none' })
    .then(follow)
    .catch(() => undefined)
}

function follow(registration: ServiceWorkerRegistration | undefined): void {
  // What blocks workers from outside may answer with nothing.
  if (!registration) return
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) void offerIfNewer(registration)
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => setTimeout(look, SETTLE_MS)),
  )
  look()
  const check = () => void registration.update().catch(() => undefined)
  setInterval(check, CHECK_EVERY_MS)
  addEventListener('online', check)
}

/** A page that came from the network may be of the new version already: then there is nothing to offer. */
async function offerIfNewer(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  try {
    const response = await fetch('/?release', { cache: 'no-store', credentials: 'omit' })
    const page = await response.text()
    if (!response.ok || !page.includes('type="module"') || own === null || own === undefined) return
    if (!page.includes(own)) setNewVersion({ take: () => take(registration?.waiting) })
  } catch {
    // Without a network it is not the time; it is looked at again with the next page.
  }
}

function take(worker: ServiceWorker | null | undefined): void {
  if (!worker) return location.reload()
  isAccepted = true
  clearTimeout(lateTakeOver)
  lateTakeOver = setTimeout(loadNewVersion, TAKE_OVER_MS)
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** Once, though the worker takes over and the time is up while a slow device still leaves the page. What is typed since keeps it. */
function loadNewVersion(): void {
  clearTimeout(lateTakeOver)
  isAccepted = false
  if (!isAnythingUnsaved()) location.reload()
}

/** To its end: while a body is not read, the worker that gives it is at work, and no other takes its place. */
const fetchWhole = async (url: string): Promise<unknown> => (await fetch(url)).arrayBuffer()

/** What was fetched before there was a worker, and texts. */
async function keepWhatIsHere(): Promise<void> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  try {
    // First what nothing starts without.
    await fetchWhole('/config.json')
    for (const { href } of loaded) if (!(await caches.match(href))) await fetchWhole(href)
  } catch {
    // The rest is kept when it is asked for again.
  }
  keepTexts()
}

/** The field's texts in the language of the interface; those of a new version are other files. */
function keepTexts(): void {
  if (currentLanguage() === FALLBACK || !navigator.onLine) return
  for (const namespace of FIELD_TEXTS) warmTexts(currentLanguage(), namespace)
}
