import { writeCsv } from '../../lib/csvText.ts'
import { activityTable } from './activityTable.ts'
import type { EvidenceTable } from './evidenceTable.ts'
import { pageEnd, pageStart, tableEnd, tableRow, tableStart } from './htmlPage.ts'
import { coverPage, gapList, namesFile, paragraph } from './packCover.ts'
import { PACK_FOLDERS, type PackGap, type PackPart, type PackRows, type PackSetup } from './packSetup.ts'
import { type PackText, packText } from './packText.ts'
import { zipOf } from './packZip.ts'
import {
  feedbackTable,
  fertilisationTable,
  fixtureTable,
  measurementTable,
  weatherTable,
} from './recordTables.ts'
import { equipmentTable, supplyTable } from './shedTables.ts'
import { sprayTable } from './sprayTable.ts'
import { byName } from '../../lib/byName.ts'
import { byStart } from '../byStart.ts'

const TABLES = {
  sprays: sprayTable,
  activities: activityTable,
  fixtures: fixtureTable,
  measurements: measurementTable,
  weather: weatherTable,
  fertilisation: fertilisationTable,
  feedback: feedbackTable,
  supplies: supplyTable,
  equipment: equipmentTable,
} satisfies Record<PackPart, (rows: PackRows, setup: PackSetup, text: PackText) => EvidenceTable>

/** Rows that are written before others get their turn. */
const SLICE = 250
/** Text this long is worth handing on. */
const CHUNK = 64 * 1024

export type PackFile = { path: string; chunks: Uint8Array<ArrayBuffer>[]; bytes: number; sha256: string }
export type PackProgress = { share: number; part: PackPart | null }
export type Pack = {
  zip: Uint8Array<ArrayBuffer>[]
  files: { path: string; bytes: number; sha256: string }[]
  rows: { part: PackPart; count: number }[]
  /** SHA-256 of hashes.txt: who has it can tell whether anything was changed. */
  seal: string
}
export type PackTurn = {
  /** Called often; where it answers a promise, the rest waits for it. */
  turn?: () => Promise<void> | undefined
  onProgress?: (progress: PackProgress) => void
}

/**
 * An evidence pack: of each part a table as CSV (the reader's words and units, safe to open: quality X5), the rows as
 * JSON (metric, as the backend gives them), and a page for paper; a cover, the names behind the ids, and the SHA-256 of
 * every file in manifest.json and hashes.txt (as `sha256sum -c` reads it). Rows that come twice are taken once. What is
 * missing is said on the cover, on the page of its part and in the manifest. Throws only what `turn` throws.
 */
export async function makePack(
  setup: PackSetup,
  rows: PackRows,
  gaps: readonly PackGap[],
  { turn, onProgress }: PackTurn = {},
): Promise<Pack> {
  const text = packText(setup)
  const once = inOrder(rows, setup.locale)
  const tables = setup.parts.map((part) => ({ part, table: TABLES[part](once, setup, text) }))
  const all = Math.max(1, tables.reduce((sum, { table }) => sum + table.count, 0) * 4)
  let done = 0
  const files: PackFile[] = []
  for (const { part, table } of tables) {
    const step = async (count: number) => {
      done += count
      onProgress?.({ share: Math.min(1, done / all), part })
      await turn?.()
    }
    const folder = PACK_FOLDERS[part]
    const own = gaps.filter((gap) => gap.part === part)
    files.push(
      await fileOf(`${folder}/${folder}.csv`, csvTexts(table, setup), step),
      await fileOf(`${folder}/${folder}.json`, jsonTexts(table), step),
      await fileOf(`${folder}/index.html`, pageTexts(part, table, setup, own, text), step),
    )
  }
  const counted = tables.map(({ part, table: { count } }) => ({ part, count }))
  files.push(
    await fileOf('names.json', [namesFile(setup, once)]),
    await fileOf('index.html', [coverPage(setup, counted, gaps, text)]),
  )
  files.push(await fileOf('manifest.json', [manifest(setup, counted, gaps, files)]))
  const hashes = await fileOf(
    'hashes.txt',
    files.map(({ sha256, path }) => `${sha256}  ${path}\n`),
  )
  files.push(hashes)
  const zip = await zipOf(files, setup.madeAt, async (share) => {
    onProgress?.({ share: Math.min(1, (3 + share) / 4), part: null })
    await turn?.()
  })
  onProgress?.({ share: 1, part: null })
  return {
    zip,
    files: files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
    rows: counted,
    seal: hashes.sha256,
  }
}

