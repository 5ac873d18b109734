// After the build: every text file gets a .br and a .gz beside it, which nginx sends as they are.
// Source maps leave the folder that is served; they are for the error service (docs/deployment.md).
//   node tools/precompress.mjs dist
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|wasm|webmanifest|ico)$/
/** A compressed copy of less is hardly shorter than the file. */
const SMALLEST = 256

const folder = process.argv[2] ?? 'dist'
const maps = `${folder}-sourcemaps`
rmSync(maps, { recursive: true, force: true })

let [before, after] = [0, 0]
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const file = join(entry.parentPath, entry.name)
  if (file.endsWith('.map')) {
    const target = join(maps, relative(folder, file))
    mkdirSync(dirname(target), { recursive: true })
    renameSync(file, target)
    continue
  }
  if (!TEXT.test(file)) continue
  const content = readFileSync(file)
  if (content.length < SMALLEST) continue
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  const gzip = gzipSync(content, { level: 9 })
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzip)
  before += content.length
  after += brotli.length
}
console.log(
  `precompressed ${folder}: ${Math.round(before / 1024)} KiB -> ${Math.round(after / 1024)} KiB brotli`,
)
