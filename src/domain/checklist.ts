import { type Activity, answerOf, type FieldAnswer } from './activity.ts'
import type { Template } from './localData.ts'

/** The answer under which a checklist travels with its work: `[ ] Check the reel`, `[x] Empty the box` (F14). */
export const CHECKLIST = 'checklist'

export type ChecklistItem = { text: string; done: boolean }

export const checklistOf = (answer: FieldAnswer | undefined): ChecklistItem[] =>
  Array.isArray(answer)
    ? answer
        .filter((line) => typeof line === 'string')
        .map((line) => ({ text: line.replace(/^\[[ xX]\] ?/, ''), done: /^\[[xX]\]/.test(line) }))
    : []

export const checklistAnswer = (items: readonly ChecklistItem[]): string[] =>
  items.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`)

/** Ticks that were set on this device and not sent yet, by the item's text. */
export type Ticks = Readonly<Record<string, boolean>>

/**
 * What is ticked off at some work: its own checklist, or where it has none that of the template it has its name from, else
 * of the first of its type; ticks of this device count before those that came with it (F34, F36).
 */
export function checklistFor(
  work: Pick<Activity, 'activityName' | 'fields'> & Partial<Pick<Activity, 'name'>>,
  templates: readonly Pick<Template, 'activityName' | 'name' | 'checklist'>[],
  ticks: Ticks = {},
): ChecklistItem[] {
  const own = checklistOf(answerOf(work, CHECKLIST))
  const fitting = templates.filter(
    ({ activityName, checklist }) => activityName === work.activityName && checklist.length > 0,
  )
  const usual = fitting.find(({ name }) => name === work.name) ?? fitting[0]
  const items = own.length > 0 ? own : (usual?.checklist ?? []).map((text) => ({ text, done: false }))
  return items.map(({ text, done }) => ({
    text,
    done: Object.hasOwn(ticks, text) ? ticks[text] === true : done,
  }))
}

/** The work with its checklist as it stands on this device; untouched where nobody ticked anything. */
export const withTicks = <Work extends Pick<Activity, 'fields'>>(
  work: Work,
  items: readonly ChecklistItem[],
  ticks: Ticks | undefined,
): Work =>
  ticks === undefined || Object.keys(ticks).length === 0
    ? work
    : {
        ...work,
        fields: [
          ...work.fields.filter(({ key }) => key !== CHECKLIST),
          { key: CHECKLIST, value: checklistAnswer(items) },
        ],
      }
