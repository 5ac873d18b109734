import type { FieldAnswer } from '@/domain/activity'
import { atGround, instantAtGround } from '@/domain/groundTime'
import type { Template } from '@/domain/localData'
import { CHECKLIST, checklistAnswer, checklistOf } from '@/domain/checklist'
import { carriedAnswers } from '@/domain/carriedAnswers'
import { clockMinutes, endAfter } from '@/domain/planning/moving'
import { fieldsOf, timesOf, type WorkDraft } from './workDraft'

const USUAL_MINUTES = 60

/** The draft as it may be done again: without what is true of this one time only. */
export function templateOf(draft: WorkDraft, name: string, timeZone: string): Template {
  const times = timesOf(draft, timeZone)
  const minutes = times ? clockMinutes(times, timeZone) : USUAL_MINUTES
  return {
    id: crypto.randomUUID(),
    name,
    activityName: draft.type,
    fields: carriedAnswers(draft.type, fieldsOf(draft, [])).filter(({ key }) => key !== CHECKLIST),
    minutes: minutes > 0 ? minutes : USUAL_MINUTES,
    checklist: checklistOf(draft.answers[CHECKLIST]).map(({ text }) => text),
    notes: draft.notes.trim() || undefined,
  }
}

/** The draft to be planned once more, without what is true of this one time only. */
export const copyOfDraft = (draft: WorkDraft): WorkDraft => ({
  ...draft,
  status: 'planned',
  repeat: null,
  answers: Object.fromEntries(
    carriedAnswers(
      draft.type,
      Object.entries(draft.answers).map(([key, value]) => ({ key, value })),
    ).map(({ key, value }) => [key, value]),
  ),
})

/** The draft with a template's answers, length, checklist and notes; what the template does not say stays. */
export function appliedTo(draft: WorkDraft, template: Template, timeZone: string): WorkDraft {
  const answers: Record<string, FieldAnswer> = Object.fromEntries(
    template.fields.map(({ key, value }) => [key, value]),
  )
  if (template.checklist.length > 0)
    answers[CHECKLIST] = checklistAnswer(template.checklist.map((text) => ({ text, done: false })))
  const next: WorkDraft = {
    ...draft,
    answers: { ...draft.answers, ...answers },
    notes: draft.notes || (template.notes ?? ''),
  }
  if (!draft.day || !draft.start) return next
  const start = instantAtGround(draft.day, draft.start, timeZone)
  const end = atGround(endAfter(start, template.minutes, timeZone), timeZone)
  return { ...next, end: end.time, endDay: end.day === draft.day ? null : end.day }
}
