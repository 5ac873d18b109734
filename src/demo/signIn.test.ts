import { describe, expect, it } from 'vitest'
import { calls, DANA, MARTA, MORNING, OFFICE, PETE, RACHEL } from './calls.ts'

type Pair = { access_token: string; refresh_token: string }

describe('signing in', () => {
  it('gives a token that says who and how long', async () => {
    const { signIn } = calls()
    const { status, body } = await signIn(` ${MARTA.toUpperCase()}`)
    expect(status).toBe(200)
    const payload: unknown = JSON.parse(atob((body as Pair).access_token.split('.')[1] ?? ''))
    expect(payload).toEqual({ sub: 'marta-kovac', role: 'staff', exp: Date.parse(MORNING) / 1000 + 900 })
  })

  it.each([
    [MARTA, 'wrong'],
    ['nobody@riverside-fc.example', 'turfandline'],
  ])('refuses %s with %s and does not say which was wrong', async (email, password) => {
    const { signIn } = calls()
    expect(await signIn(email, password)).toEqual({
      status: 400,
      body: { detail: 'The e-mail address and the password do not match.' },
    })
  })

  it('T4 a refresh token is good for one use', async () => {
    const { signIn, call } = calls()
    const { refresh_token } = (await signIn(MARTA)).body as Pair
    const first = await call('POST', `/token/replenish/${refresh_token}`)
    expect(first.status).toBe(200)
    expect((await call('POST', `/token/replenish/${refresh_token}`)).status).toBe(401)
    const next = (first.body as Pair).refresh_token
    expect((await call('POST', `/token/replenish/${next}`)).status).toBe(200)
  })

  it('T4 of ten tabs that renew at once one succeeds', async () => {
    const { signIn, call } = calls()
    const { refresh_token } = (await signIn(MARTA)).body as Pair
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', `/token/replenish/${refresh_token}`)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 401),
    ])
  })

  it('A7 a token that is missing, forged, edited or expired is answered with 401', async () => {
    const { signIn, call, setNow } = calls()
    const { access_token: token } = (await signIn(RACHEL)).body as Pair
    const [header = '', payload = '', signature = ''] = token.split('.')
    const edited = btoa(atob(payload).replace('coach', 'staff')).replace(/=+$/, '')
    const status = async (bearer?: string) =>
      (
        await call(
          'GET',
          '/users/rachel-okafor',
          undefined,
          bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` },
        )
      ).status
    expect(await status(token)).toBe(200)
    for (const bad of [
      undefined,
      '',
      'a.b',
      `${header}.${edited}.${signature}`,
      `${header}.${payload}.AAAA`,
      `${token}.x`,
    ]) {
      expect(await status(bad), String(bad)).toBe(401)
    }
    setNow('2026-04-14T05:46:01Z')
    expect(await status(token)).toBe(401)
  })

  it('knows one reset token and says the same of every address', async () => {
    const { call } = calls()
    const known = await call('POST', '/password-recovery', { email: MARTA })
    expect(await call('POST', '/password-recovery', { email: 'nobody@example.test' })).toEqual(known)
    const newPassword = 'long enough'
    expect((await call('POST', '/reset-password', { token: 'demo-reset', newPassword })).status).toBe(200)
    expect(await call('POST', '/reset-password', { token: 'other', newPassword })).toEqual({
      status: 400,
      body: { error: 'Invalid token' },
    })
    expect(
      (await call('POST', '/reset-password', { token: 'demo-reset', newPassword: 'short' })).body,
    ).toEqual({
      newPassword: ['A password has at least 8 characters.'],
    })
  })

  it('a new starter has terms to accept and joins the staff by doing so', async () => {
    const { as } = calls()
    const starter = await as('new.starter@riverside-fc.example')
    const names = async () =>
      ((await starter('GET', '/users')).body as { fullName: string }[]).map(({ fullName }) => fullName)
    expect((await starter('GET', '/users/new-starter')).body).toMatchObject({ tosAcceptedAt: null })
    expect(await names()).toHaveLength(12)
    expect((await starter('POST', '/accept_tos', {})).body).toMatchObject({
      tosAcceptedAt: '2026-04-14T05:31:00',
    })
    expect(await names()).toContain('Nia Starling')
  })
})

describe('who may call what', () => {
  const STATUSES: [email: string, method: string, path: string, status: number][] = [
    [RACHEL, 'GET', '/coaches/me/teams', 200],
    [RACHEL, 'GET', '/my-feedback', 200],
    [RACHEL, 'GET', '/pitches', 200],
    [RACHEL, 'GET', '/pitches/stadium', 200],
    [RACHEL, 'GET', '/companies/get_company', 200],
    [RACHEL, 'GET', '/users/rachel-okafor', 200],
    [RACHEL, 'GET', '/users/marta-kovac', 403],
    [RACHEL, 'GET', '/users', 403],
    [RACHEL, 'GET', '/users/days_off', 403],
    [RACHEL, 'GET', '/activities', 403],
    [RACHEL, 'GET', '/pitches/latest-activities', 403],
    [RACHEL, 'GET', '/supplies', 403],
    [RACHEL, 'GET', '/kitmen/me/teams', 403],
    [RACHEL, 'DELETE', '/activities/anything', 403],
    [RACHEL, 'PUT', '/pitches/stadium/preferences', 403],
    [PETE, 'GET', '/kitmen/me/activities', 200],
    [PETE, 'GET', '/coaches/me/activities', 403],
    [PETE, 'GET', '/my-feedback', 403],
    [PETE, 'GET', '/equipment', 403],
    [MARTA, 'GET', '/coaches/me/activities', 403],
    [MARTA, 'GET', '/kitmen/me/activities', 403],
    [MARTA, 'GET', '/equipment', 200],
    [MARTA, 'GET', '/users/dana-miller', 404],
    [MARTA, 'GET', '/pitches/al-wadi-stadium', 404],
    [MARTA, 'GET', '/league_admin/pitches', 404],
    [MARTA, 'GET', '/no-such-path', 404],
    [DANA, 'GET', '/equipment', 200],
    [DANA, 'GET', '/supplies', 403],
    [DANA, 'GET', '/cocktails', 403],
    [OFFICE, 'GET', '/league_admin/pitches', 200],
    [OFFICE, 'GET', '/pitches', 404],
    [OFFICE, 'GET', '/companies/get_company', 200],
    [OFFICE, 'GET', '/companies', 404],
    [OFFICE, 'GET', '/league_admin/companies', 200],
    [OFFICE, 'GET', '/league_admin/companies/get_company', 404],
    [OFFICE, 'GET', '/league_admin/equipment', 403],
    [OFFICE, 'GET', '/league_admin/supplies', 403],
    [OFFICE, 'GET', '/league_admin/cocktails', 403],
    [OFFICE, 'POST', '/league_admin/activities', 403],
    [OFFICE, 'DELETE', '/league_admin/activities/anything', 403],
    [OFFICE, 'POST', '/league_admin/users/days_off', 403],
  ]
  it.each(STATUSES)('A8 %s %s %s is answered with %i', async (email, method, path, status) => {
    const { as } = calls()
    const call = await as(email)
    expect((await call(method, path, method === 'GET' ? undefined : {})).status).toBe(status)
  })

  it('a league admin sees all clubs, then the chosen one, and no club of another league', async () => {
    const { as } = calls()
    const office = await as(OFFICE)
    const clubs = (await office('GET', '/league_admin/companies')).body as { id: string }[]
    expect(clubs).toHaveLength(8)
    const names = async (headers?: Record<string, string>) =>
      ((await office('GET', '/league_admin/pitches', undefined, headers)).body as { name: string }[]).map(
        ({ name }) => name,
      )
    expect(await names()).toHaveLength(20)
    expect(await names({ 'X-Company-Id': 'al-wadi' })).toEqual([
      'Al Wadi Stadium',
      'Al Wadi Training 1',
      'Al Wadi Training 2',
    ])
    expect(
      (await office('GET', '/companies/get_company', undefined, { 'X-Company-Id': 'al-wadi' })).body,
    ).toMatchObject({
      name: 'Al Wadi',
      isLeagueAdmin: true,
    })
    expect(
      (await office('GET', '/league_admin/pitches', undefined, { 'X-Company-Id': 'riverside-fc' })).status,
    ).toBe(403)
  })

  it('nobody makes himself or herself somebody else', async () => {
    const { as } = calls()
    const rachel = await as(RACHEL)
    const { body } = await rachel('PUT', '/users/rachel-okafor', {
      language: 'de',
      role: 'staff',
      organizationId: 'heartland',
      id: 'x',
    })
    expect(body).toMatchObject({
      id: 'rachel-okafor',
      role: 'coach',
      organizationId: 'riverside-fc',
      language: 'de',
    })
    expect((await rachel('PUT', '/users/rachel-okafor', { email: 'nonsense' })).body).toEqual({
      email: ['This is no e-mail address.'],
    })
  })
})
