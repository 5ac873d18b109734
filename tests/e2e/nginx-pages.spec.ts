import { expect } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { findBrotliModule } from '../../tools/programs.ts'
import { PAGE, SCRIPT } from './support/fakeDist.ts'
import { ask, askRaw, headerCount } from './support/http.ts'
import { test } from './support/site.ts'

test('N1 a deep link is the page, a missing file is 404', async ({ site }) => {
  for (const path of ['/', '/login', '/dashboard/pitches/7/growth', '/coach?x=1', '/assets', '/dashboard/']) {
    const answer = await ask(site.origin, path)
    expect(answer.status, path).toBe(200)
    expect(answer.text, path).toBe(PAGE)
    expect(answer.headers['content-type']).toContain('text/html')
  }
  for (const path of [
    '/assets/nope.js',
    '/assets/',
    '/nope.js',
    '/x.map',
    '/foo.png',
    '/deep/foo.js',
    '/version.json',
  ]) {
    const answer = await ask(site.origin, path)
    expect(answer.status, path).toBe(404)
    expect(answer.headers['content-type'], path).toContain('text/plain')
    expect(answer.text).toBe('Not found\n')
  }
})

test('N1 nothing but GET and HEAD reaches a page, and HEAD has no body', async ({ site }) => {
  const answer = await ask(site.origin, '/login', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.body).toHaveLength(0)
  expect(answer.headers['content-length']).toBe(String(PAGE.length))
})

test('N9 a method that no page has is 405 with what is allowed', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW'])
    for (const path of [
      '/',
      '/login',
      '/assets/app-a1b2c3.js',
      '/assets/nope.js',
      '/robots.txt',
      '/healthz',
      '/config.json',
    ]) {
      // A name the standard does not know goes out by hand.
      const { text } = await askRaw(
        site.origin,
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      )
      expect(text, `${method} ${path}`).toMatch(/^HTTP\/1\.1 405 /)
      if (method !== 'TRACE') expect(text, `${method} ${path}`).toContain('\r\nAllow: GET, HEAD\r\n')
      expect(text).not.toMatch(/nginx\/\d/)
    }
  const { text } = await askRaw(site.origin, 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n')
  expect(text).toMatch(/^HTTP\/1\.1 (400|405) /)
})

test('N9 hidden files, backups, settings and source maps are not there', async ({ site }) => {
  const paths = [
    '/.env',
    '/.git/config',
    '/.git/',
    '/.well-known/x',
    '/index.html.bak',
    '/nginx.conf',
    '/notes.txt~',
    '/assets/.env',
    '/assets/app-a1b2c3.js.map',
    '/assets/forgotten-1.js.map',
    '/assets/app-a1b2c3.js.br',
    '/assets/app-a1b2c3.js.gz',
    '/index.html.gz',
    '/%2eenv',
    '/docker-compose.yml',
    '/dump.sql',
    '/.vite/manifest.json',
  ]
  for (const path of paths) expect((await ask(site.origin, path)).status, path).toBe(404)
})

test('N9 no way leads out of the served folder', async ({ site }) => {
  for (const path of [
    '/../nginx.conf',
    '/assets/../../nginx.conf',
    '/..%2fnginx.conf',
    '/%2e%2e/nginx.conf',
    '/%2e%2e%2fnginx.conf',
    '/assets/%2e%2e%2f%2e%2e%2fnginx.conf',
    '/..\\nginx.conf',
    '/assets/..%5c..%5cnginx.conf',
    '/%00.js',
  ]) {
    const answer = await ask(site.origin, path)
    expect([400, 404], path).toContain(answer.status)
    expect(answer.text).not.toContain('worker_processes')
  }
  expect((await ask(site.origin, '/../nginx.conf')).status).toBe(400)
  expect((await ask(site.origin, '/..%2fnginx.conf')).status).toBe(400)
})

test('N10 text is sent compressed, once, and says that it depends on the request', async ({ site }) => {
  const files = [
    '/',
    '/assets/app-a1b2c3.js',
    '/assets/style-d4e5f6.css',
    '/assets/texts-0a0b0c.json',
    '/assets/grid-99aa00.wasm',
    '/logo.svg',
    '/manifest.webmanifest',
  ]
  for (const path of files) {
    const plain = await ask(site.origin, path)
    const gzip = await ask(site.origin, path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gzip.headers['content-encoding'], path).toBe('gzip')
    expect(gunzipSync(gzip.body), path).toEqual(plain.body)
    expect(gzip.body.length).toBeLessThan(plain.body.length)
    // Its length is known: the file was ready, nothing was compressed for this request.
    expect(gzip.headers['content-length'], path).toBe(String(gzip.body.length))
    for (const answer of [plain, gzip]) {
      expect(answer.headers.vary, path).toBe('Accept-Encoding')
      expect(headerCount(answer, 'vary'), path).toBe(1)
    }
  }
})

test('N10 brotli comes before gzip', async ({ site }) => {
  test.skip(findBrotliModule() === undefined, 'this nginx has no brotli module')
  for (const path of ['/', '/assets/app-a1b2c3.js', '/assets/style-d4e5f6.css', '/logo.svg']) {
    const gzip = await ask(site.origin, path, { headers: { 'Accept-Encoding': 'gzip' } })
    const brotli = await ask(site.origin, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })
    expect(brotli.headers['content-encoding'], path).toBe('br')
    expect(brotli.headers.vary).toBe('Accept-Encoding')
    expect(brotli.body.length).toBeLessThan(gzip.body.length)
    expect(brotliDecompressSync(brotli.body)).toEqual((await ask(site.origin, path)).body)
  }
})

