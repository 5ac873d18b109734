import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { type LightTarget, usualLightTarget } from '@/domain/agronomy/lightDeficit'
import type { Pitch } from '@/domain/pitch'
import { ownValue } from '@/lib/ownValue'
import { without } from '@/lib/without'
import { useTold } from '@/ui/useTold'

/** The light that a pitch is to get: the usual for its turf until somebody sets another. */
export function useLightTarget({ id, species }: Pitch) {
  const { data } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const told = useTold()
  const usual = usualLightTarget(species)
  const own = ownValue(data?.lightTargets, id)
  const target: LightTarget = own ? { low: own.low, high: own.high, ppfd: own.ppfd } : usual
  return {
    target,
    isOwn: own !== undefined,
    /** The usual again for undefined. */
    setTarget: (next: LightTarget | undefined) => {
      const others = without(data?.lightTargets ?? {}, id)
      void told(save({ lightTargets: next ? { ...others, [id]: next } : others }))
    },
  }
}
