import { describe, expect, it } from 'vitest'
import type { DayOff } from './daysOff.ts'
import { daysBetween } from './groundTime.ts'
import {
  afterWrite,
  crowdedDays,
  leaveChange,
  leaveChunks,
  leaveMove,
  leaveStretches,
  leaveTotals,
  nextLeave,
  stretchAt,
} from './leave.ts'

const off = (user: string, leaveType: DayOff['leaveType'], ...dates: number[]): DayOff[] =>
  dates.map((date) => ({ user, leaveType, date: `2026-04-${String(date).padStart(2, '0')}` }))
/** 19 April is a Sunday. */
const SUNDAYS = new Set(['2026-04-19', '2026-04-26'])
const NONE: ReadonlySet<string> = new Set()

describe('stretches of leave', () => {
  it('are parted by a day of work, by another type, and not by a Sunday', () => {
    const stretches = leaveStretches(
      [...off('owen', 'holiday', 17, 18, 20, 22), ...off('owen', 'sick', 23), ...off('ben', 'holiday', 18)],
      SUNDAYS,
    )
    expect(stretches.map(({ user, leaveType, from, to }) => `${user} ${leaveType} ${from} ${to}`)).toEqual([
      'owen holiday 2026-04-17 2026-04-20',
      'ben holiday 2026-04-18 2026-04-18',
      'owen holiday 2026-04-22 2026-04-22',
      'owen sick 2026-04-23 2026-04-23',
    ])
    expect(stretchAt(stretches, 'owen', '2026-04-19')?.to).toBe('2026-04-20')
    expect(stretchAt(stretches, 'ben', '2026-04-19')).toBeUndefined()
    expect(nextLeave(stretches, 'owen', '2026-04-20')?.from).toBe('2026-04-17')
    expect(nextLeave(stretches, 'owen', '2026-04-21')?.from).toBe('2026-04-22')
  })

  it('do not end in a circle where nobody ever works', () => {
    const year = new Set(
      Array.from({ length: 800 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)),
    )
    expect(leaveStretches(off('owen', 'sick', 1, 2), year)).toHaveLength(1)
  })
})

describe('giving days a type', () => {
  const range = { user: 'owen', from: '2026-04-17', to: '2026-04-21' }

  it('leaves out days on which nobody works and days that are so already, and can be taken back', () => {
    const before = [...off('owen', 'holiday', 17), ...off('owen', 'sick', 18), ...off('ben', 'sick', 20)]
    const { write, back } = leaveChange(range, 'holiday', before, SUNDAYS)
    expect(write.add.map(({ date }) => date)).toEqual(['2026-04-18', '2026-04-20', '2026-04-21'])
    expect(write.remove.dates).toEqual([])
    const after = afterWrite(before, write)
    expect(leaveTotals(after.filter(({ user }) => user === 'owen'))).toMatchObject({ holiday: 4, sick: 0 })
    expect(new Set(afterWrite(after, back))).toEqual(new Set(before))
  })

  it('takes a day on which nobody works when there is no other', () => {
    const sunday = { user: 'owen', from: '2026-04-19', to: '2026-04-19' }
    expect(leaveChange(sunday, 'training', [], SUNDAYS).write.add).toEqual(off('owen', 'training', 19))
  })

  it('removes what is there and nothing else, and gives it back as it was', () => {
    const before = [...off('owen', 'holiday', 17, 20), ...off('owen', 'sick', 24)]
    const { write, back } = leaveChange(range, null, before, NONE)
    expect(write).toEqual({ add: [], remove: { user: 'owen', dates: ['2026-04-17', '2026-04-20'] } })
    expect(new Set(afterWrite(afterWrite(before, write), back))).toEqual(new Set(before))
  })

  it('moves a stretch: days that fall out of it are free again', () => {
    const before = off('owen', 'holiday', 20, 21, 22)
    const stretch = leaveStretches(before, NONE)[0]
    if (!stretch) throw new Error('no stretch')
    const { write, back } = leaveMove(
      stretch,
      { user: 'owen', from: '2026-04-22', to: '2026-04-23' },
      'training',
      before,
      NONE,
    )
    expect(write.remove.dates).toEqual(['2026-04-20', '2026-04-21'])
    expect(write.add).toEqual(off('owen', 'training', 22, 23))
    expect(new Set(afterWrite(afterWrite(before, write), back))).toEqual(new Set(before))
  })
})

it('F19 names the days on which more people are off than should be; twice the same person is one', () => {
  const days = [...off('owen', 'holiday', 20, 21), ...off('ben', 'sick', 20), ...off('owen', 'sick', 21)]
  expect(crowdedDays(days, 1)).toEqual(['2026-04-20'])
  expect(crowdedDays(days, 2)).toEqual([])
})

it('D4 asks for a year in pieces of 21 days, always the same ones', () => {
  const chunks = leaveChunks('2026-01-01', '2026-12-31')
  expect(chunks.every(({ from, to }) => daysBetween(from, to) === 20)).toBe(true)
  expect(chunks[0] && chunks[0].from <= '2026-01-01').toBe(true)
  expect(chunks.at(-1)?.to.startsWith('2027')).toBe(true)
  const april = leaveChunks('2026-04-01', '2026-04-30')
  expect(chunks).toEqual(expect.arrayContaining(april))
  expect(leaveChunks('1999-12-31', '2000-01-03')).toHaveLength(2)
  expect(leaveChunks('9999-12-31', '9999-12-31').length).toBeGreaterThan(0)
})
