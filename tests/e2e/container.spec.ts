import { expect } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LARGE_BYTES } from './support/fakeDist.ts'
import { ask } from './support/http.ts'
import { checkSettings } from './support/nginx.ts'
import { connected, test } from './support/site.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const read = (name: string) => readFileSync(join(project, name), 'utf8')
const asRoot = process.getuid?.() === 0

test('N12 no process of the server is root, has a capability or can gain one', async ({ site }) => {
  test.skip(!asRoot || process.platform !== 'linux', 'needs root, to give it up')
  await ask(site.origin, '/')
  const processes = family(site.process.pid ?? 0)
  // The entrypoint, the master, a worker.
  expect(processes.length).toBeGreaterThanOrEqual(3)
  for (const pid of processes) {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\s+65534\s+65534\s+65534\s+65534$/m)
    for (const set of ['CapEff', 'CapPrm', 'CapInh', 'CapBnd'])
      expect(status).toMatch(new RegExp(`^${set}:\\s+0+$`, 'm'))
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
  }
})

test('N12 refuses to be root', () => {
  test.skip(!asRoot, 'needs root')
  const { status, stderr } = spawnSync('/bin/sh', [join(project, 'docker/entrypoint.sh')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('refuses to run as root')
})

test('N12 writes below its own folder in /tmp and nowhere else', async ({ serve, upstream }) => {
  const nginx = await serve(connected(upstream))
  // A body too large for memory, so that a temporary file is used.
  await ask(nginx.origin, '/monitoring', { method: 'POST', body: Buffer.alloc(900_000, 65) })
  const home = dirname(nginx.runDir)
  expect(readdirSync(home).sort()).toEqual(['entrypoint.sh', 'nginx.conf', 'previous', 'run', 'web'])
  if (asRoot)
    for (const path of files(home).filter((path) => !path.startsWith(nginx.runDir)))
      expect(statSync(path).uid, path).toBe(0)
  for (const pid of family(nginx.process.pid ?? 0)) {
    const open = spawnSync('find', [`/proc/${pid}/fd`, '-type', 'l', '-printf', '%l\n'], {
      encoding: 'utf8',
    }).stdout.split('\n')
    for (const path of open.filter((path) => path.startsWith('/') && !/^\/(?:dev\/|proc\/)/.test(path)))
      expect(path.startsWith(home), path).toBe(true)
  }
  expect(readdirSync(nginx.runDir)).toEqual(
    expect.arrayContaining(['nginx.pid', 'body', 'proxy', 'nginx.conf', 'public']),
  )
  const { PORT = '8080' } = Object.fromEntries(
    [...read('docker/entrypoint.sh').matchAll(/\$\{(PORT):=(\d+)\}/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  expect(PORT).toBe('8080')
})

test('N12 the image and the manifest run it so', () => {
  const [, final = ''] = read('Dockerfile').split(/^FROM (?=debian:\S+\n)(?!.*AS)/m)
  expect(final).toMatch(/^USER 10001:10001$/m)
  expect(final).toMatch(/^EXPOSE 8080$/m)
  expect(final).toMatch(/^STOPSIGNAL SIGQUIT$/m)
  const manifest = read('deploy/kubernetes.yaml')
  for (const line of [
    'runAsNonRoot: true',
    'readOnlyRootFilesystem: true',
    'allowPrivilegeEscalation: false',
    'drop: [ALL]',
    'automountServiceAccountToken: false',
    'type: RuntimeDefault',
    'mountPath: /tmp',
  ])
    expect(manifest).toContain(line)
  expect(manifest.match(/path: \/healthz/g)?.length).toBeGreaterThanOrEqual(2)
})

test('N13 SIGTERM and SIGQUIT let a transfer end, within 10 s', async ({ serve }) => {
  await Promise.all(
    (['SIGTERM', 'SIGQUIT'] as const).map(async (signal) => {
      const nginx = await serve()
      const download = await startDownload(nginx.origin, '/assets/large-000000.bin')
      const started = Date.now()
      const stopped = nginx.stop(signal)
      const received = await download.rest()
      expect(received, signal).toBeGreaterThanOrEqual(LARGE_BYTES)
      expect(await stopped, signal).toBe(0)
      expect(Date.now() - started).toBeLessThan(10_000)
      await expect(ask(nginx.origin, '/')).rejects.toThrow()
    }),
  )
})

test('N13 nginx finds the configuration right, whatever is set', async ({ upstream }) => {
  const settings: Record<string, string>[] = [
    {},
    connected(upstream),
    { API_URL: 'https://api.example.com/v2' },
    {
      SENTRY_DSN: 'http://k@sentry.test/1',
      RESOLVER: '10.0.0.10 [fd00::10]',
      ACCESS_LOG: 'off',
      TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8',
    },
  ]
  const results = await Promise.all(settings.map((env) => checkSettings(env)))
  for (const { code, output } of results) {
    expect(output).toContain('test is successful')
    expect(output).not.toContain('[warn]')
    expect(code).toBe(0)
  }
})

test('N13 the configuration has none of the known mistakes', () => {
  const conf = read('nginx.conf').replace(/^\s*#.*$/gm, '')
  const locations = [...conf.matchAll(/location [^{]*\{((?:[^{}]|\{[^{}]*\})*)\}/g)]
  expect(locations.length).toBeGreaterThan(10)
  for (const [whole, body = ''] of locations) {
    // add_header_redefinition: one in a location would drop all the others.
    expect(body, whole).not.toContain('add_header')
    // alias_traversal
    expect(body, whole).not.toMatch(/\balias\b/)
    // if_is_evil: an if does nothing but return.
    for (const [, inside = ''] of body.matchAll(/if \([^)]*\) \{([^}]*)\}/g))
      expect(inside.trim()).toMatch(/^return \d{3};$/)
    // ssrf: an upstream is a name of ours, never made here.
    for (const [, target] of body.matchAll(/proxy_pass ([^;]+);/g))
      expect(['$api_target', '$sentry_envelope']).toContain(target)
  }
  // Every one of them is on errors, too.
  for (const [directive] of conf.matchAll(/add_header [^\n]*/g)) expect(directive).toMatch(/ always;$/)
  // http_splitting: what is decoded never comes into a header, a redirect or an upstream.
  for (const [directive] of conf.matchAll(
    /(?:add_header|return|rewrite|proxy_set_header|proxy_pass) [^\n]*/g,
  ))
    expect(directive).not.toMatch(/\$(?:uri|document_uri|args|request_uri|http_)/)
  // host_spoofing
  expect(conf).not.toMatch(/proxy_set_header Host (?!\$proxy_host)/)
  expect(conf).not.toMatch(
    /valid_referers|\$http_referer|(?<!_)server_name|rewrite|sub_filter|autoindex|stub_status|underscores_in_headers/,
  )
  expect(conf).toContain('server_tokens off;')
})

test('N15 the image holds the build, nginx and two files, and no secret', () => {
  const stages = read('Dockerfile')
    .replace(/^\s*#.*$/gm, '')
    .split(/^FROM /m)
  const final = stages.at(-1) ?? ''
  expect(final).toMatch(/^debian:/)
  expect([...final.matchAll(/^(?:COPY|ADD) (.*)$/gm)].map(([, what]) => what)).toEqual([
    '--chmod=0644 nginx.conf docker/entrypoint.sh /opt/sward/',
    '--from=previous /srv/sward/assets /srv/previous/assets',
    '--from=build /app/dist /srv/sward',
  ])
  expect([...final.matchAll(/^(?:ARG|ENV) (\w+)/gm)].map(([, name]) => name)).toEqual(['RELEASE', 'RELEASE'])
  // The context is what is named, so that nothing lying about comes in.
  const [first, ...rest] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(first).toBe('*')
  const allowed = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  for (const name of ['.git', '.env', 'node_modules', 'tests', 'dist', 'docs', '.'])
    expect(allowed).not.toContain(name)
})

/** The process and all below it. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return [pid, ...children.flatMap(family)]
}

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
    join(parentPath, name),
  )

/** Begins a download and leaves it unread until `rest`, which gives the number of bytes that came. */
function startDownload(origin: string, path: string): Promise<{ rest: () => Promise<number> }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let bytes = 0
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )
    const ended = new Promise<number>((resolveEnd) => socket.on('close', () => resolveEnd(bytes)))
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (bytes === 0) {
        socket.pause()
        resolve({
          rest: () => {
            socket.resume()
            return ended
          },
        })
      }
      bytes += chunk.length
    })
  })
}
