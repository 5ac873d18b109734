import * as v from 'valibot'
import { byCode } from '../lib/byCode.ts'
import { type Activity, answerOf, type FieldValue, machinesOf, type NewActivity } from './activity.ts'
import type { ActivityConfiguration } from './activityConfiguration.ts'
import type { Equipment } from './equipment.ts'
import { toInstant } from './groundTime.ts'
import { amount, day, id, type Id, instant, type Known, maybe } from './wire.ts'

/** What is looked at before a machine leaves the shed, by the keys of the type `maintenance` (activity-fields.md). */
export const CHECKS = ['oil', 'tyres', 'blades', 'guards', 'lights', 'leaks'] as const
export type Check = (typeof CHECKS)[number]
/** True has passed; what nobody looked at is not there. */
export type CheckResults = Partial<Record<Check, boolean>>

export const SEVERITIES = ['minor', 'major', 'unsafe'] as const
export type Severity = (typeof SEVERITIES)[number]

export const ENTRY_KINDS = ['check', 'fuel', 'fault', 'service'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

const text = v.pipe(v.string(), v.maxLength(500))
const hours = v.pipe(amount, v.minValue(0))
const passed = maybe(v.boolean())

/** Something that was noted of a machine; quantities in h and l, money in the club's currency. */
export const machineEntry = v.looseObject({
  machineId: id,
  at: instant,
  kind: v.picklist(ENTRY_KINDS),
  results: maybe(
    v.object({ oil: passed, tyres: passed, blades: passed, guards: passed, lights: passed, leaks: passed }),
  ),
  litres: maybe(v.pipe(amount, v.minValue(0))),
  text: maybe(text),
  severity: maybe(v.picklist(SEVERITIES)),
  hours: maybe(hours),
  parts: maybe(text),
  cost: maybe(v.pipe(amount, v.minValue(0))),
  nextHours: maybe(hours),
  nextDay: maybe(day),
  /** Told to nobody yet, as the fields of the type could not be asked for: the key of the act that will tell it. */
  waits: maybe(v.looseObject({ key: id, takesOut: v.optional(v.fallback(v.boolean(), false), false) })),
})
export type MachineEntry = Known<v.InferOutput<typeof machineEntry>>

const MAINTENANCE = 'maintenance'
/** The option of `kind` that stands for each. */
const KIND_OF: Record<EntryKind, string> = {
  check: 'inspection',
  fuel: 'fuelling',
  fault: 'inspection',
  service: 'service',
}
/** Minutes that are noted for each; a rule of this product. Work must have a length. */
const MINUTES: Record<EntryKind, number> = { check: 5, fuel: 5, fault: 5, service: 60 }

/** What of an entry goes into which field. */
const answersOf = (entry: MachineEntry, takesOut: boolean): FieldValue[] => {
  const { results, litres, text: fault, severity, hours: meterHours, parts } = entry
  const answers: Record<string, FieldValue['value'] | undefined> = {
    ...results,
    fuel: litres,
    fault,
    severity,
    meterHours,
    parts,
    nextDueHours: entry.nextHours,
    // Kept on the device besides: lists and alerts go by what is kept.
    nextDueDate: entry.nextDay,
    statusAfter: entry.kind === 'fault' ? (takesOut ? 'workshop' : 'limited') : undefined,
  }
  return Object.entries(answers).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]))
}

const FIELD_OF: Partial<Record<keyof MachineEntry, string>> = {
  litres: 'fuel',
  text: 'fault',
  severity: 'severity',
  hours: 'meterHours',
  parts: 'parts',
  nextHours: 'nextDueHours',
}

export type Noting = {
  /** Work that tells the entry to everybody; undefined where the backend has no such type. */
  work: NewActivity | undefined
  /** What is left for this device to keep; undefined where the work tells all. */
  kept: MachineEntry | undefined
}

/**
 * How an entry is noted: as done maintenance, with what the type's fields can hold (the configuration decides), and the
 * rest on this device.
 *
 * @param maintenance the type as this company may log it; undefined where it may not
 * @param takesOut whether a fault takes the machine out of service
 */
export function notingOf(
  { waits: _over, ...noted }: MachineEntry,
  maintenance: ActivityConfiguration | undefined,
  userId: Id | undefined,
  takesOut = noted.severity !== 'minor',
): Noting {
  const entry: MachineEntry = { ...noted, waits: undefined }
  const keys = new Set(maintenance?.fields.map(({ key }) => key))
  if (!maintenance || !keys.has('machine')) return { work: undefined, kept: entry }
  const fields: FieldValue[] = [
    { key: 'machine', value: [{ id: entry.machineId, hours: undefined }] },
    { key: 'kind', value: KIND_OF[entry.kind] },
    ...answersOf(entry, takesOut),
  ].filter(({ key }) => keys.has(key))
  const end = Date.parse(entry.at)
  return {
    work: {
      taskId: maintenance.taskId,
      activityName: MAINTENANCE,
      name: undefined,
      status: 'completed',
      startDate: toInstant(end - MINUTES[entry.kind] * 60_000),
      endDate: entry.at,
      fields,
      pitchIds: [],
      sectionIds: [],
      userIds: userId === undefined ? [] : [userId],
      teamId: undefined,
      notes: undefined,
      recurrence: undefined,
    },
    kept: restOf(entry, keys),
  }
}

