import { expect } from '@playwright/test'
import { ask } from './support/http.ts'
import { checkSettings } from './support/nginx.ts'
import { connected, test } from './support/site.ts'

test.beforeEach(({ upstream }) => {
  upstream.received.length = 0
  upstream.answer({ body: '[]', headers: { 'content-type': 'application/json' } })
})

test('N4 the backend behind /api gets the request as it was, without the cookies', async ({
  site,
  upstream,
}) => {
  await ask(site.origin, '/api/activities?start_date=2026-05-04T00:00:00&ordering=-start_date', {
    method: 'POST',
    headers: {
      Authorization: 'Bearer a.b.c',
      'Idempotency-Key': 'k1',
      'X-Company-Id': '7',
      'Accept-Language': 'ar',
      'Content-Type': 'application/json',
      Cookie: '__Host-sward_refresh=SECRET',
      'X-Forwarded-For': '1.2.3.4',
      'X-Real-IP': '1.2.3.4',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'for=1.2.3.4',
    },
    body: '{"name":"Mähen"}',
  })
  const [request] = upstream.received
  expect(request).toMatchObject({
    method: 'POST',
    url: '/v1/activities?start_date=2026-05-04T00:00:00&ordering=-start_date',
    text: '{"name":"Mähen"}',
    headers: {
      host: upstream.host,
      authorization: 'Bearer a.b.c',
      'idempotency-key': 'k1',
      'x-company-id': '7',
      'accept-language': 'ar',
      'content-type': 'application/json',
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
    },
  })
  expect(request?.headers.cookie).toBeUndefined()
  expect(request?.headers.forwarded).toBeUndefined()
})

test('N3 a path reaches the backend as it was written, and never another host', async ({
  site,
  upstream,
}) => {
  for (const path of [
    '/pitches/a%2Fb',
    '/pitches/%3Fx',
    '/users/%25',
    '/x//y',
    '/pitches/M%C3%A4hen',
    '/',
    '/@evil.test/x',
    '/http://evil.test/',
  ]) {
    upstream.received.length = 0
    expect((await ask(site.origin, `/api${path}`)).status, path).toBe(200)
    expect(upstream.received[0]?.url).toBe(`/v1${path}`)
    expect(upstream.received[0]?.headers.host).toBe(upstream.host)
  }
  upstream.received.length = 0
  for (const path of ['/api', '/api@evil.test/', '/%61pi/users', '/x/../api/users', '/apix'])
    expect([200, 404], path).toContain((await ask(site.origin, path)).status)
  expect(upstream.received).toHaveLength(0)
})

test('N4 the backend cannot set a cookie or tell what it runs on', async ({ site, upstream }) => {
  upstream.answer({
    headers: {
      'set-cookie': ['a=b', '__Host-sward_auth=x'],
      server: 'gunicorn/99',
      'x-powered-by': 'x',
      'content-type': 'application/json',
      etag: '"1"',
    },
    body: '[]',
  })
  const { headers } = await ask(site.origin, '/api/users')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBe('nginx')
  expect(headers.etag).toBe('"1"')
})

test('N4 no refresh token comes into a log, even when the backend is down', async ({ serve }) => {
  const nginx = await serve({ API_UPSTREAM: '127.0.0.1:1' })
  expect((await ask(nginx.origin, '/api/token/replenish/SECRET', { method: 'POST' })).status).toBe(502)
  expect((await ask(nginx.origin, '/api/users?token=SECRET')).status).toBe(502)
  await ask(nginx.origin, '/reset-password?token=SECRET&uidb64=SECRET')
  await expect.poll(nginx.accessLog).toContain('/reset-password')
  expect(nginx.accessLog()).toContain('"POST /api/token..." 502')
  expect(nginx.accessLog()).not.toContain('SECRET')
  expect(nginx.errorLog()).toContain('/api/users')
  expect(nginx.errorLog()).not.toContain('replenish')
})

test('N6 the scheme a proxy saw counts only when that proxy is trusted', async ({ serve, upstream }) => {
  const nginx = await serve({ ...connected(upstream), TRUSTED_PROXIES: '127.0.0.1' })
  await ask(nginx.origin, '/api/users', {
    headers: { 'X-Forwarded-For': '10.0.0.5', 'X-Forwarded-Proto': 'https' },
  })
  expect(upstream.received[0]?.headers).toMatchObject({
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '10.0.0.5',
  })
})

test('N10 what the backend sends is compressed on its way', async ({ site, upstream }) => {
  upstream.answer({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Array(500).fill('Pitch 1')),
  })
  const answer = await ask(site.origin, '/api/pitches', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(answer.headers.vary).toBe('Accept-Encoding')
})

test('N15 the page is told what was set, and nothing else', async ({ serve, site }) => {
  const settings = async (env: Record<string, string>): Promise<unknown> =>
    JSON.parse((await ask((await serve(env)).origin, '/config.json')).text)
  expect(await settings({})).toEqual({
    apiUrl: null,
    sentryDsn: null,
    environment: 'production',
    release: 'unknown',
  })
  expect(JSON.parse((await ask(site.origin, '/config.json')).text)).toEqual({
    apiUrl: '/api',
    sentryDsn: 'https://0123abcd@sentry.test/42',
    environment: 'testing',
    release: 'sward@1.2.3',
  })
  expect(await settings({ API_URL: 'https://api.example.com/v2' })).toMatchObject({
    apiUrl: 'https://api.example.com/v2',
  })
})

test('N15 a setting that could end a string or a directive is refused with its name', async () => {
  const wrong: Record<string, string[]> = {
    API_URL: [
      'javascript:alert(1)',
      'https://a/"',
      "https://a' b",
      'https://a/;x',
      'https://a\nhttps://b',
      '//evil.test',
      'ftp://x',
      'https://a/?q',
    ],
    API_UPSTREAM: ['a b', 'a;', 'a{', 'http://$host', 'a\n', 'a"'],
    SENTRY_DSN: ['https://key:secret@host/1', 'https://host/1', 'https://k@host/x', 'https://k@h"/1'],
    SENTRY_HOST: ['a b', '$x', 'a;b'],
    SENTRY_PROJECT: ['x', '1/..', '1;'],
    ENVIRONMENT: ['a"b', 'a\\b', '</script>', 'a\nb', '$x'],
    RELEASE: ['"', '<', '\\u003c'],
    RESOLVER: ['1.1.1.1; x', '$x', '"'],
    TRUSTED_PROXIES: ['1.1.1.1; x', 'all', '$x'],
    PORT: ['x', '80;', ''.padEnd(6, '1')],
  }
  await Promise.all(
    Object.entries(wrong).flatMap(([name, values]) =>
      values.map(async (value) => {
        const { code, output } = await checkSettings({ [name]: value })
        expect(code, `${name}=${value}`).toBe(1)
        expect(output).toContain(`sward: ${name} should be `)
        expect(output.trim().split('\n')).toHaveLength(1)
      }),
    ),
  )
  const both = await checkSettings({ API_URL: 'https://a.test', API_UPSTREAM: 'b.test' })
  expect(both.output).toContain('not both')
})
