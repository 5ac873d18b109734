import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { activity, type Activity } from '@/domain/activity'
import { fixture } from '@/domain/fixture'
import { supply } from '@/domain/supply'
import { closuresToday, pitchState } from './closures'

const work = (over: Record<string, unknown>): Activity =>
  v.parse(activity, {
    id: 'a',
    activityName: 'spraying',
    startDate: '2026-04-14T06:00:00Z',
    endDate: '2026-04-14T07:00:00Z',
    pitchIds: ['stadium'],
    ...over,
  })
const product = { key: 'product', value: [{ id: 'moss', rate: 10, rateUnit: 'l/ha' }] }
const ground = (now: string) => ({
  supplies: [v.parse(supply, { id: 'moss', name: 'Moss control', reEntryHours: 12 })],
  cocktails: [],
  today: now.slice(0, 10),
  now: new Date(now),
  timeZone: 'Europe/London',
})

describe('pitches that are closed today', () => {
  it('a spraying closes its pitch until the re-entry time of its product is over', () => {
    const [closed] = closuresToday([work({ fields: [product] })], ground('2026-04-14T05:31:00Z'))
    expect(closed).toEqual({
      pitchId: 'stadium',
      from: '2026-04-14T06:00:00Z',
      to: '2026-04-14T19:00:00Z',
      reason: 'spraying',
    })
  })

  it('what was sprayed keeps people off after the work is done, and no longer', () => {
    const done = work({ status: 'completed', fields: [product] })
    expect(closuresToday([done], ground('2026-04-14T12:00:00Z'))).toMatchObject([{ reason: 'reEntry' }])
    expect(closuresToday([done], ground('2026-04-14T19:00:00Z'))).toEqual([])
  })

  it('the moment that somebody wrote down goes before the label', () => {
    const written = work({ fields: [product, { key: 'reEntry', value: '10:00' }] })
    expect(closuresToday([written], ground('2026-04-14T05:31:00Z'))).toMatchObject([
      { to: '2026-04-14T09:00:00Z' },
    ])
  })

  it('a moment that lies before the end of the spraying is the next morning', () => {
    const written = work({ fields: [product, { key: 'reEntry', value: '06:00' }] })
    expect(closuresToday([written], ground('2026-04-14T05:31:00Z'))).toMatchObject([
      { to: '2026-04-15T05:00:00Z' },
    ])
  })

  it('a spraying that runs beyond its plan keeps its pitch closed, and its re-entry counts from then', () => {
    const late = ground('2026-04-14T08:00:00Z')
    const running = work({ status: 'in_progress' })
    expect(closuresToday([running], late)).toMatchObject([{ to: '2026-04-14T09:00:00Z', reason: 'spraying' }])
    const kept = closuresToday([{ ...running, fields: work({ fields: [product] }).fields }], late)
    expect(kept).toMatchObject([{ to: '2026-04-14T20:00:00Z' }])
    const told = { ...running, fields: [{ key: 'reEntry', value: '08:30' }] }
    expect(closuresToday([told], late)).toMatchObject([{ to: '2026-04-14T09:00:00Z' }])
  })

  it('a renovation closes until the day it reopens and stands last; cancelled work closes nothing', () => {
    const renovation = work({
      id: 'r',
      activityName: 'renovation',
      status: 'in_progress',
      startDate: '2026-04-01T06:00:00Z',
      endDate: '2026-04-20T15:00:00Z',
      pitchIds: ['t6'],
      fields: [{ key: 'reopens', value: '2026-04-27' }],
    })
    const found = closuresToday(
      [renovation, work({}), work({ id: 'c', status: 'cancelled', pitchIds: ['t1'] })],
      ground('2026-04-14T05:31:00Z'),
    )
    expect(found.map(({ pitchId, to }) => [pitchId, to])).toEqual([
      ['stadium', '2026-04-14T07:00:00Z'],
      ['t6', '2026-04-26T23:00:00Z'],
    ])
  })
})

describe('what a pitch is now', () => {
  const match = v.parse(fixture, {
    id: 'm',
    kind: 'match',
    pitchId: 'stadium',
    startDate: '2026-04-14T14:00:00Z',
    endDate: '2026-04-14T16:00:00Z',
  })
  const at = (now: string) => {
    const closures = closuresToday([work({})], ground(now))
    return pitchState(
      { id: 'stadium' },
      { closures, fixtures: [match], activities: [work({})], now: new Date(now) },
    )
  }
  it('is free until something begins, closed, and in use', () => {
    expect(at('2026-04-14T05:31:00Z')).toEqual({ kind: 'free', to: '2026-04-14T06:00:00Z' })
    expect(at('2026-04-14T06:30:00Z')).toEqual({ kind: 'closed', to: '2026-04-14T07:00:00Z' })
    expect(at('2026-04-14T07:30:00Z')).toEqual({ kind: 'free', to: '2026-04-14T14:00:00Z' })
    expect(at('2026-04-14T15:00:00Z')).toEqual({ kind: 'inUse', to: '2026-04-14T16:00:00Z' })
  })
})
