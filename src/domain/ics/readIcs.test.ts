import { describe, expect, it } from 'vitest'
import { ImportError } from './contentLines'
import { fileText } from './fileText'
import { type IcsGround, readIcs } from './readIcs'
import { cpuMs } from '../../../tests/support/cpuTime.ts'

const LONDON: IcsGround = { timeZone: 'Europe/London', from: '2026-04-01', to: '2027-06-30' }
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) =>
  calendar('BEGIN:VEVENT', 'UID:1', 'SUMMARY:U16 v Larkfield', ...lines, 'END:VEVENT')
const read = (text: string, ground = LONDON) => readIcs(text, ground)
const starts = (text: string, ground = LONDON) => read(text, ground).events.map(({ start }) => start)
const faultOf = (act: () => unknown): string => {
  const before = process.cpuUsage()
  try {
    act()
  } catch (error) {
    expect(cpuMs(before)).toBeLessThan(2000)
    return error instanceof ImportError ? error.fault : String(error)
  }
  return 'none'
}

describe('reading a calendar', () => {
  it('reads what is said of a match', () => {
    const { name, events, unread } = read(
      calendar(
        'X-WR-CALNAME:County league',
        'BEGIN:VEVENT',
        'UID:42@league.example',
        'SEQUENCE:3',
        'SUMMARY:U16 v Larkfield\\, cup',
        'DESCRIPTION:Line one\\nline two \\\\ three',
        'LOCATION:Training',
        '  2',
        'CATEGORIES:Cup\\,final,U16',
        'DTSTART;TZID=Europe/London:20260418T150000',
        'DTEND;TZID=Europe/London:20260418T170000',
        'BEGIN:VALARM',
        'SUMMARY:not this one',
        'END:VALARM',
        'END:VEVENT',
      ),
    )
    expect(name).toBe('County league')
    expect(unread).toEqual([])
    expect(events).toEqual([
      {
        uid: '42@league.example',
        recurrenceId: undefined,
        sequence: 3,
        summary: 'U16 v Larkfield, cup',
        description: 'Line one\nline two \\ three',
        location: 'Training 2',
        categories: ['Cup,final', 'U16'],
        start: '2026-04-18T14:00:00Z',
        end: '2026-04-18T16:00:00Z',
        isAllDay: false,
        isCancelled: false,
      },
    ])
  })

  it.each([
    ['DTSTART:20260418T150000Z', 'UTC', '2026-04-18T15:00:00Z'],
    ['DTSTART:20260418T150000', 'the ground’s clock', '2026-04-18T14:00:00Z'],
    ['DTSTART;VALUE=DATE:20260418', 'a whole day', '2026-04-17T23:00:00Z'],
    ['DTSTART;TZID=America/New_York:20260418T150000', 'a zone', '2026-04-18T19:00:00Z'],
    ['DTSTART;TZID="W. Europe Standard Time":20260418T150000', 'Outlook’s name', '2026-04-18T13:00:00Z'],
    ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Paris:20260418T150000', 'a prefix', '2026-04-18T13:00:00Z'],
    ['DTSTART;TZID=Mars/Olympus:20260418T150000', 'nobody’s zone', '2026-04-18T14:00:00Z'],
    ['DTSTART;TZID=Europe/London:20260329T013000', 'an hour that the clocks skip', '2026-03-29T01:30:00Z'],
  ])('D1 reads %s as %s', (line, _what, start) => {
    expect(starts(event(line))).toEqual([start])
  })

  it('D1 takes the zone that the file describes', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Club time', 'X-LIC-LOCATION:Asia/Riyadh', 'END:VTIMEZONE']
    const match = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=Club time:20260418T180000', 'END:VEVENT']
    expect(starts(calendar(...zone, ...match))).toEqual(['2026-04-18T15:00:00Z'])
  })

  const turn = (part: string, from: string, to: string, ...lines: string[]) => [
    `BEGIN:${part}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...lines,
    `END:${part}`,
  ]
  const inClubTime = (time: string, ...turns: string[]) =>
    read(
      calendar(
        'BEGIN:VTIMEZONE',
        'TZID:Club time',
        ...turns,
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
        'UID:1',
        `DTSTART;TZID=Club time:${time}`,
        'END:VEVENT',
      ),
    )
  const BERLIN = [
    ...turn(
      'STANDARD',
      '+0200',
      '+0100',
      'DTSTART:16010101T030000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    ),
    ...turn(
      'DAYLIGHT',
      '+0100',
      '+0200',
      'DTSTART:16010101T020000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    ),
  ]
  const CHICAGO = [
    ...turn('DAYLIGHT', '-0600', '-0500', 'DTSTART:20070311T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'),
    ...turn(
      'STANDARD',
      '-0500',
      '-0600',
      'DTSTART:20071104T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    ),
  ]
  it.each([
    ['in summer', '20260418T150000', BERLIN, '2026-04-18T13:00:00Z'],
    ['in winter', '20261128T150000', BERLIN, '2026-11-28T14:00:00Z'],
    ['on the day it turns', '20261025T150000', BERLIN, '2026-10-25T14:00:00Z'],
    ['of another continent', '20261030T150000', CHICAGO, '2026-10-30T20:00:00Z'],
    [
      'that never turns',
      '20260418T150000',
      turn('STANDARD', '+0300', '+0300', 'DTSTART:19700101T000000'),
      '2026-04-18T12:00:00Z',
    ],
  ])('D1 reads by the clock that a file describes without naming it: one %s', (_what, time, turns, start) => {
    const { events, unknownZones } = inClubTime(time, ...turns)
    expect(events.map((one) => one.start)).toEqual([start])
    expect(unknownZones).toEqual([])
  })

  it.each([
    ['nothing', []],
    ['nonsense', turn('STANDARD', 'soon', '+0100', 'DTSTART:yesterday', 'RRULE:FREQ=NEVER')],
    ['what no place keeps', turn('STANDARD', '+0117', '+0117', 'DTSTART:19700101T000000')],
  ])('says so of a zone of which a file describes %s', (_what, turns) => {
    expect(inClubTime('20260418T150000', ...turns).unknownZones).toEqual(['Club time'])
  })

  it('X7 looks for the clocks of a file among those that are known fifty times and no more', () => {
    const ids = Array.from({ length: 60 }, (_, at) => `Clock ${at}`)
    const zones = ids.flatMap((id) => ['BEGIN:VTIMEZONE', `TZID:${id}`, ...BERLIN, 'END:VTIMEZONE'])
    const events = ids.flatMap((id, at) => [
      'BEGIN:VEVENT',
      `UID:${at}`,
      `DTSTART;TZID=${id}:20260418T150000`,
      'END:VEVENT',
    ])
    expect(read(calendar(...zones, ...events)).unknownZones).toEqual(ids.slice(50))
  })

  it('says which zones nobody knows', () => {
    expect(read(event('DTSTART;TZID=Mars/Olympus:20260418T150000')).unknownZones).toEqual(['Mars/Olympus'])
  })

  it.each([
    ['DTEND:20260418T170000', '2026-04-18T16:00:00Z'],
    ['DURATION:PT1H45M', '2026-04-18T15:45:00Z'],
    ['X-NOTHING:1', '2026-04-18T14:00:00Z'],
  ])('ends by %s', (line, end) => {
    expect(read(event('DTSTART:20260418T150000', line)).events[0]?.end).toBe(end)
  })

  it('a whole day ends at the next midnight, where the clocks change too', () => {
    expect(read(event('DTSTART;VALUE=DATE:20261025')).events[0]).toMatchObject({
      start: '2026-10-24T23:00:00Z',
      end: '2026-10-26T00:00:00Z',
    })
  })

  it.each([
    ['DTSTART:20270229T150000', 'time'],
    ['DTSTART:20261318T150000', 'time'],
    ['DTSTART:tomorrow', 'time'],
    ['X-NOTHING:1', 'time'],
    ['DTSTART:20260418T150000\r\nDTEND:20260418T140000', 'endBeforeStart'],
  ])('D5 leaves out %s and says so', (lines, reason) => {
    expect(read(event(lines))).toMatchObject({ events: [], unread: [{ summary: 'U16 v Larkfield', reason }] })
  })

  it('knows cancelled events, and files that cancel', () => {
    expect(read(event('DTSTART:20260418T150000', 'STATUS:CANCELLED')).events[0]?.isCancelled).toBe(true)
    const file = event('DTSTART:20260418T150000').replace('VERSION:2.0', 'METHOD:CANCEL')
    expect(read(file).events[0]?.isCancelled).toBe(true)
  })

  it('keeps the later of two versions', () => {
    const version = (sequence: number, at: string) => [
      'BEGIN:VEVENT',
      'UID:1',
      `SEQUENCE:${sequence}`,
      `DTSTART:20260418T${at}0000`,
      'END:VEVENT',
    ]
    expect(starts(calendar(...version(2, '16'), ...version(1, '15')))).toEqual(['2026-04-18T15:00:00Z'])
  })

  it('keeps every event that has no UID', () => {
    const nameless = ['BEGIN:VEVENT', 'DTSTART:20260418T150000', 'END:VEVENT']
    expect(starts(calendar(...nameless, ...nameless))).toHaveLength(2)
  })
})

describe('series in a calendar', () => {
  it('are their days, by the clock of the ground', () => {
    expect(starts(event('DTSTART;TZID=Europe/London:20261019T180000', 'RRULE:FREQ=WEEKLY;COUNT=3'))).toEqual([
      '2026-10-19T17:00:00Z',
      '2026-10-26T18:00:00Z',
      '2026-11-02T18:00:00Z',
    ])
  })

  it('leave out EXDATE, and take a moved day from where it was moved to', () => {
    const text = calendar(
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART:20260407T180000',
      'DTEND:20260407T193000',
      'RRULE:FREQ=WEEKLY;UNTIL=20260428T235959Z',
      'EXDATE:20260414T180000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:1',
      'RECURRENCE-ID:20260421T180000',
      'DTSTART:20260422T190000',
      'DTEND:20260422T203000',
      'END:VEVENT',
    )
    expect(read(text).events.map(({ recurrenceId, start }) => [recurrenceId, start])).toEqual([
      ['2026-04-07T17:00:00Z', '2026-04-07T17:00:00Z'],
      ['2026-04-21T17:00:00Z', '2026-04-22T18:00:00Z'],
      ['2026-04-28T17:00:00Z', '2026-04-28T17:00:00Z'],
    ])
  })

  it('X7 end with the window, wherever they began', () => {
    const ground = { ...LONDON, from: '2026-04-13', to: '2026-04-26' }
    const weekly = starts(
      event('DTSTART:19990105T180000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA'),
      ground,
    )
    const all = starts(event('DTSTART:20250107T180000', 'RRULE:FREQ=DAILY'), ground)
    const monthly = starts(event('DTSTART:20000131T180000', 'RRULE:FREQ=MONTHLY'), {
      ...ground,
      to: '2026-07-31',
    })
    const last = starts(event('DTSTART:20000128T180000', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR'), ground)
    const yearly = starts(event('DTSTART:20000420T180000', 'RRULE:FREQ=YEARLY'), ground)
    expect(weekly.map((one) => one.slice(0, 10))).toEqual(['2026-04-21', '2026-04-25'])
    expect(all).toHaveLength(14)
    expect(monthly.map((one) => one.slice(0, 10))).toEqual(['2026-05-31', '2026-07-31'])
    expect(last.map((one) => one.slice(0, 10))).toEqual(['2026-04-24'])
    expect(yearly.map((one) => one.slice(0, 10))).toEqual(['2026-04-20'])
  })

  it('says that a rule is not understood, and keeps the day that is told', () => {
    const { events, unread } = read(event('DTSTART:20260418T150000', 'RRULE:FREQ=YEARLY;BYWEEKNO=20'))
    expect(events).toHaveLength(1)
    expect(unread).toEqual([{ summary: 'U16 v Larkfield', reason: 'rule' }])
  })
})

describe('hostile files', () => {
  const at = 'DTSTART:20260418T150000'
  it.each([
    ['every second', event(at, 'RRULE:FREQ=SECONDLY'), 'tooFrequent'],
    ['a thousand million times', event(at, 'RRULE:FREQ=DAILY;COUNT=1000000000'), 'tooFrequent'],
    ['a line of a million characters', event(at, `DESCRIPTION:${'x'.repeat(1e6)}`), 'lineTooLong'],
    ['a million characters in folds', event(at, `DESCRIPTION:${'x\r\n '.repeat(1e6)}`), 'lineTooLong'],
    ['ten thousand BEGIN', `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(10_000)}`, 'tooDeep'],
    ['no end', event(at).replace('END:VCALENDAR\r\n', ''), 'unfinished'],
    ['ends in the wrong order', calendar('BEGIN:VEVENT', 'END:VCALENDAR', 'END:VEVENT'), 'unfinished'],
    ['NUL', event(at, 'DESCRIPTION:a\0b'), 'notText'],
    ['a page', '<!doctype html><title>Fixtures</title>', 'notCalendar'],
    ['nothing', '', 'notCalendar'],
    ['words', 'hello', 'notCalendar'],
    [
      '16,000 events',
      calendar(
        ...Array.from({ length: 16_000 }, (_, n) => `BEGIN:VEVENT\r\nUID:${n}\r\n${at}\r\nEND:VEVENT`),
      ),
      'tooMany',
    ],
    [
      '15,000 series',
      calendar(
        ...Array.from(
          { length: 15_000 },
          (_, n) =>
            `BEGIN:VEVENT\r\nUID:${n}\r\n${at}\r\nRRULE:FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=5MO\r\nEND:VEVENT`,
        ),
      ),
      'tooFrequent',
    ],
  ])('X7 refuses %s within two seconds', (_what, text, fault) => {
    expect(faultOf(() => read(text))).toBe(fault)
  })

  it('X7 refuses UTF-16, bytes that are no text, and more than 10 MB', () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, 0x42, 0x00])
    expect(faultOf(() => fileText(utf16))).toBe('notText')
    expect(faultOf(() => fileText(Uint8Array.from([0x42, 0x00, 0x45])))).toBe('notText')
    expect(faultOf(() => fileText(new Uint8Array(10 * 1024 * 1024 + 1)))).toBe('tooLarge')
    expect(faultOf(() => fileText(new Uint8Array()))).toBe('empty')
  })

  it('reads what older programs of the West write', () => {
    expect(fileText(Uint8Array.from([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68]))).toBe('Zürich')
  })

  it('X7 reads 15,000 events', () => {
    const lines = Array.from(
      { length: 15_000 },
      (_, n) =>
        `BEGIN:VEVENT\r\nUID:${n}\r\nSUMMARY:A v B\r\nDTSTART;TZID=Europe/London:20260418T150000\r\nEND:VEVENT`,
    )
    expect(read(calendar(...lines)).events).toHaveLength(15_000)
  })

  it('X8 keys of a prototype are texts like others', () => {
    const text = event(at, '__PROTO__:x', 'CONSTRUCTOR;__proto__=1:x').replace('UID:1', 'UID:__proto__')
    expect(read(text).events[0]?.uid).toBe('__proto__')
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('X9 takes no time over what was made to take it', () => {
    const before = process.cpuUsage()
    for (const text of ['"', ';', '\\', ',', ':', ' ', '1T'])
      read(
        event(
          `DTSTART:${text.repeat(40_000)}`,
          `SUMMARY:${text.repeat(40_000)}`,
          `CATEGORIES:${text.repeat(40_000)}`,
        ),
      )
    expect(cpuMs(before)).toBeLessThan(1000)
  })
})
