import { type LocalData } from '../localData.ts'
import { readLocalFile, writeLocalFile } from '../localDataFile.ts'
import { type OwnStuds, studOf, type StudRuleKey, USUAL_STUDS, withStud } from './studRules.ts'

export const STUD_RULE_KEYS = Object.keys(USUAL_STUDS) as StudRuleKey[]

/** The whole table as a file of local data, the usual lines too: whoever opens it sees what there is to change. */
export const writeStudRules = (own: OwnStuds, exportedAt: string): string =>
  writeLocalFile(
    { studRules: Object.fromEntries(STUD_RULE_KEYS.map((key) => [key, studOf(key, own)])) },
    exportedAt,
  )

export type StudFile =
  | { rules: LocalData['studRules']; fault?: never }
  /** None of our files; one without stud rules; one with a line that is no rule or names no stud type. */
  | { fault: 'unreadable' | 'none' }
  | { fault: 'wrong'; line: string }

/** The own rules that a file holds; a line that it leaves out is as usual. A file with one wrong line is refused whole. */
export function readStudRules(text: string): StudFile {
  const read = readLocalFile(text)
  if (!read) return { fault: 'unreadable' }
  if (!read.studRules) return { fault: 'none' }
  const { data } = JSON.parse(text) as { data: { studRules: unknown } }
  if (typeof data.studRules !== 'object' || data.studRules === null || Array.isArray(data.studRules))
    return { fault: 'unreadable' }
  let rules: OwnStuds = {}
  for (const [line, stud] of Object.entries(data.studRules)) {
    const key = STUD_RULE_KEYS.find((one) => one === line)
    const known = read.studRules[line]
    if (key === undefined || known === undefined || known !== stud)
      return { fault: 'wrong', line: `${line}: ${String(stud)}`.slice(0, 80) }
    rules = withStud(rules, key, known)
  }
  return { rules: { ...rules } }
}

/** The lines of the table that come out otherwise, in its order. */
export const studChanges = (before: OwnStuds, after: OwnStuds): StudRuleKey[] =>
  STUD_RULE_KEYS.filter((key) => studOf(key, before) !== studOf(key, after))
