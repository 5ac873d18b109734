import { describe, expect, it } from 'vitest'
import { checkTexts, compare, formsOf } from '../tools/localeChecks.ts'
import { readLanguage, textsOf } from '../tools/localeFiles.ts'
import { missingKeys, unusedKeys, usageOf } from '../tools/localeKeys.ts'
import { ALL_LANGUAGES } from '@/i18n/languages'

const namespaces = (content: object) => new Map([['home', textsOf(content)]])
const said = (language: string, english: object, own: object) =>
  compare(language, namespaces(english), namespaces(own)).map(
    ({ where, what, warning }) => `${warning ? '? ' : ''}${where.split(': ')[1]} ${what}`,
  )

describe('the check of the texts', () => {
  it('D11 knows how each language counts', () => {
    const counts = Object.fromEntries(
      ALL_LANGUAGES.map((language) => [language, formsOf(language).needed.length]),
    )
    expect(counts).toMatchObject({ ar: 6, pl: 4, sl: 4, sr: 3, hr: 3, de: 2, 'en-GB': 2, fr: 2, tr: 2 })
  })

  it('D11 wants every form of a counted text, and none that the language does not have', () => {
    const english = { job_one: '{{count}} job', job_other: '{{count}} jobs' }
    expect(
      said('pl', english, {
        job_one: '{{count}} praca',
        job_few: '{{count}} prace',
        job_other: '{{count}} prac',
      }),
    ).toEqual(['job_many plural form is missing'])
    expect(
      said('de', english, { job_one: 'eine Arbeit', job_other: '{{count}} Arbeiten', job_few: 'x' }),
    ).toEqual(['job_few is a plural form that the language does not have'])
    expect(
      said('fr', english, { job_one: '1 x', job_many: '{{count}} y', job_other: '{{count}} z' }),
    ).toEqual([])
    expect(said('de', english, { job_one: 'x', job_other: 'Arbeiten' })).toEqual([
      'job_other lacks {{count}}',
    ])
  })

  it('I1 finds what is missing, extra, half, empty or still English', () => {
    const english = {
      a: 'At {{time}}',
      b: 'Go <b>now</b>',
      c: 'A rather long sentence, written in English.',
      d: { e: 'x' },
    }
    expect(said('de', english, { a: 'Um {{zeit}}', b: 'Geh <b>jetzt</i>', c: english.c, f: 'y' })).toEqual([
      'd.e is missing',
      'a lacks {{time}}',
      'a has {{zeit}}, which English has not',
      'b has tags /i, b, English has /b, b',
      '? c is the English text: A rather long sentence, written in English.',
      'f is not in English',
    ])
    expect(
      checkTexts('de', namespaces({ a: ' ', b: 'home.title', c: 5, d: 'Fine.', e: [] })).map(
        ({ what }) => what,
      ),
    ).toEqual(['is empty', 'looks like a key: home.title', 'is no text', 'is no text'])
  })

  it('I1 finds a text in letters that a reader of the language does not expect', () => {
    const what = (language: string, text: string) =>
      checkTexts(language, namespaces({ a: text })).map((finding) => finding.what)
    expect(what('sr', 'Одмор')).toEqual(['is in the letters of another language: Одмор'])
    expect(what('sr', 'Odmor, 3 m², δ, N–S')).toEqual([])
    expect(what('ar', 'الراحة NDVI')).toEqual([])
    expect(what('de', 'الراحة')).toHaveLength(1)
    expect(what('ar', '{{work}}، {{place}}')).toHaveLength(1)
    expect(what('ar', '{{work}}\u200F، {{place}}')).toEqual([])
  })

  it('X8 a key named after what every object has is refused', () => {
    const content = JSON.parse('{"__proto__":{"a":"x"},"b":{"constructor":"y"}}') as object
    expect(checkTexts('de', namespaces(content))).toHaveLength(2)
  })

  it('finds keys that nobody wrote and keys that nobody asks for', () => {
    const usage = usageOf(
      'src/a.tsx',
      `const { t } = useTranslation('home') // t('comment')
       t('a'); t('gone', { count: 1 }); t('ui.x', { ns: 'common' }); const key = 'literal.key'; t(\`day.\${name}\`); \`\${a} \${\`deep.\${b}\`}\``,
    )
    const english = new Map([
      [
        'home',
        textsOf({
          a: '1',
          literal: { key: '2' },
          day: { mon: '3' },
          deep: { er: '4' },
          old: { er: '5' },
          comment: '6',
        }),
      ],
      ['common', textsOf({ ui: { x: '7' } })],
    ])
    expect(missingKeys([usage], english).map(({ what }) => what)).toEqual(['home: gone is not in English'])
    expect(unusedKeys([usage], english).map(({ where }) => where)).toEqual([
      'en-GB/home: old.er',
      'en-GB/home: comment',
    ])
  })
})

describe('the texts', () => {
  it.each(ALL_LANGUAGES)(
    'call traction in %s by one word, where it is planned and where it is read',
    (language) => {
      const texts = readLanguage(language)
      expect(texts?.get('work')?.get('option.rotationalResistance')).toBe(
        texts?.get('grid')?.get('board.metrics.rotationalResistance.name'),
      )
    },
  )

  it.each(ALL_LANGUAGES)('G1 call a button of %s by the word that it shows', (language) => {
    const home = readLanguage(language)?.get('home')
    const said = (key: string) => String(home?.get(`problems.${key}`)).toLowerCase()
    for (const verb of ['open', 'assign', 'cover']) expect(said(`${verb}Label`)).toContain(said(verb))
  })
})
