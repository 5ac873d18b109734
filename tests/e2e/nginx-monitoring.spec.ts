import { expect } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import type { Ask } from './support/http.ts'
import { ask, askRaw } from './support/http.ts'
import type { Nginx } from './support/nginx.ts'
import { connected, test } from './support/site.ts'

const ENVELOPE = '{"dsn":"https://0123abcd@sentry.test/42"}\n{"type":"event"}\n{}\n'

const report = ({ origin }: Nginx, { path = '/monitoring', ...rest }: Ask & { path?: string } = {}) =>
  ask(origin, path, {
    method: 'POST',
    body: ENVELOPE,
    ...rest,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...rest.headers },
  })

test.beforeEach(({ upstream }) => {
  upstream.received.length = 0
  upstream.answer({ body: '{"id":"1"}', headers: { 'content-type': 'application/json' } })
})

test('N2 only POST, with what is allowed', async ({ site, upstream }) => {
  for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE', 'PATCH', 'TRACE']) {
    const answer = await ask(site.origin, '/monitoring', { method })
    expect(answer.status, method).toBe(405)
    if (method !== 'TRACE') expect(answer.headers.allow, method).toBe('POST')
  }
  expect(upstream.received).toHaveLength(0)
  expect((await report(site)).status).toBe(200)
})

test('N2 only that path', async ({ site, upstream }) => {
  for (const path of [
    '/monitoring/',
    '/monitoring/x',
    '/monitoring/../x',
    '//monitoring',
    '/x/../monitoring',
    '/Monitoring',
    '/%6donitoring',
    '/monitoringx',
    '/monitoring;x',
    '/./monitoring',
  ])
    expect([404, 405], path).toContain((await report(site, { path })).status)
  expect(upstream.received).toHaveLength(0)
})