function restOf(entry: MachineEntry, keys: ReadonlySet<string>): MachineEntry | undefined {
  const { machineId, at, kind, results, ...values } = entry
  const rest: Record<string, unknown> = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = FIELD_OF[name as keyof MachineEntry]
      return value !== undefined && (field === undefined || !keys.has(field))
    }),
  )
  const unsaid = Object.entries(results ?? {}).filter(([key, value]) => value !== undefined && !keys.has(key))
  if (unsaid.length > 0) rest.results = Object.fromEntries(unsaid)
  // A day says nothing any more once the meter shows a later service.
  if (rest.nextDay !== undefined && values.hours !== undefined) rest.hours = values.hours
  return Object.keys(rest).length === 0 ? undefined : v.parse(machineEntry, { machineId, at, kind, ...rest })
}

/** What work says of a machine; work that was called off says nothing. */
function readFrom(work: Activity, machineId: Id): MachineEntry[] {
  if (work.activityName !== MAINTENANCE || work.status !== 'completed') return []
  if (!machinesOf(work).some((use) => use.id === machineId)) return []
  const entry = (kind: EntryKind, values: Record<string, unknown>): MachineEntry[] => {
    const read = v.safeParse(machineEntry, { ...values, machineId, at: work.endDate, kind })
    return read.success ? [read.output] : []
  }
  const value = (key: string) => answerOf(work, key) ?? undefined
  const results = Object.fromEntries(
    CHECKS.flatMap((key) => (typeof value(key) === 'boolean' ? [[key, value(key)]] : [])),
  )
  const fault = value('fault')
  const litres = value('fuel')
  return [
    ...(typeof fault === 'string' && fault.trim() !== ''
      ? entry('fault', { text: fault.slice(0, 500), severity: severityOf(value('severity')) })
      : []),
    ...(Object.keys(results).length > 0 ? entry('check', { results }) : []),
    ...(typeof litres === 'number' ? entry('fuel', { litres, hours: value('meterHours') }) : []),
    ...(value('kind') === 'service'
      ? entry('service', {
          hours: value('meterHours'),
          parts: value('parts'),
          nextHours: value('nextDueHours'),
          nextDay: v.is(day, value('nextDueDate')) ? value('nextDueDate') : undefined,
        })
      : []),
  ]
}

const severityOf = (value: unknown): Severity | undefined => SEVERITIES.find((one) => one === value)

const identity = ({ kind, at }: MachineEntry): string => `${kind} ${at}`

/** An entry of the history; `onDevice` where some of it, or all, is kept here alone. */
export type LoggedEntry = MachineEntry & { onDevice: boolean }

/** Everything noted of a machine, latest first: what work tells, with what this device knows besides. */
export function machineHistory(
  work: readonly Activity[],
  kept: readonly MachineEntry[],
  machineId: Id,
): LoggedEntry[] {
  const entries = new Map<string, LoggedEntry>()
  for (const entry of work.flatMap((one) => readFrom(one, machineId)))
    entries.set(identity(entry), { ...entry, onDevice: false })
  for (const entry of kept.filter((one) => one.machineId === machineId)) {
    const known = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
    const shared = entries.get(identity(entry))
    const results = shared?.results && entry.results ? { ...shared.results, ...entry.results } : undefined
    entries.set(identity(entry), {
      ...(shared ?? entry),
      ...known,
      ...(results && { results }),
      onDevice: true,
    })
  }
  return [...entries.values()].toSorted((a, b) => byCode(b.at, a.at))
}

/** Hours after which a reading is asked about: nobody runs a machine round the clock; a rule of this product. */
const MOST_HOURS = 24

/** What is to be said of a reading in h: it is below the last, which no meter shows, or far above it. */
export function readingDoubt(last: number | undefined, typed: number): 'below' | 'jump' | undefined {
  if (last === undefined) return undefined
  if (typed < last) return 'below'
  return typed - last > MOST_HOURS ? 'jump' : undefined
}

/** One of a machine fewer that works. */
export const outOfService = (machine: Equipment): Equipment => ({
  ...machine,
  available: Math.max(0, machine.available - 1),
})

/** Serviced at so many hours; a next service that was named sets the interval, and a meter that stood lower moves up. */
export const serviced = (
  machine: Equipment,
  { hours: at, nextHours }: { hours: number; nextHours?: number | undefined },
): Equipment => ({
  ...machine,
  hours: Math.max(at, machine.hours ?? 0),
  lastServiceHours: at,
  ...(nextHours !== undefined && nextHours > at && { serviceEvery: nextHours - at }),
})

/** An entry that is to be told to everybody once it is known which fields the backend has for it. */
export const waitingEntry = (entry: MachineEntry, key: string, takesOut = false): MachineEntry => ({
  ...entry,
  waits: { key, takesOut },
})

/** What is kept, with something else in the place of an entry; undefined leaves it out. */
export const withInstead = (
  kept: readonly MachineEntry[],
  entry: MachineEntry,
  instead: MachineEntry | undefined,
): MachineEntry[] =>
  kept.flatMap((one) =>
    one.machineId === entry.machineId && identity(one) === identity(entry) ? (instead ?? []) : one,
  )

/** Fewer entries than these stay on a device; the oldest go first. */
const MOST_KEPT = 500
export const withEntry = (kept: readonly MachineEntry[], entry: MachineEntry): MachineEntry[] =>
  [...kept, entry].slice(-MOST_KEPT)
