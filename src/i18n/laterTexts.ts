import { lists } from 'virtual:later-texts'

/** Where the texts of all pages behind the log-in are, in one language. Known apart, because the login page need not know it. */
export async function laterTexts(language: string): Promise<Record<string, () => Promise<unknown>>> {
  const list = lists[language]
  return list ? (await list()).texts : {}
}
