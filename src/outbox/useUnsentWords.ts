import { useTranslation } from 'react-i18next'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { readBoard } from './board'

/**
 * What was done, in a sentence, with a second one where the backend does not have it yet: nobody may take for sent what
 * waits on this device. For what has just been written, by the ids of its rows.
 */
export function useUnsentWords() {
  const { t } = useTranslation('common')
  const format = useFormat()
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
    // Of several that were done, how many: the others are with the backend.
    const waiting = new Set(open.map((one) => one.entity)).size
    const count = waiting < names.size ? `${format.number(waiting)}/${format.number(names.size)}: ` : ''
    const state = open.some((one) => one.state === 'conflict') ? 'conflict' : 'waiting'
    return `${said} ${count}${t(`ui.notSent.${state}`)}.`
  }
}
