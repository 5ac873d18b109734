import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_LANGUAGES } from '../../i18n/languages.ts'
import { daysBetween } from '../groundTime.ts'
import { isDay } from '../wire.ts'
import {
  LONGEST_DAYS,
  readReportChoice,
  REPORT_READERS,
  REPORT_TYPES,
  REPORT_UNITS,
  type ReportChoice,
  withReportChoice,
  isCutShort,
} from './reportChoice.ts'

const TODAY = '2026-04-14'
const read = (search: string, remembered = {}) => readReportChoice(search, remembered, TODAY)

describe('the report an address asks for', () => {
  it('is the whole ground’s last month when it asks for nothing', () => {
    expect(read('')).toEqual({
      type: 'full',
      pitchIds: [],
      from: '2026-03-01',
      to: '2026-03-31',
      reader: 'board',
    })
  })

  it('is the kind of the last visit when it asks for nothing, and what it says when it does', () => {
    const last = { type: 'labour', pitchIds: ['p1'], reader: 'auditor' } as const
    expect(read('', last)).toMatchObject(last)
    expect(read('?report=use&reader=coach', last)).toMatchObject({
      type: 'use',
      reader: 'coach',
      pitchIds: [],
    })
    expect(read('?pitches=p2', last)).toMatchObject({ type: 'labour', pitchIds: ['p2'] })
  })

  it('D5 is the same again after it was written into an address', () => {
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom(...REPORT_TYPES),
          reader: fc.constantFrom(...REPORT_READERS),
          units: fc.constantFrom(undefined, ...REPORT_UNITS),
          language: fc.constantFrom(undefined, ...ALL_LANGUAGES),
          pitchIds: fc.uniqueArray(fc.stringMatching(/^[^,\s]{1,12}$/), { maxLength: 20 }),
          ends: fc.tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 0, max: 365 })),
        }),
        ({ ends, ...rest }) => {
          const day = (back: number) =>
            new Date(Date.parse(TODAY) - back * 86_400_000).toISOString().slice(0, 10)
          const choice: ReportChoice = {
            ...rest,
            from: day(Math.max(...ends)),
            to: day(Math.min(...ends)),
          }
          expect(read(withReportChoice('?work=w1', choice))).toEqual(choice)
          expect(withReportChoice('?work=w1', choice)).toContain('work=w1')
        },
      ),
    )
  })

  it('D5 is one that can be made, whatever somebody typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('report', 'pitches', 'from', 'to', 'reader', 'x')),
        fc.array(
          fc.oneof(fc.string(), fc.constantFrom('2026-02-30', '9999-12-31', '0000-01-01', '2025-01-01')),
        ),
        (keys, values) => {
          const query = new URLSearchParams()
          for (const [at, key] of keys.entries()) query.append(key, values[at] ?? '')
          const { from, to, type, reader } = read(`?${query.toString()}`)
          expect(isDay(from) && isDay(to) && from <= to && to <= TODAY).toBe(true)
          expect(daysBetween(from, to)).toBeLessThan(LONGEST_DAYS)
          expect(REPORT_TYPES).toContain(type)
          expect(REPORT_READERS).toContain(reader)
        },
      ),
    )
  })

  it('turns days round that stand the wrong way, and keeps the end of a period that is too long', () => {
    expect(read('?from=2026-03-10&to=2026-03-02')).toMatchObject({ from: '2026-03-02', to: '2026-03-10' })
    expect(read('?from=1990-01-01&to=2026-03-31')).toMatchObject({ from: '2024-03-31', to: '2026-03-31' })
    for (const [search, isCut] of [
      ['?from=1990-01-01&to=2026-03-31', true],
      ['?from=2026-03-31&to=1990-01-01', true],
      ['?from=2026-03-10&to=2026-03-02', false],
      ['?from=nonsense&to=2026-03-31', false],
    ] as const)
      expect(isCutShort(search, read(search))).toBe(isCut)
    expect(read('?from=2026-04-01')).toMatchObject({ from: '2026-04-01', to: TODAY })
  })
})
