import { useTranslation } from 'react-i18next'

type Named = { activityName: string; name?: string | undefined }

/** What work is called: by its own name where it has one, else by its type; a type the texts do not know by its own word. */
export function useActivityWords(): {
  title: (activity: Named) => string
  type: (activityName: string) => string
  short: (activityName: string) => string
  /** Work with its place: of two mowings, which one. */
  at: (work: string, place: string | undefined) => string
} {
  const { t } = useTranslation('activity')
  const type = (activityName: string) => t(`name.${activityName}`, { defaultValue: activityName })
  return {
    type,
    short: (activityName) => t(`short.${activityName}`, { defaultValue: activityName }),
    at: (work, place) => (place ? t('at', { work, place }) : work),
    title: ({ activityName, name }) => name || type(activityName),
  }
}
