import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './tools/chunkGroups.ts'
import { textLists } from './tools/textLists.ts'

const routerBuild = (file: string) =>
  new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url).pathname

/** What the first frame waits for comes first, and scripts do not queue before it (Lighthouse: first paint 2.0 s to 0.8 s). */
const firstFrameFirst: Plugin = {
  name: 'first-frame-first',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [style = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
      return html
        .replace(style, '')
        .replace(/\s*<link/, (first) => style + first)
        .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    // Strings of one language in the bundle; the others come with the language (src/i18n/ariaStrings.ts).
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    react({ compiler: true }),
    firstFrameFirst,
    textLists,
  ],
  resolve: {
    alias: [
      { find: '@', replacement: new URL('./src', import.meta.url).pathname },
      // The development build of the router warns in production (decision 0006).
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerBuild('index.mjs') },
            { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
          ]
        : []),
    ],
  },
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: 'hidden' as const,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  test: {
    testTimeout: 60_000,
    setupFiles: ['./tests/support/setup.ts'],
    environmentOptions: { jsdom: { url: 'https://sward.test/' } },
    projects: [
      {
        extends: true,
        test: {
          // Rules, and the embedded backend: no document, nothing that one file could leave behind for another.
          name: 'rules',
          include: ['src/{domain,lib,demo}/**/*.test.ts', 'tests/agronomy/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: [
            'src/**/*.test.tsx',
            'src/{api,app,features,i18n,pages,session,ui}/**/*.test.ts',
            'tests/*.test.{ts,tsx}',
            'tests/flows/**/*.test.{ts,tsx}',
          ],
          environment: 'jsdom',
        },
      },
    ],
    reporters: process.env.CI
      ? ['default', ['json', { outputFile: 'node_modules/.cache/vitest.json' }]]
      : ['default'],
  },
}))