test('N10 what is compressed in itself is sent as it is', async ({ site }) => {
  for (const path of ['/assets/outfit-77bb88.woff2', '/icon.png']) {
    const answer = await ask(site.origin, path, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding'], path).toBeUndefined()
  }
})

test('N10 every kind of file has its type', async ({ site }) => {
  const types = {
    '/': 'text/html',
    '/assets/app-a1b2c3.js': 'text/javascript',
    '/assets/style-d4e5f6.css': 'text/css',
    '/assets/texts-0a0b0c.json': 'application/json',
    '/assets/grid-99aa00.wasm': 'application/wasm',
    '/assets/outfit-77bb88.woff2': 'font/woff2',
    '/logo.svg': 'image/svg+xml',
    '/icon.png': 'image/png',
    '/manifest.webmanifest': 'application/manifest+json',
    '/config.json': 'application/json',
  }
  for (const [path, type] of Object.entries(types))
    expect((await ask(site.origin, path)).headers['content-type']?.split(';')[0], path).toBe(type)
})

test('N11 /healthz says ok, is not logged, and no answer tells the version', async ({ serve }) => {
  const nginx = await serve()
  const health = await ask(nginx.origin, '/healthz')
  expect(health.status).toBe(200)
  expect(health.text).toBe('ok')
  await ask(nginx.origin, '/login?token=SECRET')
  await expect.poll(nginx.accessLog).toContain('GET /login')
  expect(nginx.accessLog()).not.toContain('healthz')
  expect(nginx.accessLog()).not.toContain('SECRET')
  for (const path of ['/', '/healthz', '/nope.js', '/monitoring', '/../x']) {
    const answer = await ask(nginx.origin, path)
    expect(answer.headers.server).toBe('nginx')
    expect(answer.headers['x-powered-by']).toBeUndefined()
    if (answer.status >= 400) expect(answer.text).toMatch(/^[A-Z][a-z ]+\n$/)
  }
})

test('N14 a strange Host or a line break in the path adds no header and leads nowhere', async ({ site }) => {
  for (const host of ['evil.test', 'evil.test:99999', 'a"b', '<script>', 'x/y', 'x y', '']) {
    const { text } = await askRaw(
      site.origin,
      `GET /login HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
    expect(text, host).toMatch(/^HTTP\/1\.1 (200|400) /)
    const [head = ''] = text.split('\r\n\r\n')
    expect(head.toLowerCase(), host).not.toContain('\r\nlocation:')
    if (host === 'evil.test') expect(text).not.toContain('evil.test')
  }
  for (const path of [
    '/%0d%0aX-Injected:%201',
    '/assets/%0d%0aX-Injected:%201.js',
    '/monitoring%0d%0aX-Injected:1',
    '/api/%0d%0aX-Injected:%201',
    '/login?%0d%0aX-Injected:%201',
  ]) {
    const answer = await ask(site.origin, path)
    expect(answer.headers['x-injected'], path).toBeUndefined()
    expect(answer.headers.location).toBeUndefined()
  }
})

test('N16 too many headers are refused at once, two large tokens are not', async ({ site }) => {
  const { text, milliseconds } = await askRaw(
    site.origin,
    `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(32 * 1024)}\r\n\r\n`,
  )
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(milliseconds).toBeLessThan(1000)
  const many = Array.from({ length: 70 }, (_, n) => `X-${n}: ${'a'.repeat(1000)}\r\n`).join('')
  expect((await askRaw(site.origin, `GET / HTTP/1.1\r\nHost: x\r\n${many}\r\n`)).text).toMatch(
    /^HTTP\/1\.1 400 /,
  )
  // T20: two cookies as large as a browser keeps, in one line.
  const answer = await ask(site.origin, '/', {
    headers: { Cookie: `a=${'x'.repeat(4095)}; b=${'y'.repeat(4095)}` },
  })
  expect(answer.status).toBe(200)
})

test('N16 a client that never ends its request is let go within 15 s', async ({ site }) => {
  const [header, body] = await Promise.all([
    askRaw(site.origin, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    askRaw(site.origin, 'POST /monitoring HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{'),
  ])
  expect(header.milliseconds).toBeLessThan(15_000)
  expect(body.milliseconds).toBeLessThan(15_000)
})

test('U2 a file that is gone is a 404 that nobody keeps', async ({ site }) => {
  const answer = await ask(site.origin, '/assets/gone-1a2b3c.js')
  expect(answer.status).toBe(404)
  expect(answer.headers['cache-control']).toBeUndefined()
  expect(answer.headers['content-type']).toContain('text/plain')
})

test('U3 the files of the release before are still served, as long as they were', async ({ serve }) => {
  const nginx = await serve()
  mkdirSync(join(nginx.previousRoot, 'assets'))
  writeFileSync(join(nginx.previousRoot, 'assets/app-0ld.js'), SCRIPT)
  writeFileSync(join(nginx.previousRoot, 'index.html'), 'old page')
  const answer = await ask(nginx.origin, '/assets/app-0ld.js')
  expect(answer.status).toBe(200)
  expect(answer.text).toBe(SCRIPT)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask(nginx.origin, '/')).text).toBe(PAGE)
  expect((await ask(nginx.origin, '/assets/../index.html')).text).toBe(PAGE)
})
