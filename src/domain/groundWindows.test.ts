import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { closedAt, groundWindows, windowsOn } from './groundWindows.ts'

const NOW = new Date('2026-04-14T05:31:00Z')
const work = (activityName: string, start: string, end: string, more: Partial<Activity> = {}): Activity => ({
  id: `${activityName}-${start}`,
  taskId: undefined,
  activityName,
  name: undefined,
  status: 'planned',
  startDate: `2026-04-${start}:00Z`,
  endDate: `2026-04-${end}:00Z`,
  fields: [],
  pitchIds: ['one'],
  sectionIds: [],
  userIds: [],
  teamId: undefined,
  notes: undefined,
  recurrence: undefined,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
  ...more,
})
const windows = (...jobs: Activity[]) =>
  groundWindows(jobs, ['one'], NOW, 'Europe/London').map(({ start, end, work: names }) => [
    start.slice(8, 16),
    end.slice(8, 16),
    names,
  ])

describe('when a pitch is closed', () => {
  it('closes it for the work and until the grass can be played on', () => {
    expect(windows(work('spraying', '14T10:00', '14T11:00'))).toEqual([
      ['14T10:00', '14T13:00', ['spraying']],
    ])
    expect(windows(work('mowing', '14T10:00', '14T11:00'))).toEqual([['14T10:00', '14T11:00', ['mowing']]])
  })

  it('keeps it closed until the re-entry time that was written down with the work', () => {
    const fields = [{ key: 'reEntry', value: '06:00' }]
    expect(windows(work('spraying', '14T10:00', '14T17:00', { fields }))).toEqual([
      ['14T10:00', '15T05:00', ['spraying']],
    ])
  })

  it('makes one closure of work that follows on, and names each kind once', () => {
    expect(
      windows(
        work('mowing', '14T10:00', '14T11:00'),
        work('lineMarking', '14T11:00', '14T12:00'),
        work('mowing', '14T12:15', '14T12:40'),
        work('brushing', '14T14:00', '14T14:30'),
      ),
    ).toEqual([
      ['14T10:00', '14T12:40', ['mowing', 'lineMarking']],
      ['14T14:00', '14T14:30', ['brushing']],
    ])
  })

  it('passes over what is over, cancelled, elsewhere, or only a reading', () => {
    expect(
      windows(
        work('mowing', '14T03:00', '14T05:00', { status: 'completed' }),
        work('mowing', '14T10:00', '14T11:00', { status: 'cancelled' }),
        work('mowing', '14T10:00', '14T11:00', { pitchIds: ['two'] }),
        work('fieldMeasurements', '14T10:00', '14T11:00'),
        work('match', '14T10:00', '14T11:00'),
      ),
    ).toEqual([])
  })

  it('stays closed while begun work goes on past its time', () => {
    expect(windows(work('mowing', '14T04:00', '14T05:00', { status: 'in_progress' }))).toEqual([
      ['14T04:00', '14T05:32', ['mowing']],
    ])
  })

  it('cuts a closure into the days of the ground', () => {
    const all = groundWindows([work('topdressing', '14T10:00', '14T12:00')], ['one'], NOW, 'Europe/London')
    const on = (day: string) =>
      windowsOn(all, day, 'Europe/London').map(({ from, until }) => [
        from?.slice(11, 16),
        until?.slice(11, 16),
      ])
    expect(on('2026-04-14')).toEqual([['10:00', undefined]])
    expect(on('2026-04-15')).toEqual([[undefined, '12:00']])
    expect(on('2026-04-16')).toEqual([])
  })

  it('finds the closure in which a session would begin, and none at its end', () => {
    const all = groundWindows([work('spraying', '14T10:00', '14T11:00')], ['one'], NOW, 'Europe/London')
    const at = (startDate: string) => closedAt(all, { pitchIds: ['one'], startDate })?.work
    expect(at('2026-04-14T12:59:00Z')).toEqual(['spraying'])
    expect(at('2026-04-14T13:00:00Z')).toBeUndefined()
  })
})
