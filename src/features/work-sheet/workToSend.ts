import type { Activity, NewActivity } from '@/domain/activity'
import type { ActivityField } from '@/domain/activityConfiguration'
import { toInstant } from '@/domain/groundTime'
import type { Pitch, Section } from '@/domain/pitch'
import { sharedAnswers } from '@/domain/sharedAnswers'
import type { Supply } from '@/domain/supply'
import type { Id } from '@/domain/wire'
import { MINUTE_MS } from '@/lib/durations'
import { recurrenceOf } from './repeatDraft'
import { areasOf, treatedArea, withConversions, withQuantities } from './treatedArea'
import { activityOf, nothingYet, rightNow, type WorkDraft } from './workDraft'

type Known = {
  pitches: readonly Pitch[]
  sections: readonly Section[]
  supplies: readonly Supply[]
  fields: readonly ActivityField[]
  taskId: Id | undefined
  timeZone: string
}

/**
 * One activity for each pitch, each with its own start and people, and its share of what is said of them all; one in all
 * where there is no choice (F13).
 */
export function newWork(draft: WorkDraft, known: Known): NewActivity[] {
  const empty = {
    ...nothingYet(known.taskId, rightNow()),
    recurrence: recurrenceOf(draft, known.timeZone),
  }
  const places = draft.pitchIds.length > 1 ? draft.pitchIds.map((id) => [id]) : [draft.pitchIds]
  const answers = sharedAnswers(known.fields, draft.answers, areasOf(draft, known))
  return places.map((pitchIds, at) => {
    const mine: WorkDraft = { ...draft, answers: answers[at] ?? draft.answers }
    const own: WorkDraft = {
      ...filledIn(mine, treatedArea(mine, known, pitchIds), known),
      pitchIds,
      sectionIds: sectionsOf(draft, known.sections, pitchIds),
      userIds: peopleAt(draft, pitchIds[0]),
    }
    const activity = activityOf(own, empty, keysOf(known), known.timeZone)
    const later = at * staggerOf(draft) * MINUTE_MS
    return {
      ...activity,
      startDate: toInstant(Date.parse(activity.startDate) + later),
      endDate: toInstant(Date.parse(activity.endDate) + later),
    }
  })
}

/** Who works on a pitch; an address may ask for one called "constructor". */
const peopleAt = ({ peopleAt: own, userIds }: WorkDraft, pitchId: string | undefined): string[] =>
  (pitchId !== undefined && Object.hasOwn(own, pitchId) && own[pitchId]) || userIds

const keysOf = ({ fields }: Known): string[] => fields.map(({ key }) => key)
const staggerOf = ({ stagger }: WorkDraft): number => (Number.isFinite(stagger) ? Math.max(0, stagger) : 0)

/** Stored work as the first of a series of the same (F12): what a backend gave the one piece stays behind with it. */
export function seriesFrom(draft: WorkDraft, stored: Activity, known: Known): NewActivity {
  const {
    id: _id,
    updatedAt: _updatedAt,
    createdBy: _createdBy,
    recurrenceId: _series,
    ...work
  } = changedWork(draft, stored, known)
  return { ...work, recurrence: recurrenceOf(draft, known.timeZone) }
}

const filledIn = (draft: WorkDraft, area: number, { supplies }: Known): WorkDraft =>
  withQuantities(withConversions(draft, area), area, supplies)

/** Stored work as the form has it now. */
export const changedWork = (draft: WorkDraft, stored: Activity, known: Known): Activity =>
  activityOf(filledIn(draft, treatedArea(draft, known), known), stored, keysOf(known), known.timeZone)

const sectionsOf = (draft: WorkDraft, sections: readonly Section[], pitchIds: readonly Id[]): Id[] =>
  draft.sectionIds.filter((id) => {
    const section = sections.find((one) => one.id === id)
    return section === undefined || pitchIds.includes(section.pitchId)
  })
