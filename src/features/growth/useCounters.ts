import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import type { GddCounter } from '@/domain/localData'
import type { Id } from '@/domain/wire'
import { useUndoToast } from '@/ui/useUndoToast'
import { useTold } from '@/ui/useTold'

/** The club's own counters of degree days on a pitch; every change can be taken back, and takes no other with it. */
export function useCounters(pitchId: Id) {
  const { t } = useTranslation('growth')
  const query = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const told = useTold()
  const say = useUndoToast()
  const all = query.data?.gddCounters ?? []
  const change = async (gddCounters: GddCounter[], said: string) => {
    const { error } = await told(save({ gddCounters }))
    if (error === undefined)
      say(said, () => takeBack({ before: { gddCounters: all }, after: { gddCounters } }))
  }
  return {
    query,
    counters: all.filter((counter) => counter.pitchId === pitchId),
    put: (counter: GddCounter) =>
      all.some(({ id }) => id === counter.id)
        ? change(
            all.map((one) => (one.id === counter.id ? counter : one)),
            t('said.saved', { name: counter.name }),
          )
        : change([...all, counter], t('said.started', { name: counter.name })),
    remove: ({ id, name }: GddCounter) =>
      change(
        all.filter((one) => one.id !== id),
        t('said.removed', { name }),
      ),
  }
}
