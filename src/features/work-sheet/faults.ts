import { type ActivityField, kindOf } from '@/domain/activityConfiguration'
import { needsPitch } from '@/domain/activityName'
import { daysAhead } from './repeatDraft'
import { isSharedAmount, sharesOf } from '@/domain/sharedAnswers'
import { CANCEL_REASON } from '@/domain/calledOff'
import { machineUses, productUses, timesOf, type WorkDraft } from './workDraft'

/** What is wrong with one field: a key of the texts, `fault.<word>`. */
export type Fault = 'required' | 'unreadable' | 'endBeforeStart' | 'tooLong' | 'noDays'
/** By the field's name in the form; the fields of a type are called `field.<key>`. */
export type Faults = Record<string, Fault>

const NOTES_LENGTH = 1000
const NONE: ReadonlySet<string> = new Set()

type Rules = {
  fields: readonly ActivityField[]
  timeZone: string
  isNew: boolean
  /** Called off before, maybe by somebody who was not asked why. */
  wasCancelled?: boolean
}

/** What stops a draft from being saved, in the order of the form. */
export function faultsOf(draft: WorkDraft, { fields, timeZone, isNew, wasCancelled = false }: Rules): Faults {
  const faults: Faults = {}
  if (isNew && needsPitch(draft.type) && draft.pitchIds.length === 0) faults.pitchIds = 'required'
  if (!draft.day) faults.day = 'required'
  if (!draft.start) faults.start = 'required'
  if (!draft.end) faults.end = 'required'
  const times = timesOf(draft, timeZone)
  if (times && times.endDate <= times.startDate) faults.end = 'endBeforeStart'
  if (draft.status === 'cancelled' && !wasCancelled && !draft.answers[CANCEL_REASON])
    faults[CANCEL_REASON] = 'required'
  for (const field of fields) {
    const fault = faultOf(draft, field)
    if (fault) faults[`field.${field.key}`] = fault
  }
  if (draft.repeat && daysAhead(draft, NONE, timeZone).length === 0) faults.repeat = 'noDays'
  if (draft.notes.length > NOTES_LENGTH) faults.notes = 'tooLong'
  return faults
}

function faultOf(draft: WorkDraft, field: ActivityField): Fault | undefined {
  const answer = draft.answers[field.key]
  if (typeof answer === 'number' && Number.isNaN(answer)) return 'unreadable'
  if (field.key === 'machine' && machineUses(answer).some(({ hours }) => Number.isNaN(hours)))
    return 'unreadable'
  if (
    field.key === 'product' &&
    productUses(answer).some(({ rate, quantity }) => Number.isNaN(rate) || Number.isNaN(quantity))
  )
    return 'unreadable'
  if (!field.required || kindOf(field) === 'boolean') return undefined
  const missing =
    answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)
  return missing ? 'required' : undefined
}

/**
 * Numbers outside what is usual (activity-fields.md: ranges are soft, ask once), in metric units; of several pitches
 * that share an amount, the share and the pitch's place among them.
 */
export type Unusual = { field: ActivityField; value: number; at?: number }

/** `areas` are those of the pitches, m², where each gets work of its own: a range is meant for one of them. */
export const unusualIn = (
  draft: WorkDraft,
  fields: readonly ActivityField[],
  areas: readonly number[] = [],
): Unusual[] =>
  fields.flatMap((field): Unusual[] => {
    const value = draft.answers[field.key]
    if (typeof value !== 'number') return []
    const isOut = (one: number) =>
      (field.min !== undefined && one < field.min) || (field.max !== undefined && one > field.max)
    if (areas.length < 2 || !isSharedAmount(field)) return isOut(value) ? [{ field, value }] : []
    return sharesOf(value, areas).flatMap((share, at) => (isOut(share) ? [{ field, value: share, at }] : []))
  })

/** What a backend calls the form's fields (contract.md, Activity). */
const NAMES: Readonly<Record<string, string>> = {
  startDate: 'start',
  endDate: 'end',
  pitchIds: 'pitchIds',
  sectionIds: 'sectionIds',
  userIds: 'userIds',
  notes: 'notes',
  status: 'status',
  activityName: 'type',
  name: 'name',
  recurrence: 'repeat',
}

/** Where the sentences of a 400 belong; what names no field of the form is left to the notice above the button. */
export function placedFaults(sentences: Record<string, string[]>, fields: readonly ActivityField[]) {
  const placed: Record<string, string> = {}
  const rest: string[] = []
  for (const [key, words] of Object.entries(sentences)) {
    const own = key.replace(/^fields\./, '')
    const name = NAMES[key] ?? (fields.some((field) => field.key === own) ? `field.${own}` : undefined)
    if (name) placed[name] = words.join(' ')
    else rest.push(...words)
  }
  return { placed, rest }
}
