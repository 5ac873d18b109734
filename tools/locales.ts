// Checks the texts of every language against English, and English against the code.
//   node tools/locales.ts                  every language of the application
//   node tools/locales.ts --only-existing  the languages that have a folder
import { ALL_LANGUAGES, FALLBACK } from '../src/i18n/languages.ts'
import { checkTexts, compare, type Finding } from './localeChecks.ts'
import { readLanguage } from './localeFiles.ts'
import { missingKeys, readUsages, unusedKeys } from './localeKeys.ts'

const onlyExisting = process.argv.includes('--only-existing')
const english = readLanguage(FALLBACK) ?? new Map()
const usages = readUsages()

const findings: Finding[] = [
  ...checkTexts(FALLBACK, english),
  ...missingKeys(usages, english),
  ...unusedKeys(usages, english),
]
let languages = 1
for (const language of ALL_LANGUAGES) {
  if (language === FALLBACK) continue
  const own = readLanguage(language)
  if (own) {
    languages += 1
    findings.push(
      ...checkTexts(language, own).filter(({ what }) => !what.startsWith('plural')),
      ...compare(language, english, own),
    )
  } else if (!onlyExisting) findings.push({ where: language, what: 'has no texts' })
}

const failures = findings.filter(({ warning }) => !warning)
for (const { where, what, warning } of findings)
  console[warning ? 'warn' : 'error'](`${warning ? 'warning  ' : ''}${where} ${what}`)
const keys = [...english.values()].reduce((sum, texts) => sum + texts.size, 0)
console.log(
  `${languages} languages, ${english.size} namespaces, ${keys} keys: ${failures.length} faults, ${findings.length - failures.length} warnings`,
)
process.exitCode = failures.length > 0 ? 1 : 0
