import type { Activity, FieldAnswer, FieldValue, NewActivity } from './activity.ts'
import { CHECKLIST, checklistAnswer, checklistOf } from './checklist.ts'

/**
 * What is true of one piece of work only and is not carried over to the next: a goal that was found safe a month ago says
 * nothing of today's, and an answer that stands there already is one that nobody looks at.
 */
const ONCE: ReadonlySet<string> = new Set(
  [
    // The day: its weather, its ground.
    'windSpeed windDirection temperature humidity cloud dew soilTemperature conditions growthStage',
    'windSpeedEnd windDirectionEnd temperatureEnd humidityEnd cloudEnd',
    'readings moistureBefore thatchBefore canopyBefore canopyAfter temperatureUnder hoursSinceUse',
    // What was found and checked.
    'fault stabilityTest testLoad anchorChecked safeToUse statusAfter holes biosecurity',
    'oil tyres blades guards lights leaks labelSeen lampsChecked',
    // What came of it: done, used, taken away, paid, due.
    'workDone parts clippings debris greenWaste removed cost area actualMinutes fuel',
    'meterBefore meterAfter meterHours lampHours movedAt reEntry reopens',
    'nextInspection nextDueHours nextDueDate',
    // Its papers, the file that it came from, the match that it was for.
    'sourceUid sourceName stepOf',
    'recordNumber orderNumber batch expiryDate sessionName cancelReason priority',
    // A match is never the same twice.
    'homeTeam awayTeam round kickOff warmUpStart playedMinutes attendance pitchMark refereeMark divotCount outcome injuries',
  ].flatMap((keys) => keys.split(' ')),
)

/** The same, of what says something else of another type: how hard to scarify holds again, how bad a fault was does not. */
const ONCE_OF: Readonly<Record<string, readonly string[]>> = { maintenance: ['severity'], match: ['reason'] }

/**
 * Answers that may hold the next time too, when work of a type is copied, repeated or kept as a template; of its
 * checklist nothing is ticked off yet.
 */
export const carriedAnswers = (type: string, fields: readonly FieldValue[]): FieldValue[] =>
  fields
    .filter(
      // An address may ask for a type called "constructor".
      ({ key }) => !ONCE.has(key) && !(Object.hasOwn(ONCE_OF, type) && ONCE_OF[type]?.includes(key)),
    )
    .map((field) => (field.key === CHECKLIST ? { ...field, value: unticked(field.value) } : field))

const unticked = (checklist: FieldAnswer): FieldAnswer =>
  checklistAnswer(checklistOf(checklist).map(({ text }) => ({ text, done: false })))

/** Work to be done once more: planned, without what was true of this one time. Its times, place and people stay. */
export const plannedAnew = ({
  taskId,
  activityName,
  name,
  startDate,
  endDate,
  pitchIds,
  sectionIds,
  userIds,
  teamId,
  notes,
  fields,
}: Activity): NewActivity => ({
  taskId,
  activityName,
  name,
  status: 'planned',
  startDate,
  endDate,
  fields: carriedAnswers(activityName, fields),
  pitchIds,
  sectionIds,
  userIds,
  teamId,
  notes,
  recurrence: undefined,
})
