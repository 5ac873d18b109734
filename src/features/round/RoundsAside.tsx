import { useGetPitchesQuery } from '@/api/pitches'
import { PausedRounds } from './PausedRounds'

/** Rounds that wait on this device, beside the jobs of the day: one that nobody sees is one that nobody ends. */
export function RoundsAside() {
  const { data: pitches = [] } = useGetPitchesQuery()
  return <PausedRounds pitches={pitches} />
}
