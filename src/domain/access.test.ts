import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AccessDecision,
  areaOf,
  decideAccess,
  landingOf,
  loginOf,
  mayLogInAt,
  otherLogIn,
  safeRedirect,
  type Visitor,
} from './access.ts'

const ORIGIN = 'https://sward.test'
const decide = (path: string, visitor: Visitor, search = '') =>
  decideAccess({ path, search, origin: ORIGIN }, visitor)

/** What must never be followed, each for a reason of its own. */
const HOSTILE = [
  'https://evil.test',
  'http://evil.test/',
  'HTTPS://evil.test',
  '//evil.test',
  '///evil.test',
  '////evil.test/a',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '\\evil.test',
  '/\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '/\t\\evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '\u0000//evil.test',
  '/.//evil.test',
  '/./\\evil.test',
  '/..//evil.test',
  '/%2e//evil.test',
  '/%2E%2e//evil.test',
  '/a/..//evil.test',
  '/a/%2e%2e//evil.test',
  '/.\t//evil.test',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@b.test',
  `blob:${ORIGIN}/0-0`,
  `view-source:${ORIGIN}`,
  'about:blank',
  'evil.test',
  '.evil.test',
  '@evil.test',
  ':evil.test',
  '?x',
  '#x',
  '',
  ' ',
  ' /dashboard/home',
  'dashboard/home',
  '.',
  '..',
  '%2Fdashboard',
  '%2f%2fevil.test',
  `${ORIGIN}.evil.test`,
  `${ORIGIN}@evil.test`,
  `${ORIGIN}:444/`,
  `http://sward.test/`,
  `${ORIGIN}/dashboard/home`,
  '//sward.test@evil.test',
  '//[::1]',
  '//evil.test%2f..',
  '//e\u0000vil',
]
const FRIENDLY: [string, string][] = [
  ['/dashboard/calendar?view=week&date=2026-04-14#x', '/dashboard/calendar?view=week&date=2026-04-14#x'],
  ['/dashboard/../coach', '/coach'],
  ['/dashboard//home', '/dashboard//home'],
  ['//sward.test/dashboard', '/dashboard'],
  ['/@evil.test', '/@evil.test'],
  ['/?next=//evil.test', '/?next=//evil.test'],
  ['/#//evil.test', '/#//evil.test'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/%2F%2Fevil.test', '/%2F%2Fevil.test'],
]

const fails = (guard: (value: string) => string | undefined): string[] => [
  ...HOSTILE.filter((value) => guard(value) !== undefined),
  ...FRIENDLY.filter(([value, target]) => guard(value) !== target).map(([value]) => value),
]

describe('safe redirect', () => {
  it('R1 refuses every address that leaves or does not start at the root, and keeps those that stay', () => {
    expect(HOSTILE.length).toBeGreaterThan(60)
    const leaking = HOSTILE.filter((value) => {
      const target = safeRedirect(value, ORIGIN)
      // What is kept must be the same page for a browser that opens it.
      return target !== undefined && (target.startsWith('//') || new URL(target, ORIGIN).origin !== ORIGIN)
    })
    expect(leaking).toEqual([])
    expect(fails((value) => safeRedirect(value, ORIGIN))).toEqual([])
    for (const none of [null, undefined]) expect(safeRedirect(none, ORIGIN)).toBeUndefined()
  })

  it('R2 the table catches the guard that everybody writes first', () => {
    const naive = (value: string) => (value.startsWith('/') && !value.startsWith('//') ? value : undefined)
    const missed = fails(naive)
    for (const value of ['/\\evil.test', '/\t/evil.test', '/\n/evil.test', '/.//evil.test'])
      expect(missed).toContain(value)
    const parsed = (value: string) => {
      const url = URL.parse(value, ORIGIN)
      return url?.origin === ORIGIN ? url.pathname + url.search + url.hash : undefined
    }
    for (const value of [`blob:${ORIGIN}/0-0`, '/.//evil.test', 'dashboard/home'])
      expect(fails(parsed)).toContain(value)
  })

  it('R1 whatever the text, what comes out is a path of ours, and comes out again as it is', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '.',
      '..',
      '%2e',
      '%2f',
      ':',
      '@',
      '?',
      '#',
      'evil.test',
      'https:',
      'javascript:',
      'blob:',
      ' ',
      '\u0000',
      'é',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(text, fc.constantFrom('', '/'), (value, start) => {
        const target = safeRedirect(start + value, ORIGIN)
        if (target === undefined) return
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
        expect(safeRedirect(target, ORIGIN)).toBe(target)
      }),
      { numRuns: 5000 },
    )
  })
})

