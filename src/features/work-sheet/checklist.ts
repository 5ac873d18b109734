import type { FieldAnswer } from '@/domain/activity'

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
