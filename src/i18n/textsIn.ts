import i18next, { type i18n } from 'i18next'
import { useEffect, useState } from 'react'
import type { Language } from './languages'

type Words = (key: string) => string | undefined

type Namespace = 'activity' | 'equipment' | 'supplies' | 'shedFile'

/** Reads a namespace of a language that is not the interface's; empty where it does not come. */
export async function loadTextsIn(language: Language, namespace: Namespace): Promise<Words> {
  if (!i18next.hasResourceBundle(language, namespace))
    await i18next.reloadResources([language], [namespace]).catch(() => undefined)
  return wordsIn(language, namespace)
}

const wordsIn =
  (language: Language, namespace: Namespace): Words =>
  (key) => {
    const text: unknown = i18next.getResource(language, namespace, key)
    return typeof text === 'string' ? text : undefined
  }

/** Words of a second language beside the interface's own; undefined until they have come, or where there are none. */
export function useTextsIn(language: Language | null, namespace: 'activity' | 'shedFile'): Words | undefined {
  const [there, setThere] = useState<Language | null>(null)
  useEffect(() => {
    if (language === null) return
    let wanted = true
    const come = i18next.hasResourceBundle(language, namespace)
      ? Promise.resolve()
      : i18next.reloadResources([language], [namespace])
    come.then(
      () => wanted && setThere(language),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language, namespace])
  if (language === null || there !== language) return undefined
  return wordsIn(language, namespace)
}

const readers = new Map<Language, i18n>()

/** All texts of a language, for a part of the page that is read by somebody else: to be given to `I18nextProvider`. */
export function textsFor(language: Language): i18n {
  if (language === i18next.language) return i18next
  let texts = readers.get(language)
  if (!texts) {
    texts = i18next.cloneInstance({ lng: language })
    readers.set(language, texts)
  }
  return texts
}
