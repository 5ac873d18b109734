import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { playOfWork } from './fixture.ts'
import { readLocalData } from './localData.ts'
import { madeAgain, renamedWork } from './madeAgain.ts'

const work: Activity = {
  id: '7',
  activityName: 'match',
  status: 'in_progress',
  startDate: '2026-04-14T06:00:00Z',
  endDate: '2026-04-14T07:00:00Z',
  fields: [],
  pitchIds: ['stadium'],
  sectionIds: [],
  userIds: [],
  recurrence: 'FREQ=DAILY',
  recurrenceId: 'r1',
  createdBy: 'marta',
  updatedAt: '2026-04-14T05:00:00Z',
  notes: 'Gate 3',
}
const pause = { begun: '2026-04-14T06:00:00Z', minutes: 12 }

describe('work that was deleted and is wanted after all', () => {
  it('is made as it was, but for what the backend gives, and alone', () => {
    const again = madeAgain(work)
    expect(again).toMatchObject({ status: 'in_progress', notes: 'Gate 3', pitchIds: ['stadium'] })
    for (const key of ['id', 'updatedAt', 'createdBy', 'recurrenceId']) expect(again).not.toHaveProperty(key)
    expect(again.recurrence).toBeUndefined()
  })

  it('keeps its break, its ticks and the countdown of its match, and nothing of other work moves', () => {
    const [play] = playOfWork(work)
    const [later] = playOfWork({ ...work, id: '9' })
    const [other] = playOfWork({ ...work, id: '77' })
    const start = work.startDate
    const local = readLocalData({
      jobPauses: { '7': pause, '77': pause },
      jobTicks: { '7': { 'Check oil': true } },
      countdowns: { [play?.id ?? '']: start, [other?.id ?? '']: start, '7x': start },
    })
    expect(renamedWork(local, '7', '9')).toEqual({
      jobPauses: { '9': pause, '77': pause },
      jobTicks: { '9': { 'Check oil': true } },
      countdowns: { [later?.id ?? '']: start, [other?.id ?? '']: start, '7x': start },
    })
    expect(renamedWork(local, 'nothing', '9')).toBeUndefined()
  })
})
