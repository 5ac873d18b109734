import { addDays, daysBetween } from '../groundTime.ts'
import { RENOVATIONS } from './renovations.ts'
import type { Job } from './job.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6]

/** What is done on a day of the renovations that are under way: strip, loosen, sand, sow, feed, water. */
export const renovationWork = (day: string): Job[] =>
  RENOVATIONS.filter(({ from, to }) => isWithin(day, from, to)).flatMap(
    ({ pitch, from, to, scope, sand, seed }): Job[] => {
      const first = firstWorkday(`${day.slice(0, 4)}-${from}`)
      const nth = daysBetween(first, day)
      // In summer, when all come at once, a contractor does it with machines of his own.
      const who = from.startsWith('06') || pitch === 'stadium' ? [] : ['diego-santos']
      const job = (more: Omit<Job, 'days' | 'pitch' | 'duringRenovation'>): Job => ({
        days: EVERY_DAY,
        pitch,
        duringRenovation: true,
        ...more,
      })
      switch (nth) {
        case 0:
          return [
            job({
              at: '07:00',
              minutes: daysBetween(first, `${day.slice(0, 4)}-${to}`) * 1440 + 480,
              do: 'renovation',
              who: ['diego-santos'],
              title: 'Renovation',
              with: {
                scope,
                steps:
                  scope === 'full'
                    ? ['stripping', 'aerating', 'sanding', 'seeding', 'feeding']
                    : ['scarifying', 'aerating', 'sanding', 'seeding', 'feeding'],
                sand,
                seed,
                contractor: 'Ashby Sportsturf',
                reopens: `${day.slice(0, 4)}-${to}`,
              },
            }),
          ]
        case 1:
          return [
            job({
              at: '07:00',
              minutes: 480,
              do: 'scarification',
              who,
              with: { depth: scope === 'full' ? 12 : 6, debris: 24 },
            }),
          ]
        case 2:
          return [
            job({
              at: '07:00',
              minutes: 480,
              do: 'aeration',
              who,
              with: { type: 'deep', depth: 250 },
            }),
          ]
        case 4:
          return [
            job({
              at: '08:00',
              minutes: 420,
              do: 'topdressing',
              who,
              use: [['sports-sand-0-2-0-7-mm', Math.round((sand * 1e6) / 6400), 'g/m2']],
              with: { amount: sand },
            }),
          ]
        case 8:
          return [
            job({
              at: '13:00',
              minutes: 120,
              do: 'raking',
              who,
              with: { tool: 'dragMat', purpose: 'seedbed' },
            }),
          ]
        case 10:
          return [
            job({
              at: '07:00',
              minutes: 300,
              do: 'overseeding',
              who,
              use: [['ryegrass-stadium-mix', 35, 'g/m2']],
            }),
            job({
              at: '13:00',
              minutes: 90,
              do: 'spreading',
              who: ['jonas-weber'],
              use: [['pre-seed-8-12-8', 35, 'g/m2']],
            }),
          ]
        case 11:
        case 13:
        case 15:
        case 18:
        case 21:
          return [
            job({
              at: '06:00',
              minutes: 45,
              do: 'irrigation',
              who: ['samir-haddad'],
              with: { amount: 3, method: 'reel', purpose: 'growth' },
            }),
          ]
        case 23:
          return [
            job({
              at: '09:00',
              minutes: 90,
              do: 'mowing',
              who: ['owen-price'],
              title: 'First cut',
              with: { height: 35 },
            }),
          ]
        default:
          return []
      }
    },
  )

const isWithin = (day: string, from: string, to: string): boolean =>
  day.slice(5) >= from && day.slice(5) <= to

/** The days before `day` on which the renovations began that it belongs to. */
export const renovationsOver = (day: string): string[] =>
  RENOVATIONS.filter(({ from, to }) => isWithin(day, from, to))
    .map(({ from }) => firstWorkday(`${day.slice(0, 4)}-${from}`))
    .filter((first) => first < day)

/** A renovation does not begin on a Sunday. */
const firstWorkday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? addDays(day, 1) : day
