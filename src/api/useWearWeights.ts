import { WEAR_WEIGHTS, type WearWeights } from '@/domain/agronomy/wearLedger'
import { useGetLocalDataQuery } from './localData'

/** The weights a person uses: the usual, each replaced by their own. */
export function useWearWeights(): WearWeights {
  const { data } = useGetLocalDataQuery()
  const own = data?.wearWeights ?? {}
  return {
    match: own.match ?? WEAR_WEIGHTS.match,
    training: own.training ?? WEAR_WEIGHTS.training,
    juniors: own.juniors ?? WEAR_WEIGHTS.juniors,
    warmUp: own.warmUp ?? WEAR_WEIGHTS.warmUp,
    wet: own.wet ?? WEAR_WEIGHTS.wet,
  }
}
