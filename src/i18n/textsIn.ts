import i18next from 'i18next'
import { useEffect, useState } from 'react'
import type { Language } from './languages'

type Words = (key: string) => string | undefined

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
  return (key) => {
    const text: unknown = i18next.getResource(language, namespace, key)
    return typeof text === 'string' ? text : undefined
  }
}
