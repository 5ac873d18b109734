import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { bareStyles } from './tools/bareStyles.ts'
import { chunkGroups } from './tools/chunkGroups.ts'
import { lucideShapes } from './tools/lucideShapes.ts'
import { offlineShell } from './tools/offlineShell.ts'
import { textLists } from './tools/textLists.ts'
import { webManifest } from './tools/webManifest.ts'

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

/** What has come before a file asks for another (tools/chunkGroups.ts): before the log-in, at coach and kitman, at the staff. */
const thereFor = (host: string): RegExp =>
  /^assets\/(?:index|login)-/.test(host)
    ? /^assets\/(?:index|vendor|base|rolldown-runtime)-/
    : /^assets\/(?:page|CoachPage|PlayerPage|KickOffDetails)-/.test(host)
      ? /^assets\/(?:index|vendor|base|rolldown-runtime|store|page)-/
      : /^assets\/(?:index|vendor|base|rolldown-runtime|store|page|desk|day|StaffArea)-/

/**
 * What is fetched together with a part: what is there already need not be named by each part again, nor the part itself
 * where it needs no other. What the embedded backend is made of is named by nobody: where there is a backend, no page
 * asks for it. Three quarters of a KiB of every page.
 */
function worthNaming(part: string, names: string[], host: string): string[] {
  const news = part.startsWith('assets/connect-') ? [] : names.filter((name) => !thereFor(host).test(name))
  return news.some((name) => name !== part) ? news : []
}

const shell = offlineShell()

/**
 * Becomes part of the worker as it stands here. Of two versions that are kept, the first is the worker's own; the second
 * waits with the worker it belongs to. What an address says, such as a reset link, is kept nowhere.
 */
const pageOrKept = async ({ request }: { request: Request }): Promise<Response> => {
  const kept = () => caches.match('/index.html', { ignoreSearch: true })
  const page = fetch(request)
  const good = page.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  )
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 3000))
  return (await Promise.race([good, late])) ?? (await kept()) ?? page
}

/** A preload and a part that comes later name their origin, what keeps a file does not: for both it is the same file. */
const SAME_FOR_ALL = { ignoreVary: true }

/**
 * Decision 0015. The page comes from the network while there is one, so that a release, its headers and an end of the
 * worker arrive with the next load; never an answer of the backend, a token or a report is kept (quality U5).
 */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: webManifest,
  includeManifestIcons: false,
  workbox: {
    // Other scripts would be refused: the worker has the page's content policy (decision 0004).
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    cacheId: 'sward',
    globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
    manifestTransforms: [shell.keep],
    navigateFallback: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin, url }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !/^\/(?:api|monitoring|healthz)(?:\/|$)|\.[^/]*$/.test(url.pathname),
        handler: pageOrKept,
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === '/config.json',
        handler: 'NetworkFirst',
        options: {
          cacheName: 'sward-config',
          networkTimeoutSeconds: 3,
          // Without the file the embedded backend answers, also without a network.
          cacheableResponse: { statuses: [200, 404] },
          matchOptions: SAME_FOR_ALL,
          plugins: [
            {
              fetchDidSucceed: async ({ response }) => {
                if (response.status >= 500) throw new Error('no settings from this server')
                return response
              },
            },
          ],
        },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/(?:assets|icons)\//.test(url.pathname),
        handler: 'CacheFirst',
        options: {
          cacheName: 'sward-assets',
          cacheableResponse: { statuses: [200] },
          matchOptions: SAME_FOR_ALL,
          expiration: { maxEntries: 400, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true },
        },
      },
    ],
  },
})

export default defineConfig(({ command }) => ({
  plugins: [
    // Strings of one language in the bundle; the others come with the language (src/i18n/ariaStrings.ts).
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    bareStyles,
    lucideShapes,
    react({ compiler: true }),
    firstFrameFirst,
    textLists,
    shell.plugin,
    offline,
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
    // The outlines of the countries are one file of 742 kB that only a map asks for (decision 0019); pages have budgets.
    chunkSizeWarningLimit: 800,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, names, { hostId, hostType }) =>
        hostType === 'html' ? names : worthNaming(file, names, hostId),
    },
    rolldownOptions: {
      output: {
        // Each part names dozens of others, and brotli can do nothing about a hash: the shortest that the bundler takes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  test: {
    testTimeout: 60_000,
    // One for each core: the default leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    // A flow makes much and keeps little: collected less often, and compiled once, it takes a tenth less.
    execArgv: ['--max-semi-space-size=64', '--no-flush-bytecode'],
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
            'src/{api,app,features,i18n,outbox,pages,session,ui}/**/*.test.ts',
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