test('N3 nothing of the request chooses where the report goes', async ({ site, upstream }) => {
  await report(site, {
    path: '/monitoring?o=1&p=2&url=http://evil.test/',
    headers: { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', 'X-Original-URL': '/x' },
  })
  await askRaw(
    site.origin,
    `POST /monitoring HTTP/1.1\r\nHost: evil.test\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
  )
  expect(upstream.received.map(({ method, url, headers }) => [method, url, headers.host])).toEqual([
    ['POST', '/api/42/envelope/', upstream.host],
    ['POST', '/api/42/envelope/', upstream.host],
  ])
})

test('N4 the report arrives as it was, with nothing of who sent it', async ({ site, upstream }) => {
  await report(site, {
    headers: {
      Cookie: '__Host-sward_refresh=SECRET',
      Authorization: 'Bearer SECRET',
      Referer: 'http://x/reset-password?token=SECRET',
      'X-Forwarded-For': '1.2.3.4',
      'X-Real-IP': '1.2.3.4',
      Forwarded: 'for=1.2.3.4',
      'X-Sentry-Auth': 'SECRET',
      'Accept-Language': 'de',
      'User-Agent': 'SECRET phone',
      Baggage: 'SECRET',
      'Sec-Fetch-Site': 'same-origin',
    },
  })
  const [envelope] = upstream.received
  expect(envelope?.text).toBe(ENVELOPE)
  expect(Object.keys(envelope?.headers ?? {}).sort()).toEqual([
    'content-length',
    'content-type',
    'host',
    'user-agent',
  ])
  expect(envelope?.headers).toMatchObject({
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': 'sward-tunnel',
  })
})

test('N4 the answer brings no cookie, no address and no name of a server', async ({ site, upstream }) => {
  upstream.answer({
    status: 200,
    headers: {
      'set-cookie': 'a=b',
      location: 'https://evil.test/',
      server: 'relay/9.9',
      via: '1.1 google',
      'x-powered-by': 'x',
      'access-control-allow-origin': '*',
      'x-sentry-rate-limits': '60:error:key',
    },
    body: '{}',
  })
  const { headers } = await report(site)
  for (const name of [
    'set-cookie',
    'location',
    'via',
    'x-powered-by',
    'access-control-allow-origin',
    'cache-control',
  ])
    expect(headers[name], name).toBeUndefined()
  expect(headers.server).toBe('nginx')
  // The SDK obeys this one.
  expect(headers['x-sentry-rate-limits']).toBe('60:error:key')
})

test('N5 a report over 1 MB is refused, with or without its length told', async ({ site, upstream }) => {
  const answer = await report(site, { body: Buffer.alloc(1_200_000, 65) })
  expect(answer.status).toBe(413)
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
  const { text } = await askRaw(
    site.origin,
    `POST /monitoring HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(18)}0\r\n\r\n`,
  )
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
  expect(upstream.received).toHaveLength(0)
  // One of 900 KB is not, in chunks or not: the SDK sends replays of this size.
  expect((await report(site, { body: Buffer.alloc(900_000, 65) })).status).toBe(200)
  await askRaw(
    site.origin,
    `POST /monitoring HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(2)}0\r\n\r\n`,
  )
  expect(upstream.received.map(({ headers }) => headers['content-length'])).toEqual(['900000', '131072'])
})

test('N5 a compressed body is passed on as it is', async ({ site, upstream }) => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  expect((await report(site, { body: bomb, headers: { 'Content-Encoding': 'gzip' } })).status).toBe(200)
  expect(upstream.received[0]?.body.length).toBe(bomb.length)
})

test('N6 a flood is turned away for a minute, and the pages do not notice', async ({ serve, upstream }) => {
  const nginx = await serve(connected(upstream))
  const answers = await Promise.all(Array.from({ length: 120 }, () => report(nginx, { body: '{}' })))
  const limited = answers.filter(({ status }) => status === 429)
  const passed = answers.filter(({ status }) => status === 200)
  expect(limited.length + passed.length).toBe(120)
  // Fifty phones may share the address of the ground.
  expect(passed.length).toBeGreaterThanOrEqual(51)
  expect(passed.length).toBeLessThan(90)
  for (const { headers } of limited) expect(headers['retry-after']).toBe('60')
  for (const path of ['/', '/assets/app-a1b2c3.js', '/healthz'])
    expect((await ask(nginx.origin, path)).status).toBe(200)
})

test('N6 the address a client claims counts only when a trusted proxy says it', async ({
  serve,
  upstream,
}) => {
  const flood = async (nginx: Nginx) => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        report(nginx, { body: '{}', headers: { 'X-Forwarded-For': `10.0.0.${n}` } }),
      ),
    )
    return answers.filter(({ status }) => status === 429).length
  }
  const direct = await serve(connected(upstream))
  expect(await flood(direct)).toBeGreaterThan(0)
  expect(direct.accessLog()).not.toContain('10.0.0.')
  const behindProxy = await serve({ ...connected(upstream), TRUSTED_PROXIES: '127.0.0.1, 10.9.0.0/16' })
  expect(await flood(behindProxy)).toBe(0)
  await expect.poll(behindProxy.accessLog).toContain('10.0.0.69 ')
  // Behind a trusted proxy, too, only what that proxy has added counts.
  await report(behindProxy, { headers: { 'X-Forwarded-For': '9.9.9.9, 10.0.0.7, 10.9.1.1' } })
  await expect.poll(behindProxy.accessLog).toMatch(/10\.0\.0\.7 [^\n]*\n$/)
})

test('N7 Sentry down, slow or silent is a 502 or 504 soon, and the pages do not notice', async ({
  serve,
  upstream,
}) => {
  const [down, silent] = await Promise.all([
    serve({ ...connected(upstream), SENTRY_HOST: 'http://127.0.0.1:1' }),
    serve(connected(upstream)),
  ])
  expect((await report(down)).status).toBe(502)
  upstream.answer('hang')
  const started = Date.now()
  const waiting = report(silent)
  for (let n = 0; n < 20; n += 1) expect((await ask(silent.origin, '/')).status).toBe(200)
  expect((await waiting).status).toBe(504)
  expect(Date.now() - started).toBeLessThan(7000)
})

test('N7 starts and serves with a Sentry and a backend that no name server knows', async ({ serve }) => {
  const nginx = await serve({
    SENTRY_DSN: 'http://0123abcd@sentry.invalid/42',
    API_UPSTREAM: 'http://backend.invalid',
    RESOLVER: '127.0.0.1',
  })
  expect((await ask(nginx.origin, '/login')).status).toBe(200)
  const [reported, asked] = await Promise.all([report(nginx), ask(nginx.origin, '/api/users')])
  expect(reported.status).toBe(502)
  expect(asked.status).toBe(502)
  expect((await ask(nginx.origin, '/login')).status).toBe(200)
})

test('N8 no other site can report in our name', async ({ site, upstream }) => {
  const { host } = new URL(site.origin)
  const refused = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'x' },
    { Origin: 'https://evil.test' },
    { Origin: 'null' },
    { Origin: `https://evil.test/${host}` },
    { Origin: `https://${host}.evil.test` },
    { Origin: `https://x${host}` },
    { Origin: 'http://127.0.0.1' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.test' },
  ]
  for (const headers of refused)
    expect((await report(site, { headers })).status, JSON.stringify(headers)).toBe(403)
  expect(upstream.received).toHaveLength(0)
  const allowed = [
    {},
    { 'Sec-Fetch-Site': 'same-origin', Origin: site.origin },
    { Origin: `https://${host}` },
  ]
  for (const headers of allowed)
    expect((await report(site, { headers })).status, JSON.stringify(headers)).toBe(200)
})
