import { describe, expect, it } from 'vitest'
import type { Entry } from './placement'
import { lookOf, markOf, type Scene, toLookAtOn } from './scene'

const sceneOf = (...severities: ('stop' | 'look')[]) =>
  ({
    hazards: new Map(),
    clashes: new Map([['mow', severities.map((severity) => ({ severity }))]]),
    broken: new Map([['spray', {}]]),
  }) as unknown as Scene

describe('the corner of a block (B1)', () => {
  it('is red where something cannot stay as it is, amber where all of it can be lived with', () => {
    expect(markOf(sceneOf('look', 'stop'), 'mow')).toBe('clash')
    expect(markOf(sceneOf('look', 'look'), 'mow')).toBe('look')
    expect(markOf(sceneOf('look'), 'spray')).toBe('weather')
    expect(markOf(sceneOf('look'), 'roll')).toBeUndefined()
  })
})

it('B1 a day of the month counts clashes, as the chip does, and not the jobs that they are between', () => {
  const at = (from: string, to: string) => ({ severity: 'look', from: `${from}:00Z`, to: `${to}:00Z` })
  const twice = at('2026-04-14T08:00', '2026-04-14T09:00')
  const overnight = at('2026-04-14T20:00', '2026-04-15T05:00')
  const untilMidnight = at('2026-04-13T20:00', '2026-04-13T22:00')
  const scene = {
    timeZone: 'Europe/Berlin',
    clashes: new Map([
      ['mow', [twice, overnight, untilMidnight]],
      ['roll', [twice]],
    ]),
    broken: new Map([['spray', { from: '2026-04-14T10:00:00Z' }]]),
  } as unknown as Scene
  const entries = ['mow', 'roll', 'spray'].map(
    (id) => ({ kind: 'work', activity: { id } }) as unknown as Entry,
  )
  const counts = ['2026-04-13', '2026-04-14', '2026-04-15'].map(
    (day) => toLookAtOn(scene, entries, day).count,
  )
  expect(counts).toEqual([1, 3, 1])
})

it('F10 a match of the plan looks like the fixture it is, played or not, and is never late; called off, it is struck out', () => {
  const look = (activityName: string, status: string) =>
    lookOf(
      {
        kind: 'work',
        activity: {
          activityName,
          status,
          startDate: '2026-04-14T14:00:00Z',
          endDate: '2026-04-14T16:00:00Z',
        },
      } as unknown as Entry,
      new Date('2026-04-15T06:00:00Z'),
    )
  expect(['planned', 'completed', 'cancelled'].map((status) => look('match', status))).toEqual([
    'fixture',
    'fixture',
    'cancelled',
  ])
  expect(look('training', 'planned')).toBe('fixture')
  expect(look('mowing', 'planned')).toBe('late')
})
