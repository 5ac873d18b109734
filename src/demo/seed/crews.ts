import type { DayOff } from '../../domain/daysOff.ts'
import { weekday, weekNumber } from '../groundTime.ts'
import { type Job, job, on } from './job.ts'

/** People who look after some pitches together. */
export type Crew = { pitches: readonly string[]; people: readonly string[] }

/** Teams that play on the pitches of the crews. */
export const COMMUNITY_TEAMS = 10

type Task = (at: string, person: string, date: number) => Job

/** What the work goes through in turn, so that no two pitches have the same at the same time for long. */
const TURNS: readonly Task[] = [
  (at, person, date) => job([date], at, 75, 'mowing', [person]),
  (at, person, date) =>
    job([date], at, 60, 'brushing', [person], { with: { brushType: 'drag', purpose: 'standUp' } }),
  (at, person, date) => job([date], at, 30, 'generalPitch', [person], { title: 'Walk and check' }),
  (at, person, date) =>
    job([date], at, 60, 'fieldMeasurements', [person], {
      with: { parameters: ['soilMoisture', 'hardness'], points: 18 },
    }),
  (at, person, date) =>
    job([date], at, 60, 'divoting', [person], {
      use: [['divot-mix-green', 20, 'l/ha']],
      with: { holes: 'low', when: 'afterTraining' },
    }),
  (at, person, date) =>
    job([date], at, 60, 'forking', [person], {
      title: 'Goalmouths',
      with: { depth: 120, zone: 'goalmouths' },
    }),
  (at, person, date) => job([date], at, 45, 'goalRepair', [person], { title: 'Goals and nets' }),
  (at, person, date) => job([date], at, 75, 'aeration', [person], { with: { type: 'solid', depth: 150 } }),
]
const STARTS = ['06:30', '08:15', '10:00', '13:00']
const WORKING_DAYS = [1, 2, 3, 4, 5, 6]
const BUSY_DAYS = [2, 5]

/** The pitches of all crews, in their order. */
export const pitchesOf = (crews: readonly Crew[]): string[] => crews.flatMap(({ pitches }) => [...pitches])

/** The week of crews: four jobs a day on every pitch, five on busy days. Nobody is in two places at once. */
export function crewWeek(crews: readonly Crew[]): readonly Job[] {
  const known = weeks.get(crews) ?? planned(crews)
  weeks.set(crews, known)
  return known
}

const weeks = new WeakMap<readonly Crew[], readonly Job[]>()

function planned(crews: readonly Crew[]): Job[] {
  let turn = 0
  return crews.flatMap(({ pitches, people }) =>
    pitches.flatMap((pitch, n) =>
      WORKING_DAYS.flatMap((date) => {
        const starts = BUSY_DAYS.includes(date) ? [...STARTS, '14:30'] : STARTS
        return on(
          pitch,
          starts.flatMap((at, slot) => {
            turn += 1
            const task = TURNS[(turn + slot + date) % TURNS.length]
            const person = people[(n + slot + date) % people.length]
            return task && person !== undefined ? [task(at, person, date)] : []
          }),
        )
      }),
    ),
  )
}

/** Of every crew somebody is on leave for two days of each third week. */
export function crewDaysOffOn(day: string, crews: readonly Crew[]): DayOff[] {
  const [date, week] = [weekday(day), weekNumber(day)]
  return crews.flatMap(({ people }, n): DayOff[] => {
    const user = people[Math.floor(week / 3) % people.length]
    const first = 1 + (n % 4)
    const isAway = (week + n) % 3 === 0 && (date === first || date === first + 1)
    return isAway && user !== undefined ? [{ user, date: day, leaveType: 'holiday' }] : []
  })
}
