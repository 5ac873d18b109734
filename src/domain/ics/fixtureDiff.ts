import { type Activity, answerOf, type FieldValue, type NewActivity } from '../activity.ts'
import { isOpen } from '../activityWork.ts'
import { CANCEL_REASON } from '../calledOff.ts'
import { atGround, toInstant } from '../groundTime.ts'
import type { Id, Instant } from '../wire.ts'
import type { ChangeNote, DiffGround, FixtureChange } from './fixtureChange.ts'
import { fixturesAt, withClashes } from './fixtureClashes.ts'
import type { ImportedEvent, ImportedFile } from './importedEvent.ts'

/** Fields of an imported activity by which the next file recognises it; GET /events is read only (contract.md). */
const SOURCE_UID = 'sourceUid'
const SOURCE_NAME = 'sourceName'

/** One line of the table that says where a team plays: the team, and the place if the file tells one. */
export const placeKey = ({ team, place }: Pick<ImportedEvent, 'team' | 'place'>): string =>
  place === undefined ? team : `${team} @ ${place}`

export type Place = {
  key: string
  team: string
  place: string | undefined
  count: number
  pitchId: Id | undefined
}

/** Every team and place of a file, most frequent first, with the pitch that is known or told by its name. */
export function placesOf(
  events: readonly ImportedEvent[],
  { teamPitches, pitches }: Pick<DiffGround, 'teamPitches' | 'pitches'>,
): Place[] {
  const named = new Map(pitches.map(({ id, name }) => [bare(name), id]))
  const places = new Map<string, Place>()
  for (const event of events) {
    const key = placeKey(event)
    const known = places.get(key)
    if (known) known.count += 1
    else
      places.set(key, {
        key,
        team: event.team,
        place: event.place,
        count: 1,
        pitchId: Object.hasOwn(teamPitches, key) ? teamPitches[key] : named.get(bare(event.place ?? '')),
      })
  }
  return [...places.values()].toSorted((a, b) => b.count - a.count)
}

const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A file against what is there: nothing of it is done by this. */
export function diffFixtures(file: ImportedFile, ground: DiffGround): FixtureChange[] {
  const pitchOf = new Map(placesOf(file.events, ground).map(({ key, pitchId }) => [key, pitchId]))
  const known = new Map<string, Activity>()
  for (const activity of ground.activities) {
    const uid = answerOf(activity, SOURCE_UID)
    if (typeof uid === 'string' && !isOpen(known.get(uid) ?? { ...activity, status: 'cancelled' }))
      known.set(uid, activity)
  }
  const changes = file.events.flatMap((event) => {
    const change = changeOf(event, known.get(event.uid), pitchOf.get(placeKey(event)), file.source, ground)
    return change ? [change] : []
  })
  const inOrder = [...changes, ...goneFrom(file, known, ground)].toSorted((a, b) =>
    a.activity.startDate < b.activity.startDate ? -1 : a.activity.startDate > b.activity.startDate ? 1 : 0,
  )
  return withClashes(inOrder, ground)
}

function changeOf(
  event: ImportedEvent,
  before: Activity | undefined,
  told: Id | undefined,
  source: string | undefined,
  ground: DiffGround,
): FixtureChange | undefined {
  const pitchId = told ?? before?.pitchIds[0]
  const type = typeFor(event, ground.allowed)
  if (type === undefined) return undefined
  const rest = { id: event.uid, before, clashes: [] }
  if (before) {
    // Work that has begun is nobody else's to change.
    if (before.status === 'in_progress' || before.status === 'completed')
      return { ...rest, kind: 'unchanged', activity: before, notes: [], isWanted: false }
    const isElsewhere = pitchId === '' || pitchId === undefined
    if (event.isCancelled || isElsewhere) {
      const isNew = before.status !== 'cancelled'
      return {
        ...rest,
        kind: isNew ? 'cancelled' : 'unchanged',
        activity: { ...before, status: 'cancelled' },
        notes: !event.isCancelled && isNew ? ['elsewhere'] : [],
        isWanted: isNew,
      }
    }
    const activity = updated(before, event, pitchId, ground)
    const kind = isMoved(before, activity)
      ? 'moved'
      : activity.name !== before.name || before.status === 'cancelled'
        ? 'changed'
        : 'unchanged'
    const wasCancelled = before.status === 'cancelled'
    const notes = notesOf(event, activity, ground)
    return {
      ...rest,
      kind,
      activity,
      notes: wasCancelled ? [...notes, 'cancelledHere'] : notes,
      isWanted: kind !== 'unchanged' && !wasCancelled,
    }
  }
  if (event.isCancelled || pitchId === undefined || pitchId === '') return undefined
  const activity = added(event, type, pitchId, source, ground)
  const notes = notesOf(event, activity, ground)
  return {
    ...rest,
    kind: 'added',
    activity,
    notes,
    isWanted: !notes.includes('past') && fixturesAt(activity, ground).length === 0,
  }
}

/** A match where matches are not used is a training, and the other way round: the pitch is taken either way. */
function typeFor({ kind }: ImportedEvent, allowed: readonly string[]): string | undefined {
  if (allowed.includes(kind)) return kind
  return ['match', 'training'].find((one) => allowed.includes(one))
}

