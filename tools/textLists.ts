import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const NAME = 'virtual:later-texts'

/**
 * Where the texts of all pages behind the log-in are, one list per language: the names of all files, with hashes that no
 * compression shortens, would be 4 KiB on every page.
 */
export const textLists: Plugin = {
  name: 'text-lists',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    const [, language] = /^\0virtual:later-texts(?:\/([\w-]+))?$/.exec(id) ?? []
    if (!id.startsWith(`\0${NAME}`)) return undefined
    if (language !== undefined) {
      const own = ['*', '!common', '!auth'].map((name) =>
        name.replace(/\w+|\*/, `/locales/${language}/$&.json`),
      )
      return `export const texts = import.meta.glob(${JSON.stringify(own)}, { import: 'default' })`
    }
    const lists = readdirSync(new URL('../locales', import.meta.url)).map(
      (one) => `'${one}': () => import('${NAME}/${one}')`,
    )
    return `export const lists = { ${lists.join(', ')} }`
  },
}
