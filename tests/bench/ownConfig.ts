import { fileURLToPath } from 'node:url'
import { loadConfigFromFile, type UserConfig } from 'vite'

/** The product's own build for a page that holds a part of it: without the worker, which wants the whole application. */
export async function ownConfig(): Promise<UserConfig> {
  const file = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
  const own = await loadConfigFromFile({ command: 'build', mode: 'production' }, file)
  const plugins = [own?.config.plugins ?? []]
    .flat(5)
    .filter((one) => !(one && 'name' in one && /^(?:vite-plugin-pwa|offline-shell)/.test(one.name)))
  return { ...own?.config, plugins }
}
