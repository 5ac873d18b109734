import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Activity } from '@/domain/activity'
import { ground, match, work } from '@/domain/planning/samples'
import { useFindings } from './useFindings'

const overMatch = work('mow', 'mowing', '14:00', '15:30')
const elsewhere = work('roll', 'rolling', '08:00', '09:00', { pitchIds: ['training'] })
const plan = () => ground({ fixtures })
const fixtures = [match('15:00', '17:00')]
const NOW = new Date('2026-04-14T05:00:00Z')

const find = (activities: readonly Activity[]) =>
  renderHook(
    ({ rows, board }) =>
      useFindings({
        planned: rows,
        activities: rows,
        ground: board,
        weather: undefined,
        place: undefined,
        now: NOW,
        timeZone: 'UTC',
      }),
    { initialProps: { rows: activities, board: plan() } },
  )

/** Until it has been looked for. */
const found = () => act(() => vi.runAllTimersAsync())

describe('what speaks against the work of the calendar', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is there at once when somebody comes back to the same work', async () => {
    const rows = [overMatch, elsewhere]
    const first = find(rows)
    expect(first.result.current.clashes.list).toEqual([])
    await found()
    expect(first.result.current.clashes.list).toHaveLength(1)
    first.unmount()
    expect(find(rows).result.current.clashes.of.has('mow')).toBe(true)
  })

  it('is looked for again when a match is called off', async () => {
    const rows = [overMatch]
    const { result, rerender } = find(rows)
    await found()
    expect(result.current.clashes.list).toHaveLength(1)
    rerender({ rows, board: ground() })
    await found()
    expect(result.current.clashes.list).toEqual([])
  })

  it('is the same, so that nothing is drawn anew, when other work has moved', async () => {
    const { result, rerender } = find([overMatch, elsewhere])
    await found()
    const { clashes } = result.current
    const later = { ...elsewhere, startDate: '2026-04-14T09:00:00Z', endDate: '2026-04-14T10:00:00Z' }
    rerender({ rows: [overMatch, later], board: plan() })
    await found()
    expect(result.current.clashes).toBe(clashes)
  })
})
