import { paths } from '../src/api/paths.ts'

/** What a call takes and gives; names of schemas are those of tools/openapiSchemas.ts. */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  /** Keys of `QUERIES` and `HEADERS` below. */
  query?: readonly (keyof typeof QUERIES)[]
  headers?: readonly (keyof typeof HEADERS)[]
  body?: string
  /** application/x-www-form-urlencoded instead of JSON. */
  form?: true
  /** `X` for one, `X[]` for a list; nothing for an answer without a body. */
  answer?: string
  /** What happened, where it is more than "read" or "stored". */
  status?: 201 | 204
  tag: (typeof TAGS)[number]['name']
  id: string
  summary: string
  description?: string
  /** Our own reading of the contract: the application works, with this part absent, when a backend answers 404. */
  ours?: true
  open?: true
  conflict?: true
}

export const TAGS = [
  { name: 'Identity', description: 'Logging in, the person, the company.' },
  { name: 'Work', description: 'Activities, their configuration, suggestions, fixtures and leave.' },
  { name: 'Storage', description: 'Equipment, supplies and mixes. Never requested by a league admin.' },
  { name: 'Pitches', description: 'Pitches, their sections, and what is measured and reckoned on them.' },
  { name: 'Outside roles', description: 'What coaches and kitmen see, and what coaches say.' },
] as const

const text = { type: 'string' } as const
const day = { $ref: '#/components/schemas/Day' } as const

export const QUERIES = {
  startDate: {
    name: 'start_date',
    in: 'query',
    description: 'First day of the period, from its first second.',
    schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T00:00:00$' },
    example: '2026-04-04T00:00:00',
  },
  endDate: {
    name: 'end_date',
    in: 'query',
    description: 'Last day of the period, to its last second.',
    schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T23:59:59$' },
    example: '2026-04-24T23:59:59',
  },
  ordering: { name: 'ordering', in: 'query', description: 'Latest first.', schema: { const: '-start_date' } },
  recurring: {
    name: 'recurring',
    in: 'query',
    description: 'Deletes the series from this activity on.',
    schema: { const: true },
  },
  dates: {
    name: 'dates',
    in: 'query',
    required: true,
    description: 'Days, separated by commas.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: day, minItems: 1 },
    example: ['2026-05-04', '2026-05-05'],
  },
  group: { name: 'group', in: 'query', required: true, description: 'Group of the equipment.', schema: text },
  date: { name: 'date', in: 'query', required: true, description: 'The day in question.', schema: day },
  pitchId: {
    name: 'pitch_id',
    in: 'query',
    required: true,
    description: 'The pitch in question.',
    schema: { $ref: '#/components/schemas/Id' },
  },
} as const

export const HEADERS = {
  company: {
    name: 'X-Company-Id',
    in: 'header',
    description: 'The club that a league admin has opened.',
    schema: text,
  },
  language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of the interface, for sentences that are shown.',
    schema: text,
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key never creates twice; a repeated call is answered as the first one was.',
    schema: { type: 'string', format: 'uuid' },
  },
} as const

const period = ['startDate', 'endDate'] as const
const ID = '{id}'
/** A path of the application with the names of its parameters, as OpenAPI writes them. */
const named = (path: string): string => path.replaceAll('%7B', '{').replaceAll('%7D', '}')

const series = (id: string, path: string, answer: string, summary: string): Operation => ({
  method: 'get',
  path,
  query: period,
  answer: `${answer}[]`,
  tag: 'Pitches',
  id,
  summary,
})

const crud = (
  names: { one: string; many: string },
  path: string,
  onePath: string,
  query: Operation['query'] = [],
): Operation[] => [
  {
    method: 'get',
    path,
    answer: `${names.one}[]`,
    tag: 'Storage',
    id: `get${names.many}`,
    summary: `All ${names.many.toLowerCase()}`,
  },
  {
    method: 'post',
    path,
    body: `New${names.one}`,
    answer: names.one,
    status: 201,
    tag: 'Storage',
    id: `add${names.one}`,
    summary: `Add ${names.many.toLowerCase()}`,
  },
  {
    method: 'put',
    path: onePath,
    query,
    body: names.one,
    answer: names.one,
    tag: 'Storage',
    id: `save${names.one}`,
    summary: `Change ${names.many.toLowerCase()}`,
  },
  {
    method: 'delete',
    path: onePath,
    query,
    status: 204,
    tag: 'Storage',
    id: `remove${names.one}`,
    summary: `Remove ${names.many.toLowerCase()}`,
  },
]

