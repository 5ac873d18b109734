import { useTranslation } from 'react-i18next'

type Named = { activityName: string; name?: string | undefined }

/** What work is called: by its own name where it has one, else by its type; a type the texts do not know by its own word. */
export function useActivityWords(): {
  title: (activity: Named) => string
  type: (activityName: string) => string
  short: (activityName: string) => string
} {
  const { t } = useTranslation('activity')
  const type = (activityName: string) => t(`name.${activityName}`, { defaultValue: activityName })
  return {
    type,
    short: (activityName) => t(`short.${activityName}`, { defaultValue: activityName }),
    title: ({ activityName, name }) => name || type(activityName),
  }
}
