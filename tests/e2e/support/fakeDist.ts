import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const precompress = fileURLToPath(new URL('../../../tools/precompress.mjs', import.meta.url))

export const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sward</title>${'<p>grass</p>'.repeat(50)}</html>`
export const SCRIPT = `export const words = ${JSON.stringify(Array.from({ length: 900 }, (_, n) => `pitch ${n}`))}\n`
/** Long enough that it cannot all wait in the buffers of two sockets. */
export const LARGE_BYTES = 24 * 1024 * 1024

/** The shape of a build, small, with things in it that must never be served. Made ready by tools/precompress.mjs. */
export function makeFakeDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sward-dist-'))
  const files: Record<string, string | Buffer> = {
    'index.html': PAGE,
    'sw.js': '// worker\n',
    'manifest.webmanifest': JSON.stringify({ name: 'Sward', categories: Array(40).fill('sports') }),
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    'icon.png': randomBytes(600),
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h18v12"/>'.repeat(60)}</svg>`,
    'assets/app-a1b2c3.js': SCRIPT,
    'assets/app-a1b2c3.js.map': '{"version":3}',
    'assets/style-d4e5f6.css': 'p{color:green}\n'.repeat(200),
    'assets/texts-0a0b0c.json': JSON.stringify(Array(200).fill('Mähen')),
    'assets/grid-99aa00.wasm': Buffer.alloc(4000, 1),
    'assets/outfit-77bb88.woff2': randomBytes(3000),
    'assets/large-000000.bin': Buffer.alloc(LARGE_BYTES, 7),
    '.env': 'SECRET=1\n',
    '.git/config': '[core]\n',
    'index.html.bak': 'old',
    'nginx.conf': 'server {}',
    'notes.txt~': 'old',
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  execFileSync(process.execPath, [precompress, folder], { stdio: 'ignore' })
  // One that was forgotten.
  writeFileSync(join(folder, 'assets/forgotten-1.js.map'), '{"version":3}')
  return folder
}
