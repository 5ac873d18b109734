import { Hono } from 'hono/tiny'
import { Chaos } from './chaos.ts'
import type { Demo, DemoEnv, Routes } from './demo.ts'
import { addDays, dayAtGround, within } from './groundTime.ts'
import { identify } from './identify.ts'
import { memoryStorage } from './memoryStorage.ts'
import { Refusal } from './refusal.ts'
import { activitiesRoutes } from './routes/activities.ts'
import { cocktailsRoutes } from './routes/cocktails.ts'
import { companiesRoutes } from './routes/companies.ts'
import { configurationRoutes } from './routes/configuration.ts'
import { daysOffRoutes } from './routes/daysOff.ts'
import { equipmentRoutes } from './routes/equipment.ts'
import { eventsRoutes } from './routes/events.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { outsideRolesRoutes } from './routes/outsideRoles.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { pitchesRoutes } from './routes/pitches.ts'
import { suggestedActivitiesRoutes } from './routes/suggestedActivities.ts'
import { suppliesRoutes } from './routes/supplies.ts'
import { tokenRoutes } from './routes/token.ts'
import { usersRoutes } from './routes/users.ts'
import { clubsOf, type SeedSize } from './seed/clubs.ts'
import { fixturesOf } from './seed/fixtures.ts'
import { type Storage, TABLES } from './storage.ts'
import { storedActivities } from './storedActivities.ts'
import { turfRoutes } from './turf/routes.ts'

export type BackendOptions = {
  storage?: Storage
  now?: () => Date
  /** Seconds that an access token is good for. */
  tokenLifetime?: number
  /** Key that tokens are signed with; otherwise a random one is kept in the storage. */
  secret?: string
  /** Share of calls that fail, in per cent. */
  chaos?: number
  seed?: SeedSize
  /** What stands before the contract's paths. */
  basePath?: string
}

export type Backend = {
  fetch: (request: Request) => Promise<Response>
  /** Calls back with each resource that a call changed; returns how to stop. */
  onChange: (listener: (resource: string) => void) => () => void
  /** Forgets every change, but nobody is signed out. */
  reset: () => Promise<void>
}

const ROUTES: readonly Routes[] = [
  tokenRoutes,
  passwordRoutes,
  // Before the people: /users/days_off is nobody's profile.
  daysOffRoutes,
  usersRoutes,
  companiesRoutes,
  activitiesRoutes,
  configurationRoutes,
  suggestedActivitiesRoutes,
  eventsRoutes,
  equipmentRoutes,
  suppliesRoutes,
  cocktailsRoutes,
  feedbackRoutes,
  outsideRolesRoutes,
  pitchesRoutes,
  ...turfRoutes,
]

/** The backend of contract.md, in memory or in the browser's storage. It is a program: it enforces what the contract says. */
export function createBackend(options: BackendOptions = {}): Backend {
  const {
    storage = memoryStorage(),
    now = () => new Date(),
    tokenLifetime = 900,
    basePath = '/api',
    seed = 'usual',
  } = options
  const listeners = new Set<(resource: string) => void>()
  const chaos = new Chaos(options.chaos ?? 0)
  const announce = (resource: string) => {
    for (const listener of listeners) listener(resource)
  }
  const demo = createDemo({ storage, now, seed, tokenLifetime, secret: options.secret, announce })

  const app = new Hono<DemoEnv>({ getPath: (request) => contractPath(request.url, basePath).path })
  app.onError((failure) => {
    if (failure instanceof Refusal) return Response.json(failure.body, { status: failure.status })
    // The browser has no room left (quality O11): an answer that a form can show, rather than a broken connection.
    if (failure instanceof DOMException && failure.name === 'QuotaExceededError') {
      return Response.json({ detail: 'The browser has no room left for this.' }, { status: 507 })
    }
    throw failure
  })
  app.notFound((c) => c.json({ detail: 'Not found.' }, 404))
  app.use(
    '*',
    identify(demo, (url) => contractPath(url, basePath).ofLeague),
  )
  for (const routes of ROUTES) app.route('/', routes(demo))

  return {
    fetch: (request) => chaos.around(request, async () => app.fetch(request)),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async reset() {
      await storage.clear(TABLES.filter((table) => table !== 'settings' && table !== 'sessions'))
      demo.announce('everything')
    },
  }
}

/** The contract's path of an address, and whether it was asked for in the name of a league. */
function contractPath(url: string, basePath: string): { path: string; ofLeague: boolean } {
  const { pathname } = new URL(url)
  const start = pathname.indexOf(`${basePath}/`)
  const path = start < 0 ? pathname : pathname.slice(start + basePath.length)
  const ofLeague = path.startsWith('/league_admin/')
  return { path: ofLeague ? path.slice('/league_admin'.length) : path, ofLeague }
}

type Parts = Pick<Demo, 'storage' | 'now' | 'tokenLifetime' | 'announce'> & {
  secret: string | undefined
  seed: SeedSize
}

function createDemo({ storage, now, seed, tokenLifetime, announce, ...given }: Parts): Demo {
  let secret: Promise<string> | undefined
  const clubs = clubsOf(seed)
  const { activities, activitiesIn } = storedActivities(storage, clubs, now)
  return {
    storage,
    now,
    clubs,
    tokenLifetime,
    today: (companyId) => dayAtGround(now(), clubs.get(companyId).company.timeZone),
    activities,
    activitiesIn,
    fixtures: (companyId, from, to) =>
      fixturesOf(clubs.get(companyId), addDays(from, -1), addDays(to, 1)).filter(within(from, to)),
    secret: () =>
      (secret ??= given.secret === undefined ? keptSecret(storage) : Promise.resolve(given.secret)),
    announce,
  }
}

/** One key for all tabs and visits, or a reload would sign everybody out. */
const keptSecret = (storage: Storage): Promise<string> =>
  storage.write(['settings'], async (rows) => {
    const kept = await rows.get('settings', 'secret')
    if (typeof kept?.value === 'string') return kept.value
    const secret = crypto.randomUUID()
    await rows.put('settings', { id: 'secret', company: '', at: '', value: secret })
    return secret
  })