const PUBLIC = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email-password',
  '/password-recovery',
  '/coach/login',
  '/player/login',
]
const STAFF = [
  '/dashboard',
  '/dashboard/home',
  '/dashboard/calendar',
  '/dashboard/pitches/1',
  '/dashboard/pitches/1/fertilisation',
  '/dashboard/pitches/1/growth',
  '/dashboard/mobile',
  '/dashboard/mobile/machine',
  '/dashboard/settings',
  '/dashboard/no-such-page',
]
const COACH = ['/coach', '/coach/anything']
const PLAYER = ['/player', '/player/anything']
const OPEN = [
  '/404',
  '/nowhere',
  '/coaches',
  '/players',
  '/dashboards',
  '/logins',
  '/login/x',
  '/register/x',
  '/coachlogin',
]

/** The same address as somebody might type or craft it. */
const spellings = (path: string): string[] => [
  path,
  path.toUpperCase(),
  path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  `${path}/`,
  `${path}///`,
  path.replaceAll('/', '//'),
  path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  path.replace(/[a-z]/, (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16).toUpperCase()}`),
]

const VISITORS = {
  anon: null,
  staff: { role: 'groundskeeper' },
  coach: { role: 'coach' },
  kitman: { role: 'kitman' },
  unknown: { role: '__proto__' },
  none: { role: '' },
  almost: { role: ' Coach' },
} satisfies Record<string, Visitor>
type Who = keyof typeof VISITORS

const HOME: Record<Exclude<Who, 'anon'>, 'staff' | 'coach' | 'player'> = {
  staff: 'staff',
  coach: 'coach',
  kitman: 'player',
  unknown: 'staff',
  none: 'staff',
  almost: 'staff',
}
const LANDING = { staff: '/dashboard/home', coach: '/coach', player: '/player' }
const LOGIN = { staff: '/login', coach: '/coach/login', player: '/player/login' }

function expected(
  who: Who,
  kind: 'public' | 'open' | 'staff' | 'coach' | 'player',
  path: string,
): AccessDecision {
  if (kind === 'open') return { kind: 'allow' }
  if (who === 'anon') {
    if (kind === 'public') return { kind: 'allow' }
    return { kind: 'redirect', to: `${LOGIN[kind]}?redirect=${encodeURIComponent(path)}`, clear: true }
  }
  if (kind === 'public') return { kind: 'redirect', to: LANDING[HOME[who]] }
  return kind === HOME[who] ? { kind: 'allow' } : { kind: 'redirect', to: '/404' }
}

describe('who may open what', () => {
  const cases = (['public', 'staff', 'coach', 'player', 'open'] as const).flatMap((kind) =>
    ({ public: PUBLIC, staff: STAFF, coach: COACH, player: PLAYER, open: OPEN })[kind].map(
      (path) => [path, kind] as const,
    ),
  )
  it.each(cases)('A1 %s (%s), for everybody and however it is spelt', (path, kind) => {
    for (const who of Object.keys(VISITORS) as Who[])
      for (const spelt of spellings(path))
        expect([who, spelt, decide(spelt, VISITORS[who])]).toEqual([who, spelt, expected(who, kind, spelt)])
  })

  it('the installed application starts everybody in their own place, by the door of last time', () => {
    for (const start of spellings('/start')) {
      for (const who of Object.keys(HOME) as (keyof typeof HOME)[])
        expect(decide(start, VISITORS[who])).toEqual({
          kind: 'redirect',
          to: { ...LANDING, staff: '/dashboard/mobile' }[HOME[who]],
        })
      for (const door of ['staff', 'coach', 'player'] as const) {
        const asked = decideAccess({ path: start, origin: ORIGIN }, null, door)
        expect(asked).toEqual({ kind: 'redirect', to: `${LOGIN[door]}?redirect=%2Fstart`, clear: true })
      }
    }
    // Whoever has come in starts there, too.
    expect(decide('/login', { role: 'x' }, '?redirect=/start')).toEqual({
      kind: 'redirect',
      to: '/dashboard/mobile',
    })
    expect(decide('/coach/login', { role: 'coach' }, '?redirect=/start')).toEqual({
      kind: 'redirect',
      to: '/coach',
    })
  })

  it('a shortcut of the installed application leads on only into the own area', () => {
    const shortcut = (role: string, to: string) =>
      decide('/start', { role }, `?redirect=${encodeURIComponent(to)}`)
    const round = '/dashboard/mobile?round=new'
    expect(shortcut('x', round)).toEqual({ kind: 'redirect', to: round })
    expect(shortcut('coach', round)).toEqual({ kind: 'redirect', to: '/coach' })
    expect(shortcut('kitman', round)).toEqual({ kind: 'redirect', to: '/player' })
    for (const value of [...HOSTILE, '/start', '/start?redirect=/start', '/login', '/404'])
      expect([value, shortcut('x', value)]).toEqual([value, { kind: 'redirect', to: '/dashboard/mobile' }])
    const visitor = decide('/start', null, `?redirect=${encodeURIComponent(round)}`)
    const to = new URL(visitor.kind === 'redirect' ? visitor.to : '', ORIGIN)
    expect(decide('/login', { role: 'x' }, to.search)).toEqual({ kind: 'redirect', to: round })
  })

  it('R5 another login page takes along where one wanted to go, if its people may go there', () => {
    const other = (door: 'staff' | 'coach' | 'player', redirect: string) =>
      otherLogIn(door, { search: `?redirect=${encodeURIComponent(redirect)}`, origin: ORIGIN })
    expect(other('coach', '/start')).toBe('/coach/login?redirect=%2Fstart')
    expect(other('staff', '/dashboard/settings?a=1')).toBe('/login?redirect=%2Fdashboard%2Fsettings%3Fa%3D1')
    expect(other('coach', '/dashboard/settings')).toBe('/coach/login')
    for (const value of HOSTILE) expect([value, other('staff', value)]).toEqual([value, '/login'])
    expect(otherLogIn('player', { origin: ORIGIN })).toBe('/player/login')
  })

  it('A1 spec §2 the root leads everybody to their own place, without a way back to itself', () => {
    for (const root of ['/', '//', '///', '%2F']) {
      expect(decide(root, null)).toEqual({ kind: 'redirect', to: '/login', clear: true })
      for (const who of Object.keys(HOME) as (keyof typeof HOME)[])
        expect(decide(root, VISITORS[who])).toEqual({ kind: 'redirect', to: LANDING[HOME[who]] })
    }
  })

  it('R5 whoever must log in first comes back to the very address, with its query', () => {
    const decision = decide('/dashboard/calendar', null, '?view=week&date=2026-04-14')
    const to = new URL(decision.kind === 'redirect' ? decision.to : '', ORIGIN)
    expect(decide('/login', { role: 'x' }, to.search)).toEqual({
      kind: 'redirect',
      to: '/dashboard/calendar?view=week&date=2026-04-14',
    })
  })

  it('R3 R4 a bad, public or foreign ?redirect= leads to the landing; one to a strange area meets the same guard', () => {
    const to = (role: string, value: string) =>
      decide('/login', { role }, `?redirect=${encodeURIComponent(value)}`)
    for (const value of [
      ...HOSTILE,
      ...PUBLIC.flatMap(spellings),
      '/',
      '//',
      '/login?redirect=/login',
      '/%6cogin#x',
    ])
      expect([value, to('coach', value)]).toEqual([value, { kind: 'redirect', to: '/coach' }])
    expect(to('coach', '/dashboard/home')).toEqual({ kind: 'redirect', to: '/dashboard/home' })
    expect(decide('/dashboard/home', { role: 'coach' })).toEqual({ kind: 'redirect', to: '/404' })
    expect(decide('/login', { role: 'coach' }, '?redirect=/a&redirect=//evil.test')).toEqual({
      kind: 'redirect',
      to: '/a',
    })
  })

  it('R3 no visitor and no address lead round in circles', () => {
    const path = fc.oneof(
      fc
        .constantFrom(...PUBLIC, ...STAFF, ...COACH, ...PLAYER, ...OPEN, '/', '/start')
        .chain((one) => fc.constantFrom(...spellings(one))),
      fc.webPath(),
    )
    const search = fc.oneof(
      fc.constant(''),
      path.map((one) => `?redirect=${encodeURIComponent(one)}`),
      fc.webQueryParameters().map((one) => `?${one}`),
    )
    fc.assert(
      fc.property(path, search, fc.constantFrom(...(Object.keys(VISITORS) as Who[])), (start, query, who) => {
        let [at, visitor]: [URL, Visitor] = [new URL(ORIGIN + start + query), VISITORS[who]]
        for (let steps = 0; steps < 4; steps += 1) {
          const decision = decideAccess({ path: at.pathname, search: at.search, origin: ORIGIN }, visitor)
          if (decision.kind === 'allow') return
          if (decision.clear) visitor = null
          at = new URL(decision.to, ORIGIN)
          expect([at.origin, at.pathname.startsWith('//')]).toEqual([ORIGIN, false])
        }
        expect.fail(`${who} goes round at ${start}${query}`)
      }),
      { numRuns: 2000 },
    )
  })

  it('A5 each area has one login page, and only its people get in there', () => {
    for (const [role, page] of [
      ['coach', '/coach/login'],
      ['kitman', '/player/login'],
      ['groundskeeper', '/login'],
      ['', '/login'],
    ] as const)
      for (const other of ['/login', '/coach/login', '/player/login', '/Coach/Login/'])
        expect(mayLogInAt(role, other)).toBe(other.toLowerCase().replace(/\/$/, '') === page)
    expect(loginOf(areaOf('/coach/x'))).toBe('/coach/login')
    expect(loginOf(areaOf('/nowhere'))).toBe('/login')
    expect(landingOf('Kitman')).toBe('/dashboard/home')
  })

  it('a broken escape is nobody’s address, and no crash', () => {
    for (const path of ['/%zz', '/dashboard/%', '/%E0%A4%A', '/%C0%AF'])
      expect(() => decide(path, null)).not.toThrow()
    expect(areaOf('/%zz')).toBe('open')
  })
})