const ALL: Operation[] = [
  {
    method: 'post',
    path: paths.token,
    form: true,
    body: 'Credentials',
    answer: 'TokenPair',
    tag: 'Identity',
    id: 'logIn',
    summary: 'Log in',
    description: '400 and 403 mean wrong credentials.',
    open: true,
  },
  {
    method: 'post',
    path: paths.replenish('{refreshToken}'),
    answer: 'TokenPair',
    tag: 'Identity',
    id: 'renewToken',
    summary: 'A new pair of tokens for a refresh token',
    description:
      'The refresh token may rotate; without one in the answer the old one stays good. 400, 401 and 403 end the session, anything else is tried again.',
    open: true,
  },
  {
    method: 'post',
    path: paths.passwordRecovery,
    body: 'PasswordRecovery',
    answer: 'Message',
    tag: 'Identity',
    id: 'recoverPassword',
    summary: 'Ask for a new password',
    open: true,
  },
  {
    method: 'post',
    path: paths.resetPassword,
    body: 'PasswordReset',
    answer: 'Message',
    tag: 'Identity',
    id: 'resetPassword',
    summary: 'Set a new password',
    open: true,
  },
  {
    method: 'post',
    path: paths.acceptTerms,
    body: 'Nothing',
    answer: 'User',
    tag: 'Identity',
    id: 'acceptTerms',
    summary: 'Accept the terms of service',
  },
  {
    method: 'get',
    path: paths.user(ID),
    answer: 'User',
    tag: 'Identity',
    id: 'getUser',
    summary: 'A person',
  },
  {
    method: 'put',
    path: paths.user(ID),
    body: 'PartialUser',
    answer: 'User',
    tag: 'Identity',
    id: 'saveUser',
    summary: 'Change a person',
  },
  {
    method: 'get',
    path: paths.users,
    answer: 'User[]',
    tag: 'Identity',
    id: 'getUsers',
    summary: 'The staff of the organisation',
    ours: true,
  },
  {
    method: 'get',
    path: paths.company,
    answer: 'Company',
    tag: 'Identity',
    id: 'getCompany',
    summary: 'The company of the person',
  },
  {
    method: 'get',
    path: paths.companies,
    answer: 'Company[]',
    tag: 'Identity',
    id: 'getCompanies',
    summary: 'The clubs that a league admin may open',
    ours: true,
  },

  {
    method: 'get',
    path: paths.activities,
    query: [...period, 'ordering'],
    answer: 'Activity[]',
    tag: 'Work',
    id: 'getActivities',
    summary: 'Activities that touch a period',
  },
  {
    method: 'post',
    path: paths.activities,
    headers: ['idempotencyKey'],
    body: 'NewActivity',
    answer: 'CreatedActivities',
    status: 201,
    tag: 'Work',
    id: 'addActivity',
    summary: 'Add an activity',
    description: 'With `recurrence` the answer is the whole series.',
  },
  {
    method: 'put',
    path: paths.activity(ID),
    body: 'Activity',
    answer: 'Activity',
    tag: 'Work',
    id: 'saveActivity',
    summary: 'Change an activity',
    description:
      'Completing it takes its products out of stock and adds its hours to its machines. 409 when `updatedAt` is older than the stored one.',
    conflict: true,
  },
  {
    method: 'delete',
    path: paths.activity(ID),
    query: ['recurring'],
    status: 204,
    tag: 'Work',
    id: 'removeActivity',
    summary: 'Remove an activity',
  },
  {
    method: 'get',
    path: paths.activityConfiguration,
    answer: 'ActivityConfiguration[]',
    tag: 'Work',
    id: 'getActivityConfiguration',
    summary: 'What is asked of each type of activity',
  },
  {
    method: 'get',
    path: paths.suggestedActivities,
    answer: 'SuggestedActivity[]',
    tag: 'Work',
    id: 'getSuggestedActivities',
    summary: 'Work that is worth doing',
  },
  {
    method: 'get',
    path: paths.events,
    query: period,
    answer: 'Fixture[]',
    tag: 'Work',
    id: 'getFixtures',
    summary: 'Matches, trainings and bookings made elsewhere',
  },
  {
    method: 'get',
    path: paths.usersDaysOff,
    query: period,
    answer: 'DayOff[]',
    tag: 'Work',
    id: 'getDaysOff',
    summary: "Everybody's days off",
  },
  {
    method: 'post',
    path: paths.usersDaysOff,
    headers: ['idempotencyKey'],
    body: 'DayOff[]',
    answer: 'DayOff[]',
    status: 201,
    tag: 'Work',
    id: 'addDaysOff',
    summary: 'Enter days off',
  },
  {
    method: 'get',
    path: paths.userDaysOff(ID),
    query: period,
    answer: 'DayOff[]',
    tag: 'Work',
    id: 'getUserDaysOff',
    summary: 'Days off of one person',
  },
  {
    method: 'delete',
    path: paths.userDaysOff(ID),
    query: ['dates'],
    status: 204,
    tag: 'Work',
    id: 'removeDaysOff',
    summary: 'Remove days off',
  },
  {
    method: 'get',
    path: paths.nonWorkingDays(ID),
    query: period,
    answer: 'NonWorkingDay[]',
    tag: 'Work',
    id: 'getNonWorkingDays',
    summary: 'Days on which nobody works',
    ours: true,
  },
  {
    method: 'post',
    path: paths.nonWorkingDays(ID),
    body: 'NonWorkingDay[]',
    answer: 'NonWorkingDay[]',
    status: 201,
    tag: 'Work',
    id: 'addNonWorkingDays',
    summary: 'Enter non-working days',
  },
  {
    method: 'delete',
    path: paths.nonWorkingDays(ID),
    query: ['dates'],
    status: 204,
    tag: 'Work',
    id: 'removeNonWorkingDays',
    summary: 'Remove non-working days',
    ours: true,
  },

  ...crud({ one: 'Equipment', many: 'Equipment' }, paths.equipment, paths.oneEquipment(ID), ['group']).map(
    (operation) => (operation.id === 'getEquipment' ? { ...operation, summary: 'All equipment' } : operation),
  ),
  {
    method: 'get',
    path: paths.equipmentActivities(ID),
    answer: 'Activity[]',
    tag: 'Storage',
    id: 'getEquipmentActivities',
    summary: 'What a machine was used for',
  },
  ...crud({ one: 'Supply', many: 'Supplies' }, paths.supplies, paths.supply(ID)),
  ...crud({ one: 'Cocktail', many: 'Cocktails' }, paths.cocktails, paths.cocktail(ID)),

  {
    method: 'get',
    path: paths.pitches,
    answer: 'Pitch[]',
    tag: 'Pitches',
    id: 'getPitches',
    summary: 'All pitches',
  },
  {
    method: 'get',
    path: paths.pitch(ID),
    answer: 'Pitch',
    tag: 'Pitches',
    id: 'getPitch',
    summary: 'A pitch',
  },
  {
    method: 'put',
    path: paths.pitchPreferences(ID),
    body: 'PreferencesOfPitch',
    tag: 'Pitches',
    id: 'savePitchPreferences',
    summary: 'Which suggestions a pitch wants',
  },
  {
    method: 'get',
    path: paths.latestActivities,
    answer: 'LatestActivity[]',
    tag: 'Pitches',
    id: 'getLatestActivities',
    summary: 'What was done last on each pitch',
  },
  {
    method: 'get',
    path: paths.sections,
    answer: 'Section[]',
    tag: 'Pitches',
    id: 'getSections',
    summary: 'Sections of the pitches',
  },
  series('getGrowth', paths.growth(ID), 'GrowthDay', 'Growth by day'),
  series('getNitrogenUsage', paths.nitrogenUsage(ID), 'NitrogenDay', 'Nitrogen needed and given by day'),
  series('getSunlight', paths.sunlight(ID), 'SunlightDay', 'Light by day'),
  {
    method: 'get',
    path: paths.gridSunlight(ID),
    query: ['date'],
    answer: 'GridSunlight',
    tag: 'Pitches',
    id: 'getGridSunlight',
    summary: 'Light on each cell of a pitch',
  },
  series('getFieldMeasurements', paths.fieldMeasurements(ID), 'FieldMeasurement', 'Measurements by cell'),
  {
    method: 'get',
    path: paths.pitchReport(ID),
    query: period,
    answer: 'PitchReport',
    tag: 'Pitches',
    id: 'getPitchReport',
    summary: 'Totals and series of a pitch',
  },
  series(
    'getActivitiesReport',
    paths.activitiesReport(ID),
    'ActivitiesReportRow',
    'Work on a pitch, summed by type',
  ),
  series(
    'getEvapotranspiration',
    paths.evapotranspiration(ID),
    'EvapotranspirationDay',
    'Water lost and gained by day',
  ),
  series('getDiseaseRisks', paths.diseaseRisks(ID), 'DiseaseRiskDay', 'Risk of each disease by day'),
  series('getGrowingDegreeDays', paths.growingDegreeDays(ID), 'GrowingDegreeDay', 'Growing degree days'),
  {
    method: 'get',
    path: paths.diseases,
    answer: 'Disease[]',
    tag: 'Pitches',
    id: 'getDiseases',
    summary: 'Diseases that are watched',
  },
  {
    method: 'get',
    path: paths.fertilizationHistory,
    query: ['pitchId', ...period],
    answer: 'Fertilisation[]',
    tag: 'Pitches',
    id: 'getFertilisationHistory',
    summary: 'What a pitch was fed',
  },
  {
    method: 'get',
    path: paths.weather('{pitchId}'),
    answer: 'Weather',
    tag: 'Pitches',
    id: 'getWeather',
    summary: 'Weather at a pitch',
    description: 'The next 48 hours, the next ten days, and up to thirty observed ones.',
  },

  {
    method: 'get',
    path: paths.coachTeams,
    answer: 'Team[]',
    tag: 'Outside roles',
    id: 'getCoachTeams',
    summary: "A coach's teams",
  },
  {
    method: 'get',
    path: paths.coachActivities,
    query: period,
    answer: 'Activity[]',
    tag: 'Outside roles',
    id: 'getCoachActivities',
    summary: "Matches and trainings of a coach's teams",
  },
  {
    method: 'get',
    path: paths.myFeedback,
    answer: 'Feedback[]',
    tag: 'Outside roles',
    id: 'getMyFeedback',
    summary: 'Feedback that a coach has given',
  },
  {
    method: 'get',
    path: paths.kitmanTeams,
    answer: 'Team[]',
    tag: 'Outside roles',
    id: 'getKitmanTeams',
    summary: "A kitman's teams",
  },
  {
    method: 'get',
    path: paths.kitmanActivities,
    query: period,
    answer: 'Activity[]',
    tag: 'Outside roles',
    id: 'getKitmanActivities',
    summary: "Matches and trainings of a kitman's teams",
  },
  {
    method: 'get',
    path: paths.activityFeedback(ID),
    answer: 'Feedback[]',
    tag: 'Outside roles',
    id: 'getActivityFeedback',
    summary: 'What was said of an activity',
    ours: true,
  },
  {
    method: 'post',
    path: paths.activityFeedback(ID),
    headers: ['idempotencyKey'],
    body: 'NewFeedback',
    answer: 'Feedback',
    status: 201,
    tag: 'Outside roles',
    id: 'addFeedback',
    summary: 'Give feedback',
  },
  {
    method: 'put',
    path: paths.oneFeedback(ID, '{feedbackId}'),
    body: 'NewFeedback',
    answer: 'Feedback',
    tag: 'Outside roles',
    id: 'saveFeedback',
    summary: 'Change feedback',
  },
]

/** Every call of the contract, in the order of the document. */
export const OPERATIONS: readonly Operation[] = ALL.map((operation) => ({
  ...operation,
  path: named(operation.path),
}))
