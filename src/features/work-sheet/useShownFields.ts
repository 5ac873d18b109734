import { useState } from 'react'
import type { ActivityField } from '@/domain/activityConfiguration'
import { readPreference, writePreference } from '@/lib/preference'
import { shownFields } from './shownFields'
import type { WorkEntry } from './useWorkForm'

/**
 * Which fields of a type stand in the form and which wait behind "more details"; whether they wait is kept in this
 * browser. A field that has come up stays where it is, and none moves while all are open: nothing jumps under the hand.
 */
export function useShownFields({ draft, errors, base }: WorkEntry, fields: readonly ActivityField[]) {
  const [isOpen, setIsOpen] = useState(() => readPreference('workDetails') === 'open')
  const asked = shownFields(fields, { answers: draft.answers, errors, isNew: base === null })
  const [shown, setShown] = useState({ type: draft.type, keys: asked })
  const grown =
    shown.type !== draft.type
      ? asked
      : isOpen || [...asked].every((key) => shown.keys.has(key))
        ? shown.keys
        : new Set([...shown.keys, ...asked])
  if (grown !== shown.keys) setShown({ type: draft.type, keys: grown })
  return {
    first: fields.filter(({ key }) => grown.has(key)),
    rest: fields.filter(({ key }) => !grown.has(key)),
    isOpen,
    toggle: () => {
      writePreference('workDetails', isOpen ? undefined : 'open')
      setIsOpen(!isOpen)
    },
  }
}
