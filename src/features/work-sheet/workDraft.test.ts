import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity } from '@/domain/activity'
import { addDays } from '@/domain/groundTime'
import { amountAtRate } from '@/domain/planning/draws'
import { faultsOf } from './faults'
import { copyOfDraft } from './template'
import { treatedArea, withAreaField, withQuantities } from './treatedArea'
import {
  activityOf,
  atTimes,
  draftOf,
  freshDraft,
  onDay,
  startingAt,
  timesOf,
  withLastValues,
} from './workDraft'

const LONDON = 'Europe/London'
const ZONES = [
  LONDON,
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Riyadh',
  'America/Santiago',
]
const stored: Activity = {
  id: 'a',
  activityName: 'robotMowing',
  status: 'paused',
  startDate: '2026-04-14T05:00:00Z',
  endDate: '2026-04-14T06:30:00Z',
  fields: [
    { key: 'height', value: 26 },
    { key: 'novelKey', value: ['x', 'y'] },
  ],
  pitchIds: ['p1'],
  sectionIds: [],
  userIds: ['u1'],
  teamId: 't1',
}

describe('work draft', () => {
  it('is copied without what came of the work, and with nothing ticked off', () => {
    const done = draftOf(
      {
        ...stored,
        status: 'completed',
        fields: [
          ...stored.fields,
          { key: 'actualMinutes', value: 75 },
          { key: 'checklist', value: ['[x] Check the reel'] },
        ],
      },
      LONDON,
    )
    expect(copyOfDraft(done)).toMatchObject({ status: 'planned', day: done.day, userIds: ['u1'] })
    expect(copyOfDraft(done).answers).toEqual({
      height: 26,
      novelKey: ['x', 'y'],
      checklist: ['[ ] Check the reel'],
    })
  })

  it('shows the clock at the ground and writes UTC', () => {
    const draft = draftOf(stored, LONDON)
    expect(draft).toMatchObject({ day: '2026-04-14', start: '06:00', end: '07:30' })
    expect(timesOf(draft, LONDON)).toEqual({ startDate: stored.startDate, endDate: stored.endDate })
  })

  it('D6 work in the hour that comes twice stays in its hour when something else of it is changed', () => {
    for (const [startDate, endDate] of [
      ['2026-10-25T01:30:00Z', '2026-10-25T01:45:00Z'],
      ['2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z'],
    ] as const) {
      const work = { ...stored, startDate, endDate }
      const draft = { ...draftOf(work, LONDON), notes: 'wet' }
      expect(activityOf(draft, work, [], LONDON)).toMatchObject({ startDate, endDate, notes: 'wet' })
      const rules = { fields: [], timeZone: LONDON, isNew: false }
      expect(faultsOf(draft, rules)).toEqual({})
    }
    const moved = { ...draftOf({ ...stored, startDate: '2026-10-25T01:30:00Z' }, LONDON), start: '03:00' }
    expect(timesOf(moved, LONDON)?.startDate).toBe('2026-10-25T03:00:00Z')
  })

  it('a delivery belongs to no pitch, wherever its form was opened', () => {
    const known = {
      pitchId: 'p1',
      sectionIds: ['s1'],
      now: new Date('2026-04-14T05:00:00Z'),
      timeZone: LONDON,
    }
    expect(freshDraft({ ...known, type: 'restock' })).toMatchObject({ pitchIds: [], sectionIds: [] })
    expect(freshDraft({ ...known, type: 'mowing' })).toMatchObject({ pitchIds: ['p1'], sectionIds: ['s1'] })
  })

  it('loses nothing that the form does not know', () => {
    expect(activityOf(draftOf(stored, LONDON), stored, ['height'], LONDON)).toEqual({
      ...stored,
      name: undefined,
      notes: undefined,
    })
  })

  it('D6 on whatever day in whatever zone work ends no earlier than it starts, at the same time of day', () => {
    const day = fc.integer({ min: 0, max: 2556 }).map((days) => addDays('2024-01-01', days))
    const minute = fc.integer({ min: 0, max: 95 })
    const clock = (quarter: number) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
    fc.assert(
      fc.property(day, day, minute, minute, fc.constantFrom(...ZONES), (from, to, a, b, zone) => {
        const [start, end] = [clock(Math.min(a, b)), clock(Math.max(a, b))]
        const draft = { ...draftOf(stored, zone), day: from, endDay: null, start, end }
        const moved = onDay(draft, to)
        expect([moved.start, moved.end]).toEqual([start, end])
        const times = timesOf(moved, zone)
        expect((times?.endDate ?? '') >= (times?.startDate ?? 'z')).toBe(true)
      }),
    )
  })

  it('keeps the length of work when its start moves, past midnight too', () => {
    const draft = startingAt(draftOf(stored, LONDON), '23:00', LONDON)
    expect(draft).toMatchObject({ end: '00:30', endDay: '2026-04-15' })
  })

  it('F10 a match lasts two hours and kicks off at its start, which it follows until it is set apart', () => {
    const wish = { now: new Date('2026-04-14T05:31:00Z'), timeZone: LONDON, day: '2026-04-18', time: '15:00' }
    const fresh = freshDraft({ ...wish, type: 'match' })
    expect(fresh).toMatchObject({ end: '17:00', answers: { kickOff: '15:00' } })
    expect(startingAt(fresh, '16:00', LONDON).answers['kickOff']).toBe('16:00')
    const slot = { startDate: '2026-04-19T10:00:00Z', endDate: '2026-04-19T12:00:00Z' }
    expect(atTimes(fresh, slot, LONDON)).toMatchObject({ start: '11:00', answers: { kickOff: '11:00' } })
    const apart = { ...fresh, answers: { kickOff: '15:30' } }
    expect(startingAt(apart, '16:00', LONDON).answers['kickOff']).toBe('15:30')
    expect(freshDraft({ ...wish, type: 'training' })).toMatchObject({ end: '16:30', answers: {} })
  })

  it('F10 a match that nobody names is called by its teams, and by others once they change', () => {
    const draft = { ...draftOf({ ...stored, activityName: 'match', fields: [] }, LONDON) }
    const named = (answers: typeof draft.answers, name = '') =>
      activityOf({ ...draft, name, answers }, stored, [], LONDON)
    expect(named({ homeTeam: 'Riverside', awayTeam: ' Larkfield' }).name).toBe('Riverside – Larkfield')
    expect(named({ awayTeam: 'Larkfield' }).name).toBe('Larkfield')
    expect(named({ awayTeam: 'Larkfield' }, 'Cup final').name).toBe('Cup final')
    expect(named({ homeTeam: ' ' }).name).toBeUndefined()
    const again = draftOf(named({ homeTeam: 'Riverside', awayTeam: 'Larkfield' }), LONDON)
    const other = { ...again, answers: { ...again.answers, awayTeam: 'Northgate' } }
    expect(activityOf(other, stored, [], LONDON).name).toBe('Riverside – Northgate')
  })

  it('F4 F25 lasts as long as what is advised, past midnight too, and burns lamps as long as they are wanted', () => {
    const wish = { now: new Date('2026-04-14T05:31:00Z'), timeZone: LONDON, day: '2026-04-14', time: '20:00' }
    const machine = [{ id: 'rig', hours: 9 }, { id: 'tractor' }]
    const fields = [
      { key: 'hours', value: 9 },
      { key: 'machine', value: machine },
    ]
    const last = { ...stored, fields }
    expect(
      freshDraft({ ...wish, type: 'growLights', last, minutes: 345, hours: 5.7, ppfd: 250 }),
    ).toMatchObject({
      start: '20:00',
      end: '01:45',
      endDay: '2026-04-15',
      answers: { hours: 5.7, ppfd: 250, machine: [{ id: 'rig', hours: 5.7 }, { id: 'tractor' }] },
    })
    // Where the last time comes late, its hours are no more asked for.
    const fresh = freshDraft({ ...wish, type: 'growLights', hours: 5.7 })
    const late = { answers: { hours: 9, machine }, minutes: undefined }
    const before = { answers: {}, minutes: undefined }
    expect(withLastValues(fresh, before, late, new Set(['hours']), LONDON).answers).toEqual({
      hours: 5.7,
      machine: [{ id: 'rig', hours: 5.7 }, { id: 'tractor' }],
    })
  })

  it.each([
    ['2026-04-14T05:31:00Z', '2026-04-14', '06:45'],
    ['2026-04-14T22:44:00Z', '2026-04-14', '23:45'],
    // The next quarter is tomorrow's: today keeps the one that has begun, and tomorrow begins in the morning.
    ['2026-04-14T22:46:00Z', '2026-04-14', '23:45'],
    ['2026-04-14T22:46:00Z', '2026-04-15', '07:00'],
    ['2026-04-14T23:00:00Z', '2026-04-15', '00:00'],
  ])('D6 what is logged at %s for %s is proposed for %s', (at, day, start) => {
    const last = { ...stored, startDate: '2026-04-13T06:00:00Z', endDate: '2026-04-13T07:30:00Z' }
    const wish = { type: stored.activityName, now: new Date(at), timeZone: LONDON, last }
    expect(freshDraft({ ...wish, day })).toMatchObject({ day, start })
  })

  it('F5 a restock holds what is wanted and nothing of the packs of another product', () => {
    const paint = { id: 'paint', rate: 1, rateUnit: 'l/ha' as const, quantity: 53.5 }
    const last = { ...stored, activityName: 'restock', fields: [{ key: 'packs', value: 40 }] }
    const wish = { type: 'restock', now: new Date('2026-04-14T05:31:00Z'), timeZone: LONDON, last }
    expect(freshDraft({ ...wish, products: [paint] }).answers).toEqual({ product: [paint] })
    expect(freshDraft(wish).answers).toEqual({ packs: 40 })
  })

  it('F28 begins with the amount that a plan names, whatever was given the last time', () => {
    const wish = { type: 'irrigation', now: new Date('2026-04-14T05:31:00Z'), timeZone: LONDON }
    const last = { ...stored, activityName: 'irrigation', fields: [{ key: 'amount', value: 5 }] }
    expect(freshDraft({ ...wish, last, amount: 9 }).answers).toEqual({ amount: 9 })
    expect(freshDraft({ ...wish, last }).answers).toEqual({ amount: 5 })
    expect(freshDraft(wish).answers).toEqual({})
  })

  const mix = {
    products: [
      { cocktailId: 'colour', rate: 500, rateUnit: 'l/ha' as const },
      { id: 'wetter', rate: 10, rateUnit: 'l/ha' as const },
    ],
    area: 0.5,
    tankSize: 600,
    waterRate: 450,
    sectionIds: ['north'],
  }
  const wish = { now: new Date('2026-04-14T05:31:00Z'), timeZone: LONDON, pitchId: 'p1' }

  it('F33 a mix comes with its area, tank, water and sections, whatever was used the last time', () => {
    const last = {
      ...stored,
      activityName: 'spraying',
      fields: [
        {
          key: 'product',
          value: [{ id: 'old', cocktailId: undefined, rate: 1, rateUnit: 'l/ha' as const, quantity: 3 }],
        },
        { key: 'tankSize', value: 200 },
        { key: 'nozzle', value: '025' },
      ],
    }
    const draft = freshDraft({ ...wish, ...mix, type: 'spraying', last })
    expect(draft).toMatchObject({ pitchIds: ['p1'], sectionIds: ['north'] })
    expect(draft.answers).toEqual({
      product: [
        { cocktailId: 'colour', rate: 500, rateUnit: 'l/ha' },
        { id: 'wetter', rate: 10, rateUnit: 'l/ha' },
      ],
      area: 0.5,
      tankSize: 600,
      waterRate: 450,
      nozzle: '025',
    })
  })

  it('F33 work without a tank takes none, work without a pitch no sections', () => {
    expect(freshDraft({ ...wish, ...mix, products: undefined, type: 'mowing' }).answers).toEqual({})
    expect(freshDraft({ ...wish, ...mix, products: undefined, type: 'spreading' }).answers).toEqual({
      area: 0.5,
    })
    expect(freshDraft({ ...wish, ...mix, pitchId: undefined, type: 'spraying' }).sectionIds).toEqual([])
  })

  it('F33 what is spread of a mix is weighed for the area that was worked out', () => {
    const draft = freshDraft({
      ...wish,
      type: 'spreading',
      area: 0.5,
      products: [{ cocktailId: 'pre-seed', rate: 400, rateUnit: 'kg/ha' }],
    })
    const area = treatedArea(draft, { pitches: [], sections: [] })
    expect(area).toBe(5000)
    expect(withQuantities(draft, area, []).answers.product).toEqual([
      { cocktailId: 'pre-seed', rate: 400, rateUnit: 'kg/ha', quantity: 200 },
    ])
    expect(withAreaField([], draft).map(({ key }) => key)).toEqual(['area'])
    expect(withAreaField([], { ...draft, type: 'mowing' })).toEqual([])
  })

  it('begins at the next quarter of an hour, with what was done the last time', () => {
    const draft = freshDraft({
      type: 'robotMowing',
      now: new Date('2026-04-14T05:31:00Z'),
      timeZone: LONDON,
      last: { ...stored, fields: [...stored.fields, { key: 'clippings', value: 300 }] },
    })
    expect(draft).toMatchObject({ day: '2026-04-14', start: '06:45', end: '08:15' })
    expect(draft.answers).toEqual({ height: 26, novelKey: ['x', 'y'] })
  })
})

describe('product quantity', () => {
  it.each([
    [20, 'l/ha', 7140, 'l', undefined, 14.28],
    [35, 'g/m2', 7140, 'kg', undefined, 249.9],
    [100, 'kg/ha', 7140, 'kg', undefined, 71.4],
    [10, 'l/ha', 10_000, 'kg', 1.2, 12],
    [10, 'l/ha', 10_000, 'ml', undefined, 10_000],
    [10, 'l/ha', 10_000, 'kg', undefined, undefined],
    [10, 'kg/ha', 10_000, 'bag', undefined, undefined],
  ] as const)(
    '%d %s on %d m² is counted in %s (density %s): %s',
    (rate, rateUnit, area, unit, density, expected) => {
      const quantity = amountAtRate({ rate, rateUnit }, area, { action: { unit }, density })
      if (expected === undefined) expect(quantity).toBeUndefined()
      else expect(quantity).toBeCloseTo(expected, 6)
    },
  )
})
