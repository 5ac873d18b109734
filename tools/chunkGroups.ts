// Modules that are wanted together, so that a page is a few files in place of dozens: fewer requests in a chain, and
// brotli does better on a longer text. What no group names is split by the bundler. `npm run budgets` shows the effect.

/** What the first page and every other one draw with. */
const BASE = [
  'src/ui/(?:tokens|media|Glyph|hiddenStyles|TextLink|DocumentTitle|PageHeader|Button|buttonStyles|Logo)',
  'src/lib/(?:report|cookies|unsaved|parts)',
  'src/ui/lazyPart',
  'src/session/(?:cookies|chooseLanguage|demoMode)',
  'src/domain/(?:addresses|rateUnit)',
]
const FIELDS = ['src/ui/(?:Field|fieldStyles|TextField|PasswordField|ChipSelect|chipStyles|Notice)']
const LOGIN = [
  'src/features/login/(?:LanguageChoice|LogInForm|OtherLogIns|DemoAccounts|useLogIn)',
  'src/ui/(?:EntryFrame|PitchArt)',
]
/** The store, and what it asks the backend with. */
const STORE = [
  'node_modules/(?:@reduxjs|@standard-schema|immer|react-redux|redux|redux-thunk|reselect|use-sync-external-store|valibot)/.*',
  'src/api/(?:http/\\w+|api|paths|sortedByName)',
  'src/session/(?:renewal|sessionSlice)',
  'src/domain/(?:wire|user|company|token)',
  'src/lib/(?:problem|byName)',
]
/** What every page behind the log-in shows. */
const DESK = [
  'src/ui/(?:Icon|IconButton|Tooltip|EmptyState|VisuallyHidden|QueryState|Skeleton|Avatar|Row|Rows|Section)',
  'src/ui/(?:useIsPhone|useMatches|useNow|useProblemText|ButtonLink|StatusMark|Emphasis)',
  'src/i18n/(?:format|units|moments|week)',
  'src/lib/nameHash',
  'src/domain/(?:groundTime|activityName|activityWork|dayJobs|switches)',
]

export const chunkGroups = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const], priority: 20 },
  {
    name: 'sentry',
    test: /node_modules[\\/](@sentry|web-vitals)/,
    entriesAware: true,
    priority: 10,
  },
  together('base', BASE),
  together('fields', FIELDS),
  together('login', LOGIN),
  together('store', STORE),
  together('desk', DESK),
]

function together(name: string, paths: readonly string[]) {
  const modules = `[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})\\.(?:tsx?|m?js)$`
  return { name, test: new RegExp(modules), includeDependenciesRecursively: false }
}
