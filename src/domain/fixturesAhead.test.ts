import { describe, expect, it } from 'vitest'
import type { Fixture } from './fixture.ts'
import { fixturesAhead, nextUses } from './fixturesAhead.ts'

const now = new Date('2026-04-14T11:00:00Z')
const here = { now, timeZone: 'Europe/London', homePitchId: 'stadium' }
const fixture = (id: string, at: string, kind: Fixture['kind'], pitchId: string): Fixture => ({
  id,
  name: id,
  startDate: `2026-04-${at}:00Z`,
  endDate: `2026-04-${at.slice(0, 3)}${String(Number(at.slice(3, 5)) + 1).padStart(2, '0')}:30:00Z`,
  kind,
  pitchId,
})
const rows = [
  fixture('home', '18T14:00', 'match', 'stadium'),
  fixture('over', '14T08:00', 'training', 'training-1'),
  fixture('on', '14T10:00', 'training', 'training-1'),
  fixture('juniors', '18T10:00', 'match', 'training-2'),
  fixture('tomorrow', '15T10:00', 'training', 'training-1'),
]
const ids = (fixtures: readonly Fixture[]) => fixtures.map(({ id }) => id)

describe('fixturesAhead', () => {
  it('F2 shows what is on, the next home match, and fills up with what comes next', () => {
    expect(ids(fixturesAhead(rows, here))).toEqual(['on', 'tomorrow', 'home'])
  })

  it('takes any match where there is none at home', () => {
    expect(ids(fixturesAhead(rows, { ...here, homePitchId: undefined }, 1, 0))).toEqual(['on', 'juniors'])
  })

  it('F2 leaves out nothing that is played today or tomorrow, however much that is', () => {
    const busy = ['14T15:00', '14T17:00', '15T09:00', '15T18:00', '16T09:00'].map((at) =>
      fixture(at, at, 'training', 'training-2'),
    )
    expect(ids(fixturesAhead([...rows, ...busy], here))).toEqual([
      'on',
      '14T15:00',
      '14T17:00',
      '15T09:00',
      'tomorrow',
      '15T18:00',
      'home',
    ])
  })

  it('F2 gives each pitch its present or next use', () => {
    const uses = nextUses(rows, now)
    expect(uses.get('training-1')?.id).toBe('on')
    expect(uses.get('stadium')?.id).toBe('home')
    expect(uses.get('training-9')).toBeUndefined()
  })
})
