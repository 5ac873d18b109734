import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Full path of the first of the names found on PATH or where Debian puts it. */
function find(names: readonly string[]): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/sbin',
    '/usr/local/bin',
    '/usr/local/sbin',
  ]
  for (const name of names)
    for (const folder of folders) {
      const path = join(folder, name)
      if (folder !== '' && existsSync(path)) return path
    }
  return undefined
}

/** A Chromium: CHROMIUM_PATH, one of the system, or the one Playwright has downloaded. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const found = find(CHROMIUM_NAMES)
  if (found) return found
  const { chromium } = await import('@playwright/test')
  const downloaded = chromium.executablePath()
  return existsSync(downloaded) ? downloaded : undefined
}

/** The same browser without its windows: a test takes a sixth less time. It does not know the settings of a profile. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : find(['chromium-headless-shell'])

export const findNginx = (): string | undefined => find(['nginx'])
export const findEnvsubst = (): string | undefined => find(['envsubst'])
export const findApt = (): string | undefined => find(['apt-get'])
/** The tests compare what the pages are in brotli; nginx itself does without. */
export const findBrotliModule = (): string | undefined =>
  ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules']
    .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
    .find((file) => existsSync(file))
