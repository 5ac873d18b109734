import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { byUrgency, jobsOn, lateJobs, leftOpen } from './dayJobs.ts'
import { workProblems } from './problems.ts'

const zone = 'Europe/London'
const now = new Date('2026-04-14T05:31:00Z')
const job = (id: string, from: string, to: string, more: Partial<Activity> = {}): Activity => ({
  id,
  activityName: 'mowing',
  status: 'planned',
  startDate: `2026-04-${from}:00Z`,
  endDate: `2026-04-${to}:00Z`,
  fields: [],
  pitchIds: ['stadium'],
  sectionIds: [],
  userIds: ['marta'],
  ...more,
})

const rows = [
  job('today', '14T06:00', '14T07:00'),
  job('running', '14T05:00', '14T06:00', { status: 'in_progress' }),
  job('late', '14T05:00', '14T06:30'),
  job('done', '14T04:00', '14T05:00', { status: 'completed' }),
  job('yesterday', '13T15:00', '13T16:00', { userIds: [] }),
  job('midnight', '13T20:00', '13T23:00'),
  job('match', '14T14:00', '14T16:00', { activityName: 'match' }),
  job('weeks', '01T06:00', '30T16:00', { status: 'in_progress' }),
]
const ids = (jobs: readonly Activity[]) => jobs.map(({ id }) => id)

describe('a day of jobs', () => {
  it('holds what touches the day at the ground, no matches, earliest first', () => {
    expect(ids(jobsOn(rows, '2026-04-14', zone))).toEqual(['weeks', 'done', 'late', 'running', 'today'])
  })

  it('D2 work that ends at midnight belongs to the day before', () => {
    expect(ids(jobsOn(rows, '2026-04-13', zone))).toContain('midnight')
    expect(ids(jobsOn(rows, '2026-04-14', zone))).not.toContain('midnight')
  })

  it('keeps what was left open on earlier days', () => {
    expect(ids(leftOpen(rows, '2026-04-14', zone))).toEqual(['yesterday', 'midnight'])
  })

  it('F3 stands in the order late, now, later, done', () => {
    expect(ids(byUrgency(jobsOn(rows, '2026-04-14', zone), now))).toEqual([
      'late',
      'weeks',
      'running',
      'today',
      'done',
    ])
  })

  it('knows what is late', () => {
    expect(ids(lateJobs(rows, now))).toEqual(['yesterday', 'midnight', 'late'])
  })
})

describe('problems', () => {
  it('tells late work first, then who is off but planned', () => {
    const problems = workProblems(rows, { away: new Set(['marta']), staff: undefined }, now, zone)
    expect(problems.map((problem) => [problem.kind, 'job' in problem && problem.job.id])).toEqual([
      ['late', 'yesterday'],
      ['late', 'midnight'],
      ['late', 'late'],
      ['away', 'today'],
    ])
  })

  it('tells work that nobody is on', () => {
    const nobody = job('nobody', '14T09:00', '14T10:00', { userIds: [] })
    const left = job('left', '14T09:00', '14T10:00', { userIds: ['left'] })
    const found = (staff: ReadonlySet<string> | undefined) =>
      ids(
        workProblems([nobody, left], { away: new Set(), staff }, now, zone).flatMap((one) =>
          'job' in one ? [one.job] : [],
        ),
      )
    expect(found(undefined)).toEqual(['nobody'])
    expect(found(new Set(['marta']))).toEqual(['left', 'nobody'])
  })
})
