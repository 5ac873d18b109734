import { expect } from '@playwright/test'
import type { Answer } from './support/http.ts'
import { ask, headerCount } from './support/http.ts'
import { connected, test } from './support/site.ts'

/** What every answer carries, to the letter (H1). */
const csp = (connect = "'self'"): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app',
  ].join('; ')

const HEADERS = {
  'content-security-policy': csp(),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

function expectHeaders(answer: Answer, where: string, changed: Partial<typeof HEADERS> = {}): void {
  for (const [name, value] of Object.entries({ ...HEADERS, ...changed })) {
    expect(answer.headers[name], `${name} on ${where}`).toBe(value)
    expect(headerCount(answer, name), `${name} on ${where}`).toBe(1)
  }
}

const ASSET = '/assets/app-a1b2c3.js'
const PAGES = ['/', '/dashboard/calendar', ASSET, '/config.json', '/robots.txt']
const TOO_LARGE = Buffer.alloc(1_200_000, 65)

test('H1 every header is on 200 and 304 of every kind of file', async ({ site }) => {
  for (const path of [...PAGES, '/healthz']) {
    const answer = await ask(site.origin, path)
    expect(answer.status, path).toBe(200)
    expectHeaders(answer, `200 ${path}`)
    const { etag } = answer.headers
    if (path === '/healthz') continue
    const unchanged = await ask(site.origin, path, { headers: { 'If-None-Match': etag ?? '' } })
    expect(unchanged.status, path).toBe(304)
    expectHeaders(unchanged, `304 ${path}`)
    expect(unchanged.headers['cache-control']).toBe(answer.headers['cache-control'])
  }
})

test('H1 every header is on 404, 405, 413, 400 and 414', async ({ site }) => {
  for (const path of ['/nope.js', '/assets/nope.js', '/.env', '/monitoring/x.js', '/healthz.txt'])
    expectHeaders(await expectStatus(ask(site.origin, path), 404), `404 ${path}`)
  for (const path of [...PAGES, '/healthz']) {
    expectHeaders(await expectStatus(ask(site.origin, path, { method: 'PUT' }), 405), `405 ${path}`)
    expectHeaders(
      await expectStatus(ask(site.origin, path, { method: 'POST', body: TOO_LARGE }), 413),
      `413 ${path}`,
    )
  }
  expectHeaders(await expectStatus(ask(site.origin, '/../x'), 400), '400')
  expectHeaders(
    await expectStatus(ask(site.origin, '/', { headers: { 'X-Large': 'a'.repeat(20_000) } }), 400),
    '400 large header',
  )
  expectHeaders(await expectStatus(ask(site.origin, `/${'a'.repeat(20_000)}`), 414), '414')
})

test('H1 every header is on each answer of /monitoring', async ({ serve, upstream }) => {
  const nginx = await serve(connected(upstream))
  const post = (headers = {}, body: string | Buffer = '{}') =>
    ask(nginx.origin, '/monitoring', { method: 'POST', headers, body })
  expectHeaders(await expectStatus(post(), 200), '200 /monitoring')
  expectHeaders(await expectStatus(ask(nginx.origin, '/monitoring'), 405), '405 /monitoring')
  expectHeaders(await expectStatus(post({ 'Sec-Fetch-Site': 'cross-site' }), 403), '403 /monitoring')
  expectHeaders(await expectStatus(post({}, TOO_LARGE), 413), '413 /monitoring')
  // Sentry has headers of its own; ours stand once.
  const theirs = Object.fromEntries(Object.keys(HEADERS).map((name) => [name, 'theirs']))
  upstream.answer({ status: 503, headers: theirs })
  expectHeaders(await expectStatus(post(), 503), '503 /monitoring')
  upstream.answer({ body: '{}' })
  const answers = await Promise.all(Array.from({ length: 80 }, () => post()))
  const limited = answers.find(({ status }) => status === 429)
  if (!limited) throw new Error('no 429')
  expectHeaders(limited, '429 /monitoring')
  const unset = await serve()
  expectHeaders(
    await expectStatus(ask(unset.origin, '/monitoring', { method: 'POST' }), 404),
    '404 /monitoring',
  )
  const down = await serve({
    ...connected(upstream),
    SENTRY_HOST: 'http://127.0.0.1:1',
    API_UPSTREAM: '127.0.0.1:1',
  })
  expectHeaders(
    await expectStatus(ask(down.origin, '/monitoring', { method: 'POST', body: '{}' }), 502),
    '502 /monitoring',
  )
  expectHeaders(await expectStatus(ask(down.origin, '/api/users'), 502), '502 /api')
})

test('H1 every header is on what the backend answers behind /api, once', async ({ serve, upstream }) => {
  const nginx = await serve(connected(upstream))
  const theirs = Object.fromEntries(Object.keys(HEADERS).map((name) => [name, 'theirs']))
  for (const status of [200, 201, 400, 401, 403, 404, 409, 429, 500, 503]) {
    upstream.answer({
      status,
      headers: { ...theirs, 'retry-after': '3', allow: 'GET' },
      body: '{"detail":"theirs"}',
    })
    const answer = await expectStatus(ask(nginx.origin, '/api/users'), status)
    expectHeaders(answer, `${status} /api`)
    expect(answer.text).toBe('{"detail":"theirs"}')
    expect(answer.headers['retry-after']).toBe('3')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  upstream.answer({ status: 200, headers: { 'cache-control': 'private, max-age=60' } })
  const kept = await ask(nginx.origin, '/api/users')
  expect(kept.headers['cache-control']).toBe('private, max-age=60')
  upstream.answer({ body: '{}' })
})

test('H1 hashed files are kept for ever, all else is asked for again, an error is not kept', async ({
  site,
}) => {
  expect((await ask(site.origin, ASSET)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of [
    '/',
    '/login',
    '/index.html',
    '/sw.js',
    '/manifest.webmanifest',
    '/config.json',
    '/icon.png',
  ])
    expect((await ask(site.origin, path)).headers['cache-control'], path).toBe('no-cache')
  for (const path of ['/assets/nope.js', '/nope.png', '/.env', '/api'])
    expect((await ask(site.origin, path)).headers['cache-control'], path).toBeUndefined()
  expect((await ask(site.origin, ASSET, { method: 'POST' })).headers['cache-control']).toBeUndefined()
  const part = await ask(site.origin, ASSET, { headers: { Range: 'bytes=0-9' } })
  expect(part.status).toBe(206)
  expectHeaders(part, '206')
})

test('H1 an address with a reset token is told to nobody', async ({ site }) => {
  for (const path of [
    '/reset-password',
    '/reset-password?token=a&uidb64=b',
    '/login?token=a',
    '/x?uidb64=b',
    '//reset-password?token=a',
  ])
    expectHeaders(await ask(site.origin, path), path, { 'referrer-policy': 'no-referrer' })
  expectHeaders(await ask(site.origin, '/login?x=/reset-password'), 'a query that only names it')
})

test('H1 the policy names the backend when it is at another origin, and no page may be framed', async ({
  serve,
}) => {
  const nginx = await serve({ API_URL: 'https://api.example.com:8443/v2' })
  expectHeaders(await ask(nginx.origin, '/'), '/', {
    'content-security-policy': csp("'self' https://api.example.com:8443"),
  })
  expectHeaders(await ask(nginx.origin, '/nope.js'), '404', {
    'content-security-policy': csp("'self' https://api.example.com:8443"),
  })
})

async function expectStatus(asked: Promise<Answer>, status: number): Promise<Answer> {
  const answer = await asked
  expect(answer.status).toBe(status)
  return answer
}
