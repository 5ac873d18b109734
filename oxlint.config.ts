import { defineConfig } from 'oxlint'

/**
 * Who may import whom, lowest first: a file imports from its own folder and from folders before it.
 * This table is the architecture; a breach fails `npm run lint` (docs/decisions/0001-layers.md).
 */
const LAYERS = [
  'lib',
  'i18n',
  'ui',
  'domain',
  'session',
  'api',
  'outbox',
  'features',
  'pages',
  'app',
] as const
type Layer = (typeof LAYERS)[number]

/** What decides does not draw: these are above ui and still may not see it. */
const WITHOUT_UI: readonly Layer[] = ['domain', 'session', 'api', 'outbox']
/** Folders whose members are independent of each other. */
const SIBLINGS: readonly Layer[] = ['features', 'pages']

type Pattern = { group: string[]; importNames?: string[]; message: string }

const folder = (name: string): string[] => [`@/${name}/**`, `**/${name}/**`]

/** Packages with one importing place each (architecture.md, Conventions). */
const PACKAGES: { group: string[]; only: string; message: string }[] = [
  {
    group: [
      'react-aria-components',
      'react-aria-components/**',
      'react-stately',
      'react-stately/**',
      'react-aria',
      'react-aria/**',
      'lucide-react',
    ],
    only: 'src/ui/',
    message: 'controls and icons come from ui/',
  },
  {
    group: ['@sentry/*', '@sentry/*/**'],
    only: 'src/app/monitoring/',
    message: 'errors go through app/monitoring',
  },
  { group: ['jwt-decode'], only: 'src/session/claims.ts', message: 'use session/claims' },
  {
    group: ['date-fns/locale', 'date-fns/locale/**'],
    only: 'src/i18n/',
    message: 'dates are worded in i18n/',
  },
]

const KEYFRAMES: Pattern = {
  group: ['@emotion/react'],
  importNames: ['keyframes'],
  message: 'keyframes stand in ui/style.css: the browser restyles every element when one is added to a page',
}

const packagePatterns = (path: string): Pattern[] => [
  KEYFRAMES,
  ...PACKAGES.filter(({ only }) => !path.startsWith(only)).map(({ group, message }) => ({ group, message })),
]

function layerPatterns(layer: Layer): Pattern[] {
  const above = LAYERS.slice(LAYERS.indexOf(layer) + 1)
  const hidden = WITHOUT_UI.includes(layer) ? (['ui', ...above] as const) : above
  const patterns: Pattern[] = hidden.map((name) => ({
    group: folder(name),
    message: `${layer} lies below ${name}`,
  }))
  if (layer !== 'app')
    patterns.push({ group: folder('demo'), message: 'only app loads the embedded backend' })
  if (SIBLINGS.includes(layer))
    patterns.push({
      group: [`@/${layer}/**`, '../*', '../**'],
      message: `${layer} do not know each other: compose one level up or move the shared part down`,
    })
  if (layer === 'domain')
    patterns.push({
      group: ['react', 'react-dom', 'react-*', '@reduxjs/**'],
      message: 'domain is plain TypeScript',
    })
  return patterns
}

const restrict = (files: string[], patterns: Pattern[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Pattern[] }] },
})

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['dist/**', 'node_modules/**'],
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/style-prop-object': 'off',
    'import/no-unassigned-import': 'off',
    // fast-check and i18next are used by their default export.
    'import/no-named-as-default-member': 'off',
    'promise/no-callback-in-promise': 'off',
    // A BroadcastChannel has no origin to name.
    'unicorn/require-post-message-target-origin': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    // The compiler checks what a module has; the rule looks for it in the file of a worker, not in what the build says.
    'import/default': 'off',
    'no-await-in-loop': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A region that scrolls is reached by keys (quality G6).
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'] }],
    // The compiler checks exhaustive switches; the rule does not know them.
    'typescript/consistent-return': 'off',
  },
  overrides: [
    { files: ['*.config.ts', 'tools/**'], rules: { 'import/no-default-export': 'off', 'no-console': 'off' } },
    ...LAYERS.map((layer) =>
      restrict([`src/${layer}/**`], [...layerPatterns(layer), ...packagePatterns(`src/${layer}/`)]),
    ),
    restrict(
      ['src/demo/**'],
      [
        ...['i18n', 'ui', 'session', 'api', 'outbox', 'features', 'pages', 'app'].map((name) => ({
          group: folder(name),
          message: `demo sees domain and lib only, not ${name}`,
        })),
        ...packagePatterns('src/demo/'),
      ],
    ),
    // The one importing place of a package inside a layer that otherwise may not see it.
    restrict(['src/i18n/ariaStrings.ts'], layerPatterns('i18n')),
    restrict(['src/app/monitoring/**'], packagePatterns('src/app/monitoring/')),
    restrict(
      ['src/session/claims.ts'],
      [...layerPatterns('session'), ...packagePatterns('src/session/claims.ts')],
    ),
    {
      files: ['src/**/*.test.*', 'tests/**'],
      rules: { 'no-restricted-imports': 'off', 'no-console': 'off', 'no-underscore-dangle': 'off' },
    },
    // Only an interface merges into a package's own.
    { files: ['**/*.d.ts'], rules: { 'typescript/consistent-type-definitions': 'off' } },
    // Playwright reads what a fixture asks for from its first parameter, nothing included.
    { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    // It tries what the content policy must stop.
    { files: ['tests/e2e/crawl.spec.ts'], rules: { 'no-eval': 'off', 'typescript/no-implied-eval': 'off' } },
  ],
})
