// What the browser has to fetch before a page works, from the build's own manifest, in KiB of brotli.
//   node tools/budgets.ts [dist]   fails when a page is over its budget, and when files wait for each other
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Page = { name: string; parts: string[]; texts: string[]; budget?: number }

const KIB = 1024
/** What every staff page weighs before it shows anything of its own: the line `shell`. */
const SHELL = 190
const SIGNED_IN = ['src/app/connection.ts', 'src/app/SignedIn.tsx', 'virtual:later-texts/en-GB']
const STAFF = [...SIGNED_IN, 'src/app/StaffArea.tsx']
const page = (name: string) => `src/pages/${name}.tsx`

/** Pages with what their address loads (src/app/routes.tsx); budgets in KiB. */
const PAGES: Page[] = [
  { name: 'login', parts: [page('LoginPage')], texts: ['auth'], budget: 135 },
  { name: 'home', parts: [...STAFF, page('HomePage')], texts: ['home', 'activity'], budget: 210 },
  {
    name: 'calendar',
    parts: [...STAFF, page('CalendarPage')],
    texts: ['calendar', 'activity', 'work', 'planning'],
    budget: 300,
  },
  {
    name: 'work-plan',
    parts: [...STAFF, page('WorkPlanPage')],
    texts: ['workPlan', 'activity', 'planning', 'work'],
  },
  { name: 'team', parts: [...STAFF, page('TeamPage')], texts: ['team', 'activity', 'planning', 'work'] },
  { name: 'pitches', parts: [...STAFF, page('PitchesPage')], texts: ['pitches', 'activity'] },
  {
    name: 'pitch',
    parts: [...STAFF, page('PitchPage'), 'src/features/trends/TrendsTab.tsx'],
    texts: ['pitch', 'grid', 'activity', 'trends', 'charts'],
    budget: 300,
  },
  {
    name: 'fertilisation',
    parts: [...STAFF, page('FertilisationPage')],
    texts: ['fertilisation', 'pitch', 'charts', 'activity'],
    budget: 300,
  },
  {
    name: 'growth',
    parts: [...STAFF, page('GrowthPage')],
    texts: ['growth', 'pitch', 'charts', 'activity'],
    budget: 300,
  },
  {
    name: 'storage',
    parts: [
      ...STAFF,
      page('StoragePage'),
      'src/features/equipment/EquipmentTab.tsx',
      'src/features/stock/ShedAlerts.tsx',
      'src/features/shed-file/ShedFile.tsx',
    ],
    texts: ['storage', 'equipment', 'stock', 'activity'],
    budget: SHELL + 60,
  },
  {
    name: 'supplies',
    parts: [
      ...STAFF,
      page('StoragePage'),
      'src/features/supplies/SuppliesTab.tsx',
      'src/features/stock/ShedAlerts.tsx',
      'src/features/shed-file/ShedFile.tsx',
    ],
    texts: ['storage', 'supplies', 'stock', 'activity'],
    budget: SHELL + 60,
  },
  { name: 'reports', parts: [...STAFF, page('ReportsPage')], texts: ['report', 'activity'] },
  { name: 'shell', parts: STAFF, texts: ['activity'] },
  { name: 'mobile', parts: [...STAFF, page('MobilePage')], texts: ['mobile', 'activity'] },
  {
    name: 'machine',
    parts: [...STAFF, page('MachinePage')],
    texts: ['machine', 'equipment', 'activity'],
  },
  { name: 'settings', parts: [...STAFF, page('SettingsPage')], texts: ['settings'] },
  { name: 'coach', parts: [...SIGNED_IN, page('CoachPage')], texts: ['coach', 'activity'] },
  { name: 'player', parts: [...SIGNED_IN, page('PlayerPage')], texts: ['player', 'activity'] },
]

const folder = process.argv[2] ?? 'dist'
const manifestFile = join(folder, '.vite/manifest.json')
if (!existsSync(manifestFile)) {
  console.error(`${manifestFile} is missing: npm run build`)
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>

const sizes = new Map<string, number>()
/** Bytes on the wire: what precompress.mjs has written, or what it would write. */
function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const path = join(folder, file)
  const size = existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  sizes.set(file, size)
  return size
}

/** The files of these chunks and of all that they import at once. */
function filesOf(names: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const [scripts, styles, seen] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk)
      throw new Error(`${name} is not in the build; tools/budgets.ts and src/app/routes.tsx disagree`)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const other of chunk.imports ?? []) visit(other)
  }
  for (const name of names) visit(name)
  return { scripts, styles }
}

const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0)
const kib = (bytes: number): string => (bytes / KIB).toFixed(1).padStart(8)

const entry = filesOf(['index.html'])
console.log(
  `${'page'.padEnd(14)}${'JS KiB'.padStart(8)}${'budget'.padStart(8)}${'own'.padStart(8)}${'CSS'.padStart(8)}  files`,
)
for (const { name, parts, texts, budget } of PAGES) {
  // A part that the router holds itself is in the entry.
  const lazy = parts.filter((part) => part.startsWith('src/pages/') || part in manifest)
  const { scripts, styles } = filesOf([
    'index.html',
    ...lazy,
    ...['common', ...texts].map((namespace) => `locales/en-GB/${namespace}.json`),
  ])
  const size = total(scripts)
  const isOver = budget !== undefined && size > budget * KIB
  if (isOver) process.exitCode = 1
  console.log(
    `${name.padEnd(14)}${kib(size)}${(budget === undefined ? '' : String(budget)).padStart(8)}${kib(size - total(entry.scripts))}${kib(total(styles))}  ${scripts.size}${isOver ? '  OVER' : ''}`,
  )
  if (isOver)
    for (const file of [...scripts].toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 12))
      console.log(`${kib(sizeOf(file)).padStart(18)}  ${file}`)
}

/**
 * Files that import each other: whichever runs first finds what it needs of the other not there yet, and a page fails that
 * no test of its modules would fail. A group of tools/chunkGroups.ts makes such a ring without any module of it being in one.
 */
function ringFrom(name: string, path: readonly string[], done: Set<string>): string[] | undefined {
  if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
  if (done.has(name)) return undefined
  for (const other of manifest[name]?.imports ?? []) {
    // What others use of the entry they use once it has run.
    const ring = other === 'index.html' ? undefined : ringFrom(other, [...path, name], done)
    if (ring) return ring
  }
  done.add(name)
  return undefined
}

const done = new Set<string>()
for (const name of Object.keys(manifest)) {
  const ring = ringFrom(name, [], done)
  if (!ring) continue
  console.error(`files that wait for each other: ${ring.join(' -> ')}`)
  process.exitCode = 1
  break
}
