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
    const names = new Set(ids.map((id) => `${entity}:${id}`))
    // What was refused is an earlier write: this one would not be told as done.
    const open = readBoard().entries.filter(
      (one) => one.state !== 'sent' && one.state !== 'refused' && names.has(one.entity),
    )
    if (open.length === 0) return said
    const state = open.some((one) => one.state === 'conflict') ? 'conflict' : 'waiting'
    return `${said} ${t(`ui.notSent.${state}`)}.`
  }
}
