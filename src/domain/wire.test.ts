import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { activity, fieldValue, productsOf } from './activity.ts'
import { activityConfiguration, kindOf } from './activityConfiguration.ts'
import { company } from './company.ts'
import { fieldMeasurement, gridSunlight } from './fieldMeasurement.ts'
import { feedback } from './feedback.ts'
import { pitch } from './pitch.ts'
import { pitchReport } from './pitchReport.ts'
import { tokenPair } from './token.ts'
import { user } from './user.ts'
import { weather } from './weather.ts'
import { amount, id, ids, isDay, listOf, maybe, readInstant, writeInstant } from './wire.ts'

/** The device's zone, as the process believes it for the length of a test. */
function inZone<T>(zone: string, run: () => T): T {
  const before = process.env.TZ
  process.env.TZ = zone
  try {
    return run()
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
}

const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Etc/GMT+12',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Riyadh',
]

describe('instants', () => {
  it('D1 the zone of the device is really switched by these tests', () => {
    const hours = ZONES.map((zone) => inZone(zone, () => new Date('2026-01-15T12:00:00Z').getHours()))
    expect(new Set(hours).size).toBeGreaterThan(6)
  })

  it.each(ZONES)('D1 mean UTC with and without a Z, on a device in %s', (zone) => {
    inZone(zone, () => {
      for (const text of [
        '2026-11-20T00:00:00',
        '2026-11-20T00:00:00Z',
        '2026-11-20 00:00',
        '2026-11-20T00:00:00.123',
        '2026-11-20T00:00:00.999999Z',
        '2026-11-20T01:00:00+01:00',
        '2026-11-19T18:15:00-0545',
        ' 2026-11-20T00:00:00 ',
      ])
        expect([text, readInstant(text)]).toEqual([text, '2026-11-20T00:00:00Z'])
    })
  })

  it('D5 a text that is no instant is none, 29 February of a common year included', () => {
    for (const text of [
      '',
      'soon',
      '2026-02-29T00:00:00',
      '2026-02-30',
      '2026-13-01T00:00:00',
      '2026-11-20',
      '2026-11-20T25:00:00',
      '2026-11-20T00:60:00',
      '2026-11-20T00:00:61',
      '26-11-20T00:00:00',
      '+002026-11-20T00:00:00',
      'Invalid Date',
      '1732060800',
      '2026-11-20T00:00:00+99:00',
      '9999-12-31T23:59:59-12:00',
      '0000-01-01T00:00:00+14:00',
    ])
      expect([text, readInstant(text)]).toEqual([text, undefined])
    for (const text of [
      '2024-02-29T12:00:00',
      '9999-12-31T23:59:59',
      '1970-01-01T00:00:00',
      '0001-01-01T00:00:00',
      '2026-12-31T23:59:59',
    ])
      expect(readInstant(text)).toBe(`${text}Z`)
    expect(isDay('2026-02-29')).toBe(false)
    expect([isDay('2024-02-29'), isDay('9999-12-31'), isDay('1970-01-01')]).toEqual([true, true, true])
  })

  it('D1 go out and come back as the same instant', () => {
    const min = new Date('0000-01-01T00:00:00Z')
    fc.assert(
      fc.property(fc.date({ min, max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }), (date) => {
        const read = readInstant(date.toISOString()) ?? ''
        expect(Date.parse(read)).toBe(Math.floor(date.getTime() / 1000) * 1000)
        expect(writeInstant(read)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
        expect(readInstant(writeInstant(read))).toBe(read)
      }),
    )
  })

  it('D5 reading any text at all never throws, and what is read is read again as itself', () => {
    const near = fc.tuple(
      fc.stringMatching(/^\d{4}-\d\d-\d\d$/),
      fc.constantFrom('T', ' '),
      fc.stringMatching(/^\d\d:\d\d(:\d\d)?([+-]\d\d:?\d\d|Z)?$/),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          near.map((parts) => parts.join('')),
        ),
        (text) => {
          const read = readInstant(text)
          if (read !== undefined) expect(readInstant(read)).toBe(read)
          isDay(text)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('identifiers', () => {
  it('are texts, whatever they were', () => {
    expect([v.parse(id, 7), v.parse(id, '7'), v.parse(id, 0), v.parse(id, 'ü/?#')]).toEqual([
      '7',
      '7',
      '0',
      'ü/?#',
    ])
    for (const none of ['', null, undefined, {}, [], true, Number.NaN, Infinity])
      expect(v.safeParse(id, none).success).toBe(false)
  })
})

describe('what a bad field costs', () => {
  const row = {
    id: 1,
    activityName: 'mowing',
    startDate: '2026-04-14T06:00:00',
    endDate: '2026-04-14T07:00:00',
  }

  it('F2 an optional one that is absent, null or of the wrong kind is unknown', () => {
    const schema = v.looseObject({ a: maybe(v.number()) })
    for (const a of [undefined, null, 'x', {}, Number.NaN]) expect(v.parse(schema, { a }).a).toBeUndefined()
    expect(v.parse(schema, {}).a).toBeUndefined()
    expect(v.parse(schema, { a: 0 }).a).toBe(0)
  })

  it('F2 an unreadable row of a list is left out, and the others are kept', () => {
    const schema = listOf(v.looseObject({ id }))
    expect(v.parse(schema, [{ id: 1 }, null, { id: null }, 'x', { id: 'b' }]).map((one) => one.id)).toEqual([
      '1',
      'b',
    ])
    for (const none of [null, undefined, {}, 'x', 5]) expect(v.safeParse(schema, none).success).toBe(false)
  })

  it('F2 unknown keys and unknown words of a backend survive', () => {
    const read = v.parse(activity, { ...row, status: 'paused', activityName: 'moonDancing', later: { a: 1 } })
    expect(read).toMatchObject({ status: 'paused', activityName: 'moonDancing', later: { a: 1 } })
  })

  it('T11 a token pair with nulls is a token pair', () => {
    expect(
      v.parse(tokenPair, { access_token: 'a', refresh_token: null, message: null, detail: null })
        .access_token,
    ).toBe('a')
  })

  it('spec §3 suggestions are wanted unless switched off', () => {
    const all = { maintenance: true, divoting: true, spraying: true, spreading: true, uvcLight: true }
    for (const preferences of [undefined, null, {}, 'x', { maintenance: null }])
      expect(v.parse(pitch, { id: 1, preferences }).preferences).toEqual(all)
    expect(v.parse(pitch, { id: 1, preferences: { spraying: false } }).preferences).toEqual({
      ...all,
      spraying: false,
    })
  })

  it('no reading is no reading, never 0', () => {
    const { values } = v.parse(fieldMeasurement, {
      id: 1,
      measuredAt: '2026-04-14T06:00:00',
      metric: 'x',
      values: [[1, null, '2', undefined, Number.NaN]],
    })
    expect(values).toEqual([[1, null, null, null, null]])
  })

  it('a field of an activity is asked for by what is known of it', () => {
    const { fields } = v.parse(activityConfiguration, {
      taskId: 1,
      activityName: 'mowing',
      fields: [
        { key: 'a' },
        { key: 'b', options: ['x', { value: 5, label: 'Five' }, null] },
        { key: 'c', type: 'time' },
        { key: 'd', type: 'hologram', options: [] },
        {},
      ],
    })
    expect(fields.map(kindOf)).toEqual(['text', 'select', 'time', 'text'])
    expect(fields[1]?.options).toEqual([
      { value: 'x', label: undefined },
      { value: '5', label: 'Five' },
    ])
  })
})

describe('hostile JSON', () => {
  const ENTITIES = {
    activity,
    activityConfiguration,
    company,
    feedback,
    fieldMeasurement,
    gridSunlight,
    pitch,
    pitchReport,
    tokenPair,
    user,
    weather,
  }

  it('X8 keys that every object has change nothing outside, and nothing inside', () => {
    const poison =
      '"__proto__":{"polluted":1,"isLeagueAdmin":true},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}'
    const sent = JSON.parse(
      `{${poison},"id":1,"activityId":1,"rating":3,"activityName":"mowing","taskId":1,"metric":"x","measuredAt":"2026-04-14T06:00:00","startDate":"2026-04-14T06:00:00","endDate":"2026-04-14T06:00:00","date":"2026-04-14","dli":[],"sunHours":[],"values":[],"totals":{${poison}},"series":{${poison}},"fields":[{${poison},"key":"__proto__","value":"x"}]}`,
    ) as unknown
    for (const [name, schema] of Object.entries(ENTITIES)) {
      const read = v.parse(schema, sent) as Record<string, unknown>
      expect([name, read.polluted, read.isLeagueAdmin === true]).toEqual([name, undefined, false])
      expect([name, Object.getPrototypeOf(read) as unknown]).toEqual([name, Object.prototype])
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect(([] as { polluted?: number }[] & { polluted?: number }).polluted).toBeUndefined()
  })

  it('F2 any JSON is either read or refused; no entity throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(ENTITIES)), fc.jsonValue(), (schema, value) => {
        v.safeParse(schema, value)
        v.safeParse(listOf(schema as v.GenericSchema), value)
      }),
      { numRuns: 1000 },
    )
  })

  it('F2 a number that no ground can have is unknown, also as the answer to a field of work', () => {
    for (const huge of [1e308, -1e308, 1e12])
      expect([v.parse(maybe(amount), huge), v.parse(fieldValue, { key: 'area', value: huge }).value]).toEqual(
        [undefined, null],
      )
    expect(v.parse(maybe(amount), -999_999_999_999)).toBe(-999_999_999_999)
    // What is no product use may still be read as hours on a machine, with all that it brought along.
    const product = v.parse(fieldValue, {
      key: 'product',
      value: [{ id: 'x', rate: 1e308, rateUnit: 'l/ha' }],
    })
    expect(productsOf({ fields: [product] })).toEqual([])
  })

  it('the short way through a schema gives what the long one does', () => {
    const long = v.pipe(
      v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite())]),
      v.transform(String),
    )
    const answer = v.looseObject({ key: v.string(), value: v.fallback(v.nullable(v.string()), null) })
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom(Number.NaN, Infinity, undefined, '', 0, -0))
    fc.assert(
      fc.property(odd, (value) => {
        expect(v.safeParse(id, value).output).toEqual(v.safeParse(long, value).output)
        expect(v.safeParse(ids, [value]).output).toEqual(
          v.safeParse(v.fallback(v.array(long), []), [value]).output,
        )
        const maybeLong = v.optional(v.fallback(v.nullish(amount), undefined))
        expect(v.parse(maybe(amount), value)).toEqual(v.parse(maybeLong, value) ?? undefined)
        const told = { key: 'notes', value }
        if (typeof value === 'string' || value === null)
          expect(v.parse(fieldValue, told)).toEqual(v.parse(answer, told))
      }),
      { numRuns: 500 },
    )
    for (const text of [
      '2026-02-28T24:00:00',
      '2026-13-01T10:00:00',
      '2026-02-28T10:60:00',
      '2026-00-10T10:00:00Z',
    ])
      expect([text, readInstant(text)]).toEqual([
        text,
        text.includes('T24:') ? '2026-03-01T00:00:00Z' : undefined,
      ])
  })
})
