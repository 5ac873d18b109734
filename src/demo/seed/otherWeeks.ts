import { both, every, inMonths, type Job, ROUND } from './job.ts'

/** One field after the other: nobody mows or waters two at once. */
const MOWN = ['07:00', '08:15', '09:30', '10:45']
const WATERED = ['04:30', '05:00', '05:30', '06:00']

const HEARTLAND_ROUND = ['hardness', 'soilMoisture', 'grassHeight']
/** The week of a complex that mows, marks and measures. */
export const HEARTLAND_WEEK: readonly Job[] = [
  ...[1, 2, 3, 4].flatMap((n): Job[] => {
    const pitch = `field-${n}`
    return [
      {
        days: [n < 3 ? 1 : 3],
        at: n % 2 === 1 ? '08:30' : '10:30',
        minutes: 90,
        do: 'fieldMeasurements',
        pitch,
        who: [n < 3 ? 'dana-miller' : 'grace-howell'],
        when: inMonths(3, 11),
        with: { parameters: HEARTLAND_ROUND, points: 54 },
      },
      {
        days: [2, 5],
        at: MOWN[n - 1] ?? '',
        minutes: 75,
        do: 'mowing',
        pitch,
        who: ['luis-ortega'],
        when: inMonths(4, 10),
        machine: 'fairway-mower',
      },
      {
        days: [4],
        at: n < 3 ? '08:00' : '10:00',
        minutes: 60,
        do: 'lineMarking',
        pitch,
        who: ['luis-ortega'],
        when: both(inMonths(3, 11), every(2, n % 2)),
        machine: 'field-marker',
        with: { scope: 'overmark', paint: 5 },
      },
      {
        days: [1, 4],
        at: WATERED[n - 1] ?? '',
        minutes: 30,
        do: 'irrigation',
        pitch,
        who: ['luis-ortega'],
        when: inMonths(5, 9),
        with: { amount: 8, method: 'popUp' },
      },
      {
        days: [3],
        at: '13:00',
        minutes: 120,
        do: 'aeration',
        pitch,
        who: ['luis-ortega'],
        when: both(inMonths(4, 9), every(8, n)),
        machine: 'core-aerator',
        with: { type: 'hollow', depth: 80 },
      },
    ]
  }),
  {
    days: [1],
    at: '13:00',
    minutes: 60,
    do: 'generalNonePitch',
    who: ['dana-miller'],
    title: 'Weekly review',
    with: { place: 'office' },
  },
  {
    days: [5],
    at: '13:00',
    minutes: 60,
    do: 'maintenance',
    who: ['luis-ortega'],
    title: 'Grease and blades',
    machine: 'fairway-mower',
    with: { kind: 'service', statusAfter: 'ready' },
  },
]

/** The week of a club in a league: what its office may see. */
export const leagueWeek = (pitches: readonly string[], staff: readonly string[]): Job[] =>
  pitches.flatMap((pitch, index): Job[] => {
    const [first = '', second = first] = staff
    const stadium = index === 0
    return [
      {
        days: stadium ? [7] : [1],
        at: '08:00',
        minutes: 120,
        do: 'fieldMeasurements',
        pitch,
        who: [first],
        when: stadium ? () => true : every(2, index % 2),
        with: { parameters: ROUND, points: stadium ? 54 : 18 },
      },
      { days: [7, 2, 4], at: '06:30', minutes: 90, do: 'mowing', pitch, who: [second] },
      {
        days: [1, 2, 3, 4, 5, 6, 7],
        at: '04:00',
        minutes: 60,
        do: 'irrigation',
        pitch,
        who: [second],
        when: inMonths(4, 10),
        with: { amount: 7, method: 'popUp' },
      },
      {
        days: [1, 3, 5, 7],
        at: '04:00',
        minutes: 60,
        do: 'irrigation',
        pitch,
        who: [second],
        when: inMonths(11, 3),
        with: { amount: 5, method: 'popUp' },
      },
      {
        days: [4],
        at: '16:00',
        minutes: 90,
        do: 'lineMarking',
        pitch,
        who: [second],
        when: every(2, index % 2),
        with: { scope: 'overmark', paint: 5 },
      },
      {
        days: [3],
        at: '07:00',
        minutes: 120,
        do: 'overseeding',
        pitch,
        who: [first, second],
        when: both(inMonths(10, 10), every(2, 0)),
        with: { method: 'disc' },
      },
    ]
  })
