import { useTranslation } from 'react-i18next'

/** A key that has no text of ours, as words: `hybridRollOut` becomes "Hybrid roll out". */
export function humanise(key: string): string {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The words of work: types, statuses, fields and their options. What a backend knows and we do not keeps its own name. */
export function useActivityText() {
  const { t } = useTranslation(['activity', 'work'])
  const word = (group: string, key: string) => t(`${group}.${key}`, { defaultValue: humanise(key) })
  const ofForm = (group: string, key: string) =>
    t(`${group}.${key}`, { ns: 'work', defaultValue: humanise(key) })
  return {
    /** "Mowing" */
    name: (activityName: string) => word('name', activityName),
    /** "Mow" */
    short: (activityName: string) => t(`short.${activityName}`, { defaultValue: word('name', activityName) }),
    status: (status: string) => word('status', status),
    field: (key: string) => ofForm('field', key),
    option: ({ value, label }: { value: string; label?: string | undefined }) =>
      label ?? ofForm('option', value),
    leave: (leaveType: string) => word('leave', leaveType),
  }
}
