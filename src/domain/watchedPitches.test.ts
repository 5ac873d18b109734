import { describe, expect, it } from 'vitest'
import type { Pitch } from './pitch.ts'
import { match } from './planning/samples.ts'
import { watchedPitches } from './watchedPitches.ts'

const pitches = ['t1', 't2', 't3', 't4', 't5', 'stadium'].map(
  (id) => ({ id, name: id, ...(id === 'stadium' ? { kind: 'stadium' } : {}) }) as Pitch,
)
const now = new Date('2026-04-14T05:31:00Z')
const on = (pitchId: string, day: string) => match(`${day}T10:00:00Z`, `${day}T12:00:00Z`, { pitchId })
const watched = (...play: ReturnType<typeof on>[]) => watchedPitches(pitches, play, now, 'Europe/London')

describe('watched pitches', () => {
  it('are the home pitch and those played on within three days, each once, soonest first', () => {
    const play = [
      on('t2', '2026-04-16'),
      on('t1', '2026-04-15'),
      on('t1', '2026-04-16'),
      on('t3', '2026-04-18'),
    ]
    expect(watched(...play)).toEqual(['stadium', 't1', 't2'])
  })

  it('are four at most, and none that the ground does not have', () => {
    const play = ['t1', 'elsewhere', 't2', 't3', 't4', 't5'].map((id) => on(id, '2026-04-15'))
    expect(watched(...play)).toEqual(['stadium', 't1', 't2', 't3'])
  })
})
