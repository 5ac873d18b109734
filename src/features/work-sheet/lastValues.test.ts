import { describe, expect, it } from 'vitest'
import type { Activity } from '@/domain/activity'
import { lastValues, wishedIn } from './lastValues'
import { lastDone } from './useActivity'
import { freshDraft, withLastValues } from './workDraft'

const LONDON = 'Europe/London'
const NOTHING: ReadonlySet<string> = new Set()
const done = (id: string, height: number, minutes: number, more: Activity['fields'] = []): Activity => ({
  id,
  activityName: 'mowing',
  status: 'completed',
  startDate: '2026-03-24T07:00:00Z',
  endDate: new Date(Date.UTC(2026, 2, 24, 7, minutes)).toISOString(),
  fields: [{ key: 'height', value: height }, ...more],
  pitchIds: ['stadium'],
  sectionIds: [],
  userIds: [],
})
const fresh = () =>
  freshDraft({
    type: 'mowing',
    pitchId: 'stadium',
    day: '2026-04-14',
    time: '08:00',
    now: new Date('2026-04-14T05:31:00Z'),
    timeZone: LONDON,
  })
const none = lastValues('mowing', undefined)

describe('what the last time proposes (F10)', () => {
  it('fills a form in when it comes later, and makes the work as long as it was', () => {
    const last = lastValues('mowing', done('a', 26, 90, [{ key: 'direction', value: 'northSouth' }]))
    const filled = withLastValues(fresh(), none, last, NOTHING, LONDON)
    expect(filled.answers).toEqual({ height: 26 })
    expect([filled.start, filled.end]).toEqual(['08:00', '09:30'])
  })

  it('of a whole pitch are those of the whole pitch, of a section its own, before those that are newer', () => {
    const rows = [
      { ...done('north', 18, 30), sectionIds: ['north'], startDate: '2026-03-26T07:00:00Z' },
      done('whole', 26, 90),
    ]
    const of = (sectionIds: string[]) => lastDone([rows], 'mowing', 'stadium', sectionIds)?.id
    expect([of([]), of(['north']), of(['south'])]).toEqual(['whole', 'north', 'whole'])
  })

  it('never proposes a finding: what was safe the last time has to be looked at again', () => {
    const repair = done('a', 26, 45)
    const proposed = (activityName: string, found: Record<string, string | boolean | number>) =>
      lastValues(activityName, {
        ...repair,
        activityName,
        fields: Object.entries(found).map(([key, value]) => ({ key, value })),
      }).answers
    expect(
      proposed('goalRepair', {
        object: 'net',
        goal: 'North',
        stabilityTest: 'passed',
        anchorChecked: true,
        safeToUse: true,
      }),
    ).toEqual({ object: 'net', goal: 'North' })
    expect(
      proposed('maintenance', {
        kind: 'service',
        severity: 'unsafe',
        statusAfter: 'available',
        guards: true,
      }),
    ).toEqual({ kind: 'service' })
    expect(proposed('scarification', { severity: 3, debris: 2 })).toEqual({ severity: 3 })
    expect(proposed('spraying', { reason: 'feed', reEntry: '11:30' })).toEqual({ reason: 'feed' })
  })

  it('leaves what was typed and what the address asked for', () => {
    const last = lastValues('mowing', done('a', 26, 90))
    const typed = { ...fresh(), answers: { height: 24 }, end: '10:15' }
    expect(withLastValues(typed, none, last, NOTHING, LONDON)).toBe(typed)
    const emptied = { ...fresh(), answers: { height: null } }
    const before = lastValues('mowing', done('b', 30, 60))
    expect(withLastValues(emptied, before, last, NOTHING, LONDON).answers).toEqual({ height: null })
    const wished = wishedIn({ kind: 'new', type: 'irrigation', amount: 6, minutes: 60 })
    expect([...wished].toSorted()).toEqual(['amount', 'minutes'])
  })

  it('another pitch brings its own values, and takes those of the first one away', () => {
    const here = lastValues('mowing', done('a', 26, 60, [{ key: 'speed', value: 6 }]))
    const there = lastValues('mowing', done('b', 30, 60))
    const first = withLastValues(fresh(), none, here, NOTHING, LONDON)
    expect(withLastValues(first, here, there, NOTHING, LONDON).answers).toEqual({ height: 30 })
  })
})
