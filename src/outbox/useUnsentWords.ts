import { useTranslation } from 'react-i18next'
import type { Id } from '@/domain/wire'
import { readBoard } from './board'

/**
 * What was done, in a sentence, with a second one where the backend does not have it yet: nobody may take for sent what
 * waits on this device. For what has just been written, by the ids of its rows.
 */
export function useUnsentWords() {
  const { t } = useTranslation('common')
  return (
    said: string,
    ids: readonly (Id | undefined)[],
    entity: 'activity' | 'equipment' | 'leave' = 'activity',
  ): string => {
    const { notSent } = readBoard()
    const state = ids.map((id) => notSent.get(`${entity}:${id}`)).find(Boolean)
    return state ? `${said} ${t(`ui.notSent.${state}`)}.` : said
  }
}
