import i18next from 'i18next'
import { bestWords } from '@/domain/shedFile/guessColumns'
import type { ShedList, ShedWords } from '@/domain/shedFile/shedColumns'
import { ALL_LANGUAGES, FALLBACK } from '@/i18n/languages'
import { loadTextsIn } from '@/i18n/textsIn'
import { groupsIn, wordsBy } from './useShedWords'

const NOTHING = () => undefined

/**
 * The words of the language of the product in which a file was written, when it is none of those already known. Asked
 * for by its headings alone; the rest of its words come once the language is found.
 */
export async function otherLanguage(
  list: ShedList,
  headings: readonly string[],
  known: readonly ShedWords[],
): Promise<ShedWords | null> {
  const others = ALL_LANGUAGES.filter((language) => language !== i18next.language && language !== FALLBACK)
  const candidates = await Promise.all(
    others.map(async (language) => ({
      language,
      ...wordsBy(await loadTextsIn(language, 'shedFile'), NOTHING, new Map()),
    })),
  )
  const found = bestWords(list, headings, known, candidates)
  if (!found) return null
  const namespace = list === 'cocktails' ? 'shedFile' : list
  const [texts, names] = await Promise.all([
    loadTextsIn(found.language, 'shedFile'),
    loadTextsIn(found.language, 'activity'),
    loadTextsIn(found.language, namespace),
  ])
  return wordsBy(texts, names, groupsIn(found.language, list))
}
