// The browser tests need two programs beyond npm: a Chromium and nginx. They are used where they are; what is missing is
// installed with apt as root, and the Chromium, elsewhere, by Playwright. Otherwise one line says what to install.
import { spawnSync } from 'node:child_process'
import {
  findApt,
  findBrotliModule,
  findChromium,
  findEnvsubst,
  findHeadlessShell,
  findNginx,
} from './programs.ts'

const missingPackages = async () => [
  ...((await findChromium()) ? [] : ['chromium', 'fonts-liberation']),
  ...(findNginx() ? [] : ['nginx']),
  ...(findBrotliModule() ? [] : ['libnginx-mod-http-brotli-static']),
  ...(findEnvsubst() ? [] : ['gettext-base']),
]

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    // RUNLEVEL=1: Debian would start the nginx it has just installed.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0

let missing = await missingPackages()
const canInstall = findApt() && process.getuid?.() === 0
const install = (packages) => {
  run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}
if (missing.length > 0 && canInstall) {
  console.log(`Installing for the browser tests: ${missing.join(' ')}`)
  install(missing)
  missing = await missingPackages()
}
// Faster, not needed, and not in every distribution.
if (process.env.CI && canInstall && !process.env.CHROMIUM_PATH && !findHeadlessShell())
  install(['chromium-headless-shell'])
if (missing.includes('chromium') && !process.env.CHROMIUM_PATH) {
  run('npx', ['playwright', 'install', 'chromium'])
  missing = await missingPackages()
}
// Without the module nginx serves gzip, and the tests of brotli are left out.
const required = missing.filter(
  (name) => name !== 'libnginx-mod-http-brotli-static' && name !== 'fonts-liberation',
)
if (required.length > 0) {
  console.error(
    `The browser tests need: ${required.join(', ')}. On Debian: sudo apt-get install ${missing.join(' ')}`,
  )
  process.exit(1)
}
