import { pathOf } from '../lib/pathOf.ts'
import type { Role } from './user.ts'

/** Who is asking: nobody, or somebody with a role. */
export type Visitor = { role: Role } | null

export type AccessDecision =
  | { kind: 'allow' }
  /** `clear`: the visitor's cookies go first (spec §2). */
  | { kind: 'redirect'; to: string; clear?: true }

const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email-password',
  '/password-recovery',
  '/coach/login',
  '/player/login',
])

/** Whose area it is, and whose login page. */
export type Door = 'staff' | 'coach' | 'player'
export const isDoor = (value: string | null | undefined): value is Door =>
  value === 'staff' || value === 'coach' || value === 'player'
export type Area = 'public' | Door | 'open'

/** Where the installed application starts, whoever has installed it. */
const START = '/start'

/** The area's path as the router reads it: without case, doubled or closing slashes and escapes. */
export function normalisePath(path: string): string {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // A broken escape matches no route; the text as it stands is as good as any.
  }
  const squeezed = plain.toLowerCase().replace(/\/{2,}/g, '/')
  return squeezed.length > 1 ? squeezed.replace(/\/$/, '') : squeezed
}

const isWithin = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** Which area an address belongs to; `open` is for /404 and addresses that are nobody's. */
export function areaOf(path: string): Area {
  const plain = normalisePath(path)
  if (PUBLIC_PATHS.has(plain)) return 'public'
  if (isWithin(plain, '/coach')) return 'coach'
  if (isWithin(plain, '/player')) return 'player'
  if (isWithin(plain, '/dashboard') || plain === '/') return 'staff'
  return 'open'
}

/** Roles are compared to the letter: ` Coach` is no coach (quality A4). */
export const areaOfRole = (role: Role): Door =>
  role === 'coach' ? 'coach' : role === 'kitman' ? 'player' : 'staff'

/** Works at the ground today: neither who only looks nor who has left. */
export const isStaff = ({ role, active }: { role: Role; active?: boolean | undefined }): boolean =>
  areaOfRole(role) === 'staff' && active !== false

const LANDINGS = { coach: '/coach', player: '/player', staff: '/dashboard/home' } as const
export const landingOf = (role: Role): string => LANDINGS[areaOfRole(role)]

const LOGINS = { coach: '/coach/login', player: '/player/login', staff: '/login' } as const
/** The login page of an area. */
export const loginOf = (area: Area): string => LOGINS[area === 'coach' || area === 'player' ? area : 'staff']

/** True when a person of this role may log in on this login page (spec §4). */
export const mayLogInAt = (role: Role, loginPath: string): boolean =>
  loginOf(areaOfRole(role)) === normalisePath(loginPath)

/**
 * A `?redirect=` that stays within this application, as path + search + hash; undefined otherwise (quality
 * R1–R3). The browser's own parser decides, because hand-made checks miss what it forgives: `/\evil`,
 * `/<tab>/evil`, `/.//evil`.
 */
export function safeRedirect(value: string | null | undefined, origin: string): string | undefined {
  if (!value || !value.startsWith('/')) return undefined
  try {
    const url = new URL(value, origin)
    if (url.origin !== new URL(origin).origin) return undefined
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
    if (url.pathname.startsWith('//')) return undefined
    return url.pathname + url.search + url.hash
  } catch {
    return undefined
  }
}

/** May this visitor open this address, and if not, where to? Rules of spec §2; pure, for one middleware. */
export function decideAccess(
  address: { path: string; search?: string; origin: string },
  visitor: Visitor,
  /** The login page by which somebody came in last on this device. */
  lastDoor: Door = 'staff',
): AccessDecision {
  const area = areaOf(address.path)
  const isStart = normalisePath(address.path) === START
  if (isStart && visitor) return { kind: 'redirect', to: startOf(address, areaOfRole(visitor.role)) }
  if (isStart)
    return {
      kind: 'redirect',
      to: `${loginOf(lastDoor)}?redirect=${encodeURIComponent(START + (address.search ?? ''))}`,
      clear: true,
    }
  if (area === 'open') return { kind: 'allow' }
  if (visitor === null) {
    if (area === 'public') return { kind: 'allow' }
    const back =
      normalisePath(address.path) === '/'
        ? ''
        : `?redirect=${encodeURIComponent(address.path + (address.search ?? ''))}`
    return { kind: 'redirect', to: loginOf(area) + back, clear: true }
  }
  if (normalisePath(address.path) === '/') return { kind: 'redirect', to: landingOf(visitor.role) }
  if (area === 'public') return { kind: 'redirect', to: redirectTarget(address, areaOfRole(visitor.role)) }
  return area === areaOfRole(visitor.role) ? { kind: 'allow' } : { kind: 'redirect', to: '/404' }
}

/** Where a logged-in person on a public page goes: the safe `?redirect=`, unless that is public again (R4). */
export function redirectTarget(address: Asked, door: Door): string {
  const wanted = wantedOf(address)
  if (wanted === undefined) return LANDINGS[door]
  const path = pathOf(wanted)
  if (normalisePath(path) === START)
    return startOf({ search: wanted.slice(path.length), origin: address.origin }, door)
  return areaOf(path) === 'public' || normalisePath(path) === '/' ? LANDINGS[door] : wanted
}

/**
 * The application's start: what its icon or its shortcut asks for where that is this person's, else what they do first;
 * staff on a phone have their jobs.
 */
function startOf(address: Asked, door: Door): string {
  const wanted = wantedOf(address)
  if (wanted !== undefined && areaOf(pathOf(wanted)) === door) return wanted
  return door === 'staff' ? '/dashboard/mobile' : LANDINGS[door]
}

/** The login page of another door, with the `?redirect=` of this one where it leads into that area. */
export function otherLogIn(door: Door, address: Asked): string {
  const wanted = wantedOf(address)
  const goesAlong = wanted && (normalisePath(pathOf(wanted)) === START || areaOf(pathOf(wanted)) === door)
  return loginOf(door) + (goesAlong ? `?redirect=${encodeURIComponent(wanted)}` : '')
}

type Asked = { search?: string; origin: string }
const wantedOf = ({ search, origin }: Asked) =>
  safeRedirect(new URLSearchParams(search ?? '').get('redirect'), origin)
