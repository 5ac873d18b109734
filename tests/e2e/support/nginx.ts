import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ask } from './http.ts'
import { freePort } from './ports.ts'

export type Nginx = {
  origin: string
  /** The directory served; a test may put another release there. */
  webRoot: string
  /** What a release before left behind. */
  previousRoot: string
  /** The only directory the server may write to. */
  runDir: string
  process: ChildProcess
  accessLog: () => string
  errorLog: () => string
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export type NginxOptions = {
  /** Directory with the production build. */
  dist: string
  /** Settings of docs/deployment.md. */
  env?: Record<string, string>
}

const project = fileURLToPath(new URL('../../../', import.meta.url))
/** As root the server gets what the image gives it: another user, no capability, no way to new ones. */
const NOBODY = 65534

/** The project's own entrypoint and nginx.conf, as in the image, on a port of its own and in a directory of its own. */
export async function startNginx({ dist, env = {} }: NginxOptions): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'sward-nginx-'))
  const [webRoot, previousRoot, runDir] = [join(home, 'web'), join(home, 'previous'), join(home, 'run')]
  cpSync(dist, webRoot, { recursive: true, preserveTimestamps: true })
  cpSync(join(project, 'nginx.conf'), join(home, 'nginx.conf'))
  cpSync(join(project, 'docker/entrypoint.sh'), join(home, 'entrypoint.sh'))
  mkdirSync(previousRoot)
  mkdirSync(runDir)
  chmodSync(home, 0o755)
  // Sticky and open to all, as the tmpfs of a container.
  chmodSync(runDir, 0o1777)

  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const child = run(home, [], {
      PORT: String(port),
      WEB_ROOT: webRoot,
      PREVIOUS_ROOT: previousRoot,
      RUN_DIR: runDir,
      ...env,
    })
    let errors = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
    const origin = `http://127.0.0.1:${port}`
    if (await answers(origin, child)) {
      const accessLog = join(runDir, 'access.log')
      return {
        origin,
        webRoot,
        previousRoot,
        runDir,
        process: child,
        accessLog: () => (existsSync(accessLog) ? readFileSync(accessLog, 'utf8') : ''),
        errorLog: () => errors,
        stop: async (signal = 'SIGTERM') => {
          child.kill(signal)
          const code = await ended
          rmSync(home, { recursive: true, force: true })
          return code
        },
      }
    }
    // The port may have been taken in between.
    if (attempt === 3 || !errors.includes('in use')) {
      rmSync(home, { recursive: true, force: true })
      throw new Error(`nginx did not start: ${errors}`)
    }
  }
}

/** What the entrypoint says to some settings, without serving: `nginx -t`. */
export async function checkSettings(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const home = mkdtempSync(join(tmpdir(), 'sward-check-'))
  const runDir = join(home, 'run')
  cpSync(join(project, 'nginx.conf'), join(home, 'nginx.conf'))
  cpSync(join(project, 'docker/entrypoint.sh'), join(home, 'entrypoint.sh'))
  mkdirSync(runDir)
  chmodSync(home, 0o755)
  chmodSync(runDir, 0o1777)
  const child = run(home, ['-t'], { RUN_DIR: runDir, WEB_ROOT: home, ...env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const config = join(runDir, 'public/config.json')
  if (existsSync(config)) output += readFileSync(config, 'utf8')
  rmSync(home, { recursive: true, force: true })
  return { code, output }
}

function run(home: string, args: string[], env: Record<string, string>): ChildProcess {
  const asRoot = process.getuid?.() === 0
  const drop = [
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    '--bounding-set=-all',
    '--inh-caps=-all',
    '--no-new-privs',
  ]
  const command = ['/bin/sh', join(home, 'entrypoint.sh'), ...args]
  const [program = '', ...rest] = asRoot ? ['setpriv', ...drop, ...command] : command
  return spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin`,
      WORKER_PROCESSES: '1',
      ACCESS_LOG: `${env.RUN_DIR ?? home}/access.log`,
      TEMPLATE: join(home, 'nginx.conf'),
      ...env,
    },
  })
}

/** Whether it serves within ten seconds; a program that has ended will not. */
async function answers(origin: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 10_000
  while (child.exitCode === null && Date.now() < deadline) {
    try {
      return (await ask(origin, '/healthz')).status === 200
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return false
}
