import type { FieldAnswer } from '@/domain/activity'
import type { ActivityField } from '@/domain/activityConfiguration'
import { isEmpty } from './workDraft'

/** So many a form shows at least; the configuration names first what matters most. */
const AT_LEAST = 6
/** For fewer than these nobody should have to press. */
const WORTH_A_PRESS = 4
/** What is known once the work has been done. */
const KNOWN_AFTER = new Set(['actualMinutes', 'fuel', 'clippings'])

/**
 * The keys of the fields that a form shows before anybody asks for more: what must be told, what is told already or
 * was so the last time, and the first of the others. All of them where only a few would be left.
 */
export function shownFields(
  fields: readonly ActivityField[],
  { answers, errors, isNew }: ShownBy,
): ReadonlySet<string> {
  const isTold = (key: string) => {
    const answer = answers[key]
    return answer !== undefined && answer !== false && !isEmpty(answer)
  }
  const must = fields.filter(
    ({ key, required }) =>
      required === true ||
      key === 'product' ||
      isTold(key) ||
      errors[`field.${key}`] !== undefined ||
      (!isNew && KNOWN_AFTER.has(key)),
  )
  const others = fields.filter((field) => !must.includes(field))
  const first = others
    .filter(({ key }) => !KNOWN_AFTER.has(key))
    .slice(0, Math.max(0, AT_LEAST - must.length))
  const left = others.length - first.length
  return new Set((left < WORTH_A_PRESS ? fields : [...must, ...first]).map(({ key }) => key))
}

type ShownBy = {
  answers: Readonly<Record<string, FieldAnswer | undefined>>
  errors: Readonly<Record<string, string>>
  /** Nothing is stored yet. */
  isNew: boolean
}