/** Pieces that overlap may bring a row twice: the later one is newer. Lists of the shed stand by name. */
function inOrder(rows: PackRows, locale: string): PackRows {
  const once = <T>(list: readonly T[], key: (row: T) => string): T[] => [
    ...new Map(list.map((row) => [key(row), row])).values(),
  ]
  const byId = ({ id }: { id: string }): string => id
  return {
    activities: once(rows.activities, byId).sort(byStart),
    fixtures: once(rows.fixtures, byId),
    measurements: once(rows.measurements, byId),
    weather: once(rows.weather, ({ pitchId, date }) => `${date} ${pitchId}`),
    fertilisation: once(rows.fertilisation, ({ id, pitchId }) => `${id} ${pitchId}`),
    feedback: once(rows.feedback, byId),
    supplies: once(rows.supplies, byId).sort(byName(locale)),
    equipment: once(rows.equipment, byId).sort(byName(locale)),
    cocktails: once(rows.cocktails, byId).sort(byName(locale)),
    deliveries: once(rows.deliveries, byId),
  }
}

/** Texts, each with the rows it stands for. */
type Texts = Iterable<string | { text: string; rows: number }>

function* csvTexts({ count, csv }: EvidenceTable, { csv: style }: PackSetup): Texts {
  yield writeCsv([csv.head], style)
  for (let from = 0; from < count; from += SLICE) {
    const to = Math.min(count, from + SLICE)
    const rows = Array.from({ length: to - from }, (_, n) => csv.row(from + n))
    // Only the first piece carries the mark of UTF-8.
    yield { text: writeCsv(rows, style).slice(1), rows: to - from }
  }
}

function* jsonTexts({ count, json }: EvidenceTable): Texts {
  yield '[\n'
  for (let from = 0; from < count; from += SLICE) {
    const to = Math.min(count, from + SLICE)
    const rows = Array.from({ length: to - from }, (_, n) => JSON.stringify(json(from + n)))
    yield { text: `${rows.join(',\n')}${to < count ? ',' : ''}\n`, rows: to - from }
  }
  yield ']\n'
}

function* pageTexts(
  part: PackPart,
  { count, print, month }: EvidenceTable,
  { words, language, direction, from, to, company, locale }: PackSetup,
  gaps: readonly PackGap[],
  text: PackText,
): Texts {
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const title = words.titles[part]
  yield pageStart({ title: `${title} – ${company}`, language, direction, landscape: true })
  yield `<h1>${paragraph(title)}</h1>\n<p class="quiet">${paragraph(text.sentence('ofCompany', { company }))} ${paragraph(
    text.sentence('period', { from: text.longDay(from), to: text.longDay(to) }),
  )}</p>\n<p>${paragraph(words.abouts[part])} ${paragraph(text.sentence('rows', { number: text.number(count) }))}</p>\n`
  yield gapList(gaps, text)
  if (count === 0) yield `<p>${paragraph(text.sentence('noRows'))}</p>\n`
  let current: string | undefined
  for (let start = 0; start < count; start += SLICE) {
    const end = Math.min(count, start + SLICE)
    let piece = ''
    for (let at = start; at < end; at += 1) {
      const own = month?.(at) ?? ''
      if (own !== current) {
        if (current !== undefined) piece += tableEnd
        if (own !== '') piece += `<h2>${paragraph(months.format(new Date(`${own}-15T00:00:00Z`)))}</h2>\n`
        piece += tableStart(print.head)
        current = own
      }
      piece += tableRow(print.row(at), text.number)
    }
    yield { text: piece, rows: end - start }
  }
  if (current !== undefined) yield tableEnd
  yield `<p class="screen"><a href="../index.html">${paragraph(text.sentence('back'))}</a></p>\n${pageEnd}`
}

function manifest(
  { company, from, to, madeAt, timeZone, unitSystem, language, pitches, whole }: PackSetup,
  counted: Pack['rows'],
  gaps: readonly PackGap[],
  files: readonly PackFile[],
): string {
  return `${JSON.stringify(
    {
      format: 'sward-evidence-pack',
      version: 1,
      madeAt,
      company,
      period: { from, to },
      timeZone,
      language,
      units: { json: 'metric', csv: unitSystem, pages: unitSystem },
      pitches: whole ? 'all' : pitches,
      parts: counted.map(({ part, count }) => ({
        part,
        folder: PACK_FOLDERS[part],
        rows: count,
        complete: !gaps.some((gap) => gap.part === part),
      })),
      missing: gaps,
      files: files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
    },
    null,
    2,
  )}\n`
}

const encoder = new TextEncoder()

async function fileOf(path: string, texts: Texts, step?: (rows: number) => Promise<void>): Promise<PackFile> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let [text, bytes] = ['', 0]
  const flush = () => {
    if (text === '') return
    const chunk = encoder.encode(text)
    bytes += chunk.length
    chunks.push(chunk)
    text = ''
  }
  for (const one of texts) {
    text += typeof one === 'string' ? one : one.text
    if (text.length >= CHUNK) flush()
    if (typeof one !== 'string') await step?.(one.rows)
  }
  flush()
  return { path, chunks, bytes, sha256: await sha256(chunks, bytes) }
}

/** Lower-case hexadecimal, as sha256sum writes it. */
async function sha256(chunks: readonly Uint8Array[], bytes: number): Promise<string> {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  const digest = await crypto.subtle.digest('SHA-256', whole)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
