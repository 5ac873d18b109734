import type { Id } from '@/domain/wire'
import { lazyPart } from '@/ui/lazyPart'

const RoundSetup = lazyPart(() => import('./RoundSetup'), 'RoundSetup', 'round', 'grid')
const RoundWalk = lazyPart(() => import('./RoundWalk'), 'RoundWalk', 'round', 'grid')

type RoundProps = {
  /** What the address says: `new`, a pitch, or the round to go on with. */
  round: string
  resume: boolean
  onClose: () => void
}

/** A measuring round on a phone: chosen, walked, put aside and taken up again, saved (F38). */
export function Round({ round, resume, onClose }: RoundProps) {
  const pitchId: Id | undefined = round === 'new' ? undefined : round
  return resume ? (
    <RoundWalk key={round} id={round} onClose={onClose} />
  ) : (
    <RoundSetup pitchId={pitchId} onClose={onClose} />
  )
}
