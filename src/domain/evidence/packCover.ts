import { escapeHtml, pageEnd, pageStart } from './htmlPage.ts'
import { PACK_FOLDERS, type PackGap, type PackPart, type PackRows, type PackSetup } from './packSetup.ts'
import type { PackText } from './packText.ts'

/** A sentence within markup. */
export const paragraph = escapeHtml

/** What is missing, in a box that nobody overlooks; nothing where nothing is. */
export const gapList = (gaps: readonly PackGap[], text: PackText): string =>
  gaps.length === 0
    ? ''
    : `<div class="gap"><strong>${paragraph(text.sentence('gaps'))}</strong><ul>${gaps
        .map((gap) => `<li>${paragraph(gap.text)}</li>`)
        .join('')}</ul></div>\n`

/** The first page: whose pack, of what, what is in it, what is not, and how it is read and checked without this product. */
export function coverPage(
  setup: PackSetup,
  counted: readonly { part: PackPart; count: number }[],
  gaps: readonly PackGap[],
  text: PackText,
): string {
  const { words, language, direction, company, from, to, madeAt, whole, pitches } = setup
  const { day, time } = text.at(madeAt)
  const title = text.sentence('title')
  const places = whole
    ? text.sentence('allPlaces')
    : text.sentence('places', { places: pitches.map(({ name }) => name).join(', ') })
  const parts = counted.map(({ part, count }) => {
    const folder = PACK_FOLDERS[part]
    const mark = gaps.some((gap) => gap.part === part) ? ' *' : ''
    return `<li><a href="${folder}/index.html">${paragraph(words.titles[part])}</a>${mark} – ${paragraph(
      text.sentence('rows', { number: text.number(count) }),
    )} <a class="screen" href="${folder}/${folder}.csv">CSV</a> <a class="screen" href="${folder}/${folder}.json">JSON</a></li>`
  })
  const sentences = (['howTables', 'howJson', 'howHashes'] as const).map(
    (key) => `<p>${paragraph(text.sentence(key))}</p>`,
  )
  return `${pageStart({ title: `${title} – ${company}`, language, direction })}<h1>${paragraph(title)}</h1>
<p>${paragraph(text.sentence('ofCompany', { company }))} ${paragraph(text.sentence('period', { from: text.longDay(from), to: text.longDay(to) }))} ${paragraph(places)}</p>
<p class="quiet">${paragraph(text.sentence('made', { day: text.longDay(day), time }))}</p>
${gaps.length === 0 ? `<p>${paragraph(text.sentence('noGaps'))}</p>\n` : gapList(gaps, text)}<h2>${paragraph(text.sentence('contents'))}</h2>
<ul>${parts.join('\n')}</ul>
${sentences.join('\n')}
${pageEnd}`
}

/** Names behind the ids of the JSON files. */
export function namesFile(
  { pitches, sections, people }: PackSetup,
  { supplies, equipment, cocktails }: PackRows,
): string {
  const byId = (rows: readonly { id: string; name: string }[]) =>
    Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  return `${JSON.stringify(
    {
      pitches: byId(pitches),
      sections: byId(sections),
      people: byId(people),
      supplies: byId(supplies),
      equipment: byId(equipment),
      cocktails: byId(cocktails),
    },
    null,
    2,
  )}\n`
}
