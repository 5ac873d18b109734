import type { ManifestTransform } from 'workbox-build'
import type { Plugin, Rolldown } from 'vite'
import { FIELD_TEXTS } from '../src/i18n/fieldTexts.ts'

/** Pages that open without a network, and what the application itself needs. */
const ROOTS = [
  'index.html',
  'src/app/(?:connection|SignedIn|StaffArea|afterComingIn)',
  'src/pages/(?:Login|Home|Mobile|Machine|Calendar|Pitches|Pitch|Storage|Coach|Player)Page',
]
/** Parts of these that come only when they are wanted. */
const LATER = [
  'src/(?:api|outbox|domain|ui)/.*',
  'src/features/(?:offline|outbox|outside-frame|shell|my-jobs|pocket|machine|round|coach|feedback|kitman|work-sheet)/.*',
  'src/features/(?:home-weather|home-filters|new-ground|fixtures-ahead|problems|today-lanes|suggestions|pitch-list|disease-strip|inventory-alerts|latest-work|morning-brief)/.*',
  'src/features/(?:calendar|equipment|supplies|cocktails|pitch-work|measurements|trends)/.*',
  'src/features/(?:stock/ShedAlerts|shed-file/ShedFile)',
]
const TEXTS = ['virtual:later-texts/en-GB', `locales/en-GB/(?:${FIELD_TEXTS.join('|')})\\.json`]

const matcher = (patterns: readonly string[]) =>
  new RegExp(`(?:^|[\\/\\0])(?:${patterns.join('|')})(?:\\.tsx?)?$`)
const isRoot = matcher(ROOTS)
/** By a module's path without its ending. */
export const isKept = matcher([...ROOTS, ...LATER, ...TEXTS])

/** What a chunk is known by: the module it gives, or where several share it those that are in it. */
const namesOf = (chunk: Rolldown.OutputChunk | undefined): string[] =>
  chunk === undefined ? [] : chunk.facadeModuleId === null ? chunk.moduleIds : [chunk.facadeModuleId]

/**
 * The files that a phone keeps from the start: the shell and the pages for the field, not every page in seventeen languages.
 * What else is opened is kept as it comes (vite.config.ts, `assets`).
 */
export function offlineShell(): { plugin: Plugin; keep: ManifestTransform } {
  const files = new Set<string>(['index.html', 'icon.svg'])
  const plugin: Plugin = {
    name: 'offline-shell',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const add = (file: string): void => {
        const chunk = byFile.get(file)
        if (chunk === undefined || files.has(file)) return
        files.add(file)
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
        for (const other of chunk.imports) add(other)
        for (const other of chunk.dynamicImports)
          if (namesOf(byFile.get(other)).some((name) => isKept.test(name))) add(other)
      }
      const roots = chunks.filter(({ facadeModuleId }) => isRoot.test(facadeModuleId ?? ''))
      if (roots.length < 10) throw new Error('the offline shell lacks pages: tools/offlineShell.ts')
      for (const { fileName } of roots) add(fileName)
      for (const file of Object.keys(bundle)) if (/outfit-latin-wght.*\.woff2$/.test(file)) files.add(file)
    },
  }
  return {
    plugin,
    keep: (entries) => ({ manifest: entries.filter(({ url }) => files.has(url)) }),
  }
}
