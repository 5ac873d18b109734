import { useTranslation } from 'react-i18next'

/** What a group of products is called; one that the texts do not know by its own word. */
export function useGroupName(): (group: string) => string {
  const { t } = useTranslation('supplies')
  return (group) => t(`group.${group}` as never, { defaultValue: group })
}
