import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The production build under test. */
export const RELEASE_DIR = process.env.DIST ?? fileURLToPath(new URL('../../../dist', import.meta.url))

/** The name of the built file that begins so, such as `LoginPage`. */
export const assetOf = (root: string, name: string): string => {
  const found = readdirSync(join(root, 'assets')).find((file) =>
    new RegExp(`^${name}-[\\w-]+\\.js$`).test(file),
  )
  if (!found) throw new Error(`no ${name} among the assets`)
  return found
}

/** The build as another release of it would be: the same, with other names for all its files. */
export function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sward-next-'))
  cpSync(RELEASE_DIR, folder, {
    recursive: true,
    filter: (file) => !/\.(?:gz|br|map)$/.test(file),
  })
  const assets = join(folder, 'assets')
  const files = readdirSync(assets)
  // Longest first: one name may be the end of another.
  const names = files.filter((file) => file.endsWith('.js')).sort((a, b) => b.length - a.length)
  const renamed = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, nameAfter(name)), text)
  const worker = join(folder, 'sw.js')
  const pages = [join(folder, 'index.html'), ...(existsSync(worker) ? [worker] : [])]
  for (const file of [...pages, ...names.map((name) => join(assets, name))]) {
    // The page is another one, though its name stays.
    const text = renamed(readFileSync(file, 'utf8')).replace('url:"index.html",revision:"', '$&2')
    rmSync(file)
    writeFileSync(renamed(file), text)
  }
  return folder
}

const nameAfter = (name: string) => name.replace(/\.js$/, '2.js')

/** Puts a release where another one was, at a stroke, as a deployment does; what was there is gone. */
export function deploy(release: string, webRoot: string): void {
  const [next, former] = [`${webRoot}-next`, `${webRoot}-former`]
  cpSync(release, next, { recursive: true })
  renameSync(webRoot, former)
  renameSync(next, webRoot)
  rmSync(former, { recursive: true, force: true })
}
