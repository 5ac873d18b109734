import { useState } from 'react'
import { leaveChange, type LeaveRange, stretchAt } from '@/domain/leave'
import type { Id } from '@/domain/wire'
import type { Asked } from './LeavePopover'
import type { LeaveScene } from './leaveScene'
import { useLeaveActs } from './useLeaveActs'

/** What a grid does with days that were chosen: asks what they are, or frees them. */
export function useLeaveDesk(scene: LeaveScene, nameOf: (id: Id) => string) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { act } = useLeaveActs()
  return {
    asked,
    close: () => setAsked(null),
    /** Asks once more, unless other days are asked about by now or these are no longer drawn. */
    askAgain: (again: Asked) => setAsked((now) => now ?? (again.cell.isConnected ? again : null)),
    choose: (range: LeaveRange, cell: HTMLElement) => {
      const there = range.from === range.to ? stretchAt(scene.stretches, range.user, range.from) : undefined
      setAsked({ range: there ?? range, stretch: there, cell })
    },
    /** The chosen days; of one day the whole leave it is part of. */
    remove: (range: LeaveRange) => {
      const there = range.from === range.to ? stretchAt(scene.stretches, range.user, range.from) : undefined
      const days = there ?? range
      const change = leaveChange(days, null, scene.daysOff, scene.nonWorking)
      if (change.write.remove.dates.length > 0) void act(change, nameOf(range.user), days, null)
    },
  }
}