const isMoved = (before: Activity, after: Activity): boolean =>
  before.startDate !== after.startDate ||
  before.endDate !== after.endDate ||
  before.pitchIds[0] !== after.pitchIds[0]

const sidesOf = ({ home, away }: ImportedEvent) => ({ homeTeam: home, awayTeam: away })

function added(
  event: ImportedEvent,
  type: string,
  pitchId: Id,
  source: string | undefined,
  ground: DiffGround,
): Activity {
  const configuration = ground.configuration.find(({ activityName }) => activityName === type)
  const answers: Record<string, string | undefined> = {
    kickOff: atGround(event.start, ground.timeZone).time,
    ...(type === 'match' && sidesOf(event)),
    [SOURCE_UID]: event.uid,
    [SOURCE_NAME]: source,
  }
  const keys = new Set([SOURCE_UID, SOURCE_NAME, ...(configuration?.fields ?? []).map(({ key }) => key)])
  return {
    id: `new ${event.uid}`,
    taskId: configuration?.taskId,
    activityName: type,
    name: event.name || undefined,
    // What is over was played.
    status: event.end <= toInstant(ground.now) ? 'completed' : 'planned',
    startDate: event.start,
    endDate: event.end,
    fields: Object.entries(answers).flatMap(([key, value]): FieldValue[] =>
      value !== undefined && keys.has(key) ? [{ key, value }] : [],
    ),
    pitchIds: [pitchId],
    sectionIds: [],
    userIds: [],
    teamId: undefined,
    notes: event.notes,
    recurrence: undefined,
    recurrenceId: undefined,
    createdBy: undefined,
    updatedAt: undefined,
  }
}

/** What people wrote and who they sent stays; the file decides when, where and who plays. */
function updated(
  before: Activity,
  event: ImportedEvent,
  pitchId: Id,
  { timeZone, configuration }: DiffGround,
): Activity {
  const length = Date.parse(before.endDate) - Date.parse(before.startDate)
  const isOnNewPitch = before.pitchIds[0] !== pitchId
  const isOtherMatch = before.activityName === 'match' && event.name !== '' && event.name !== before.name
  const told = new Map<string, string | undefined>([
    ['kickOff', atGround(event.start, timeZone).time],
    // What somebody wrote about the same match stays.
    ...(isOtherMatch ? Object.entries(sidesOf(event)) : []),
    [CANCEL_REASON, undefined],
  ])
  const asked = configuration.find(({ activityName }) => activityName === before.activityName)?.fields ?? []
  const isUsed = (key: string) => [...asked, ...before.fields].some((field) => field.key === key)
  return {
    ...before,
    name: event.name || before.name,
    status: 'planned',
    startDate: event.start,
    endDate: event.isLengthAssumed ? toInstant(Date.parse(event.start) + length) : event.end,
    pitchIds: isOnNewPitch ? [pitchId] : before.pitchIds,
    sectionIds: isOnNewPitch ? [] : before.sectionIds,
    fields: [
      ...[...told].flatMap(([key, value]) => (value !== undefined && isUsed(key) ? [{ key, value }] : [])),
      ...before.fields.filter(({ key }) => !told.has(key)),
    ],
  }
}

function notesOf(event: ImportedEvent, activity: Activity, ground: DiffGround): ChangeNote[] {
  const isBooked = fixturesAt(activity, ground).some(({ startDate }) => startDate === activity.startDate)
  return [
    ...(activity.endDate <= toInstant(ground.now) ? ['past' as const] : []),
    ...(isBooked ? ['booked' as const] : []),
    ...(event.isAllDay ? ['wholeDay' as const] : event.isLengthAssumed ? ['lengthAssumed' as const] : []),
  ]
}

/** What an earlier file of the same name brought and this one, which speaks of the same time, no longer has. */
function goneFrom(
  { source, events }: ImportedFile,
  known: ReadonlyMap<string, Activity>,
  { now }: DiffGround,
): FixtureChange[] {
  const uids = new Set(events.map(({ uid }) => uid))
  const today = toInstant(now)
  const { first, last } = spanOf(events)
  return [...known].flatMap(([uid, before]): FixtureChange[] => {
    const isGone =
      source !== undefined &&
      answerOf(before, SOURCE_NAME) === source &&
      before.status === 'planned' &&
      !uids.has(uid) &&
      before.startDate >= (first > today ? first : today) &&
      before.startDate <= last
    if (!isGone) return []
    const activity = { ...before, status: 'cancelled' }
    return [{ id: uid, kind: 'gone', before, activity, notes: [], clashes: [], isWanted: false }]
  })
}

function spanOf(events: readonly ImportedEvent[]): { first: Instant; last: Instant } {
  let [first, last] = ['9999', '']
  for (const { start } of events) {
    if (start < first) first = start
    if (start > last) last = start
  }
  return { first, last }
}

/** What POST /activities takes of an addition. */
export function asNew(activity: Activity): NewActivity {
  const { id: _id, updatedAt: _at, createdBy: _by, recurrenceId: _series, ...rest } = activity
  return rest
}
