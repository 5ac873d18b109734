// Modules that are wanted together, so that a page is a few files in place of dozens: fewer requests in a chain, and
// brotli does better on a longer text. What no group names is split by the bundler. `npm run budgets` shows the effect.

/** What the first page and every other one draw with. */
const BASE = [
  'src/ui/(?:tokens|media|Glyph|hiddenStyles|TextLink|DocumentTitle|PageHeader|Button|buttonStyles|Logo|Notice|chipStyles)',
  'src/lib/(?:preference|report|cookies|unsaved|parts|keptDatabase|afterPaint|durations|pathOf|whenIdle)',
  'src/ui/lazyPart',
  // What the bundler fetches parts with.
  'preload-helper',
  'src/session/(?:cookies|chooseLanguage|demoMode|rememberedPerson)',
  'src/domain/(?:addresses|rateUnit|access)',
]
const FIELDS = ['src/ui/(?:Field|fieldStyles|TextField|PasswordField|ChipSelect)']
const LOGIN = [
  'src/features/login/(?:LanguageChoice|LogInForm|OtherLogIns|DemoAccounts|useLogIn)',
  'src/ui/(?:EntryFrame|PitchArt)',
]
/** The store, and what it asks the backend with. */
const STORE = [
  'node_modules/(?:@reduxjs|@standard-schema|immer|react-redux|redux|redux-thunk|reselect|use-sync-external-store|valibot)/.*',
  'src/api/(?:http/\\w+|api|identity|paths|sortedByName)',
  'src/session/(?:drafts|renewal|sessionSlice)',
  'src/domain/(?:wire|user|company|token|switches|pageTabs)',
  'src/lib/(?:problem|byName|byCode|keptAges|turns|inSlices)',
  'src/session/chosenClub',
]
/** What every page behind the log-in shows, also those of coach and kitman. */
const PAGE = [
  'src/ui/(?:EmptyState|VisuallyHidden|QueryState|leadOn|Skeleton|Row|Rows|Section|useNow|useToday|useProblemText|LazyMenu|Toasts|toasts)',
  'src/i18n/(?:format|units|moments|week)',
  'src/lib/(?:units|fieldDigits|newVersion|isolate)',
  'src/domain/(?:groundTime|byStart|activityWork|dayJobs|activity|activityName|pitch|localId)',
  'src/api/(?:period|pitches|isAwaited|groundToday)',
  'src/session/(?:leaving|useLogOut)',
  'src/app/(?:SignedIn|missingPart)',
  'src/ui/(?:UiProvider|useUnsaved|NotSentMark|useActivityWords|useMomentText|ButtonLink|OfflineNote|useIsOnline)',
  'src/features/outbox/(?:OutboxGate|OutboxMark|openList)',
  'src/outbox/(?:useOutbox|board|entry)',
  'node_modules/(?:react-aria/dist/private/(?:i18n/(?:utils|useDefaultLocale|I18nProvider)|ssr/SSRProvider)|react-stately/dist/private/toast/useToastState)',
]
/** What the pages of the staff show besides: the icons are many. */
const DESK = [
  'src/ui/(?:Icon|createShape|IconButton|useInSight|Tooltip|Avatar|useIsPhone|useMatches|railStyles|StatusMark|Emphasis)',
  'src/lib/(?:nameHash|searchParts)',
  // What home and the calendar are filtered by, and what is chosen there.
  'src/domain/calendarFilter',
  'src/session/rememberedFilters',
  'src/ui/(?:useChosen|useSearchChange)',
  // All but the few icons of ui/ToolIcon and ui/CloudSunIcon.
  'node_modules/lucide-react/dist/esm/(?!icons/(?:calendar-clock|calendar-days|cloud-sun|copy|grip-vertical|keyboard|map-pin|moon|pause|pencil|printer|rotate-ccw|share-2|trash|trash-2)\\b).*',
]
/** What coach and kitman look at: sessions of teams. */
const OUTSIDE = [
  'src/features/outside-frame/\\w+',
  'src/api/outsideRoles',
  'src/domain/(?:sessions|feedback)',
]
/** What the day is told by, on almost every page of the staff. */
const DAY = [
  'src/domain/(?:activityConfiguration|fixture|fixturesAhead|suggestedActivity|weather|turfSeries|fieldMeasurement|pitchReport)',
  'src/api/(?:activities|turf|usePlay|shownAtOnce|sentAt)',
  'src/lib/knownSum',
]
/** How a job's row tells it. */
const JOBS = ['src/ui/(?:ProgressLine|useJobWords)']
/** The sky, from the hours of a forecast to the words for them. */
const SKY = [
  'src/domain/(?:weatherOutlook|sprayHours|homeGround|daylight)',
  'src/domain/agronomy/(?:sprayWindow|solar|dayOfYear|vapourPressure|humidity)',
  'src/i18n/weatherText',
]
/** Where a day's work clashes, where it would fit, and what it has left dangerous. */
const PLANNING = [
  'src/domain/planning/(?:search|freeSlots|pairs|clashes|daySpans|pieces)',
  'src/domain/hazards',
]
/** The mark of "what is this". */
const ABOUT = ['src/ui/(?:WhatIsThis|Provenance|AboutFigures)']
/** What lies in the shed and is drawn from it. */
const SHED = [
  'src/api/(?:storage|useShed)',
  'src/domain/(?:supply|equipment|cocktail|stockAhead|machineCare|workArea|shelvesAhead|shed)',
  'src/domain/planning/draws',
  'src/i18n/stockText',
  // What writes to a row of it.
  'src/ui/recordTable/rowTurns',
]
/** A number that is typed in the language's way. */
const NUMBERS = ['src/ui/NumberField', 'src/lib/parseNumber']
/**
 * What is written: what is not saved yet, the way back, what somebody else wrote, what is not sent, and the weather work
 * was done in.
 */
