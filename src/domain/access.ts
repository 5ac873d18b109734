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

export type Area = 'public' | 'coach' | 'player' | 'staff' | 'open'

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
export const areaOfRole = (role: Role): 'coach' | 'player' | 'staff' =>
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
): AccessDecision {
  const area = areaOf(address.path)
  if (area === 'open') return { kind: 'allow' }
  if (visitor === null) {
    if (area === 'public') return { kind: 'allow' }
    const back =
      normalisePath(address.path) === '/'
        ? ''
        : `?redirect=${encodeURIComponent(address.path + (address.search ?? ''))}`
    return { kind: 'redirect', to: loginOf(area) + back, clear: true }
  }
  const landing = landingOf(visitor.role)
  if (normalisePath(address.path) === '/') return { kind: 'redirect', to: landing }
  if (area === 'public') return { kind: 'redirect', to: redirectTarget(address, landing) }
  return area === areaOfRole(visitor.role) ? { kind: 'allow' } : { kind: 'redirect', to: '/404' }
}

/** Where a logged-in person on a public page goes: the safe `?redirect=`, unless that is public again (R4). */
export function redirectTarget(address: { search?: string; origin: string }, landing: string): string {
  const wanted = safeRedirect(new URLSearchParams(address.search ?? '').get('redirect'), address.origin)
  if (wanted === undefined) return landing
  const path = wanted.split(/[?#]/)[0] ?? '/'
  return areaOf(path) === 'public' || normalisePath(path) === '/' ? landing : wanted
}
