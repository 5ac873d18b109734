/** Why a file is not read at all. */
export type ImportFault =
  | 'notText'
  | 'tooLarge'
  | 'notCalendar'
  | 'noColumns'
  | 'lineTooLong'
  | 'tooDeep'
  | 'unfinished'
  | 'tooMany'
  | 'tooFrequent'
  | 'empty'

/** What `fault` says, thrown by everything that reads a file from outside. */
export class ImportError extends Error {
  readonly fault: ImportFault
  constructor(fault: ImportFault) {
    super(fault)
    this.name = 'ImportError'
    this.fault = fault
  }
}

/** Characters of one line after unfolding (quality X7); nothing that a calendar says about a match is longer. */
const LONGEST_LINE = 100_000

/** Lines of RFC 5545 with their folds undone (§3.1). Throws ImportError `lineTooLong`. */
export function* unfolded(text: string): Generator<string> {
  let parts: string[] = []
  let length = 0
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at <= text.length) {
    const feed = text.indexOf('\n', at)
    const next = feed === -1 ? text.length : feed
    const end = text[next - 1] === '\r' && next > at ? next - 1 : next
    const isFold = parts.length > 0 && (text[at] === ' ' || text[at] === '\t')
    if (!isFold && parts.length > 0) {
      yield parts.join('')
      parts = []
      length = 0
    }
    const from = isFold ? at + 1 : at
    length += end - from
    if (length > LONGEST_LINE) throw new ImportError('lineTooLong')
    // An empty line inside a calendar is against the rules and means nothing.
    if (end > from || isFold) parts.push(text.slice(from, end))
    at = next + 1
  }
  if (parts.length > 0) yield parts.join('')
}

export type ContentLine = { name: string; params: ReadonlyMap<string, string>; value: string }

/** `NAME;PARAM=value;PARAM="quoted":value` in its parts, names in capitals; undefined for a line that is none. */
export function readContentLine(line: string): ContentLine | undefined {
  const parts: string[] = []
  let isQuoted = false
  let from = 0
  for (let at = 0; at < line.length; at += 1) {
    const mark = line[at]
    if (mark === '"') isQuoted = !isQuoted
    else if (!isQuoted && (mark === ';' || mark === ':')) {
      parts.push(line.slice(from, at))
      from = at + 1
      if (mark === ':') {
        const [name = '', ...params] = parts
        if (name === '') return undefined
        return { name: name.toUpperCase(), params: new Map(params.map(readParam)), value: line.slice(from) }
      }
    }
  }
  return undefined
}

function readParam(text: string): [string, string] {
  const at = text.indexOf('=')
  return [text.slice(0, at).toUpperCase(), text.slice(at + 1).replace(/^"|"$/g, '')]
}

/** A TEXT value as it was typed (§3.3.11). */
export const unescaped = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, mark: string) => (mark === 'n' || mark === 'N' ? '\n' : mark))

/** The values of a list, parted by commas that are not escaped. */
export function listOfTexts(value: string): string[] {
  const texts: string[] = []
  let from = 0
  for (let at = 0; at <= value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (at === value.length || value[at] === ',') {
      texts.push(unescaped(value.slice(from, at)).trim())
      from = at + 1
    }
  }
  return texts.filter(Boolean)
}
