import { describe, expect, it } from 'vitest'
import { endsOf, startsOf } from './series.ts'

const days = (rule: string, start = '2026-04-14T06:00:00') =>
  startsOf(rule, start, 'Europe/London').map((one) => one.slice(0, 10))

describe('series', () => {
  it.each([
    ['FREQ=DAILY;COUNT=3', ['2026-04-14', '2026-04-15', '2026-04-16']],
    ['FREQ=DAILY;INTERVAL=2;UNTIL=20260418T235959Z', ['2026-04-14', '2026-04-16', '2026-04-18']],
    ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2', ['2026-04-14', '2026-04-28']],
    ['FREQ=WEEKLY;BYDAY=TU,FR;COUNT=3', ['2026-04-14', '2026-04-17', '2026-04-21']],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=2;WKST=MO', ['2026-04-20', '2026-04-27']],
    ['FREQ=MONTHLY;COUNT=2', ['2026-04-14', '2026-05-14']],
    ['FREQ=MONTHLY;BYDAY=1SA;COUNT=2', ['2026-05-02', '2026-06-06']],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', ['2026-04-24', '2026-05-29']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', ['2026-04-30', '2026-05-31']],
    ['FREQ=YEARLY;COUNT=2', ['2026-04-14', '2027-04-14']],
  ])('%s', (rule, expected) => {
    expect(days(rule)).toEqual(expected)
  })

  it('D6 ends each night at the same time of day, whatever the clocks do in it', () => {
    const span = { startDate: '2026-10-23T16:00:00', endDate: '2026-10-24T07:00:00' }
    const starts = startsOf('FREQ=DAILY;COUNT=3', span.startDate, 'Europe/London')
    expect(starts.map(endsOf(span, 'Europe/London'))).toEqual([
      '2026-10-24T07:00:00',
      '2026-10-25T08:00:00',
      '2026-10-26T08:00:00',
    ])
  })

  it('X7 no rule makes more than 400 or runs for ever', () => {
    expect(days('FREQ=DAILY;COUNT=1000000000')).toHaveLength(400)
    expect(days('FREQ=DAILY')).toHaveLength(400)
  })

  it.each([
    'FREQ=SECONDLY',
    'FREQ=HOURLY;COUNT=2',
    '',
    'nonsense',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;UNTIL=20200101',
    'FREQ=WEEKLY;BYDAY=XX',
    'DTSTART=20260101;FREQ=DAILY',
    'FREQ=DAILY;BYSETPOS=1',
  ])('refuses %j rather than guess', (rule) => {
    expect(() => days(rule)).toThrow('refused with 400')
  })
})
