import {
  escapeHtml,
  type HtmlFrame,
  pageEnd,
  pageStart,
  tableEnd,
  tableRow,
  tableStart,
} from './evidence/htmlPage.ts'

export type HandoverTable = { head: readonly string[]; rows: readonly (readonly string[])[] }
export type HandoverSection = {
  id: string
  heading: string
  sentences: readonly string[]
  list?: readonly string[]
  table?: HandoverTable
  /** More rows for the same columns, to be opened by who looks for one. */
  rest?: { label: string; rows: HandoverTable['rows'] }
}
/** Notes for whoever takes over a ground, in whole sentences. */
export type HandoverDocument = {
  title: string
  lead: readonly string[]
  sections: readonly HandoverSection[]
}

/** As one page that stands by itself and prints on A4. */
export function handoverHtml(
  { title, lead, sections }: HandoverDocument,
  frame: Omit<HtmlFrame, 'title' | 'landscape'>,
): string {
  const sentence = (text: string) => `<p>${escapeHtml(text)}</p>\n`
  const rows = (table: HandoverTable) =>
    `${tableStart(table.head)}${table.rows.map((row) => tableRow(row, String)).join('')}${tableEnd}`
  const body = sections.map(
    ({ heading, sentences, list = [], table, rest }) =>
      `<h2>${escapeHtml(heading)}</h2>\n${sentences.map(sentence).join('')}${
        list.length > 0 ? `<ul>${list.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>\n` : ''
      }${table && table.rows.length > 0 ? rows(table) : ''}${
        table && rest
          ? `<details><summary>${escapeHtml(rest.label)}</summary>\n${rows({ ...table, rows: rest.rows })}</details>\n`
          : ''
      }`,
  )
  return `${pageStart({ ...frame, title })}<h1>${escapeHtml(title)}</h1>\n${lead.map(sentence).join('')}${body.join('')}${pageEnd}`
}

/** As Markdown; signs that would be marks are written so that they are signs. */
export function handoverMarkdown({ title, lead, sections }: HandoverDocument): string {
  const cells = (row: readonly string[]) => `| ${row.map(plain).join(' | ')} |`
  const parts = sections.map(({ heading, sentences, list = [], table, rest }) => [
    `## ${plain(heading)}`,
    ...sentences.map(plain),
    ...(list.length > 0 ? [list.map((one) => `- ${plain(one)}`).join('\n')] : []),
    ...(table && table.rows.length > 0
      ? [[cells(table.head), cells(table.head.map(() => '---')), ...table.rows.map(cells)].join('\n')]
      : []),
    ...(rest ? [plain(rest.label)] : []),
  ])
  return `${[`# ${plain(title)}`, ...lead.map(plain), ...parts.flat()].join('\n\n')}\n`
}

const plain = (text: string): string =>
  text === '---' ? text : text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)