const WRITES = [
  'src/ui/(?:useUndoToast|useTold)',
  'src/outbox/useUnsentWords',
  'src/api/(?:useInWeather|versionIn|actKeys)',
  'src/domain/(?:recordsWeather|calledOff)',
  'src/lib/inLanes',
]
/** How work that was deleted is made again. */
const AGAIN = ['src/api/(?:useBringBack|laterIds|renameWork)']
/** What is kept on this device. Only what leans on nothing but the groups above: else files would wait for each other. */
const LOCAL = [
  'src/api/localRecords',
  'src/domain/machineLog',
  'src/lib/takenBack',
  'node_modules/idb/build/index',
]
/** What is told of a pitch: when it was measured and fed, and its figures beside their limits. */
const READINGS = [
  'src/domain/(?:latestReading|pitchPast|lastFeed|metricQuantity)',
  'src/api/useLastFeed',
  'src/i18n/besideLimits',
]
/** Few lines each, and never one without the other: every part costs all who name it. */
const CARE = ['src/domain/(?:machineService|maintained|jobsWithoutMachine)']
/** How long the ground is left alone after work. */
const RECOVERY = ['src/domain/(?:reEntry|planning/recovery)']
const FAULTS = ['src/ui/(?:useFirstFault|focusFirstFault|useIsThere|HeldFields)', 'src/lib/wordsByField']
const FILES = ['src/lib/(?:csvText|download)']
/** How what was answered of work is measured, paid and headed. */
const ANSWERS = ['src/domain/(?:answerQuantity|delivered|ownHeads)']
/** A few lines each, that pages of the turf share: every part costs all who name it. */
const TURF = ['src/domain/agronomy/(?:turfType|lightIntegral|growthPotential)']
/** Few lines each, and all of them what the calendar, the plan and the wall ask for and tell by. */
const PLAN = ['src/api/periodPieces', 'src/domain/(?:daysOff|pitchCode|keyFigure)', 'src/lib/remember']
/** The cells of a map, and how they are drawn. */
const CELLS = ['src/ui/heatGrid/(?:gridCells|heatPaths)', 'src/lib/gridCells']
/** A reading, and the grid that it lies in. */
const MEASURED = ['src/domain/(?:grid|measurement)']
/** Whether a call that was lost on the way did what it should. */
const LOST = ['src/api/lostAnswers', 'src/lib/concernsOne', 'src/domain/sameContent']
/** How a range and a share of a map are told. */
const SHARES = ['src/i18n/(?:useRangeText|shareText)']
const CHARTS = ['src/ui/(?:Legend|charts/ChartFoot)']
const WORKERS = ['src/lib/(?:moduleWorker|trustedUrl)']
const BARS = ['src/ui/(?:FloatingBar|sayBarHeight)']

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
  together('page', PAGE),
  together('desk', DESK),
  together('outside', OUTSIDE),
  together('day', DAY),
  together('jobs', JOBS),
  together('sky', SKY),
  together('planning', PLANNING),
  together('about', ABOUT),
  together('shed', SHED),
  together('numbers', NUMBERS),
  together('writes', WRITES),
  together('again', AGAIN),
  together('local', LOCAL),
  together('readings', READINGS),
  together('care', CARE),
  together('recovery', RECOVERY),
  together('faults', FAULTS),
  together('files', FILES),
  together('answers', ANSWERS),
  together('turf', TURF),
  together('plan', PLAN),
  together('cells', CELLS),
  together('measured', MEASURED),
  together('lost', LOST),
  together('shares', SHARES),
  together('charts', CHARTS),
  together('workers', WORKERS),
  together('bars', BARS),
]

function together(name: string, paths: readonly string[]) {
  const modules = `[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})\\.(?:tsx?|m?js)$`
  return { name, test: new RegExp(modules), includeDependenciesRecursively: false }
}
