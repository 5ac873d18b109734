import { describe, expect, it } from 'vitest'
import { carriedAnswers } from '@/domain/carriedAnswers'
import { freshDraft } from './workDraft'
import { newWork } from './workToSend'

const LONDON = 'Europe/London'

describe('work that an address begins', () => {
  it('X8 is nobody’s but the people’s who were chosen, whatever its pitch and type are called', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const fresh = freshDraft({
        type: name,
        pitchId: name,
        sectionIds: [],
        now: new Date('2026-04-14T05:00:00Z'),
        timeZone: LONDON,
      })
      const known = { fields: [], sections: [], pitches: [], taskId: undefined, timeZone: LONDON }
      const [work] = newWork({ ...fresh, userIds: ['u1'] }, known as never)
      expect(work).toMatchObject({ activityName: name, pitchIds: [name], userIds: ['u1'] })
      expect(carriedAnswers(name, [{ key: 'depth', value: 3 }])).toEqual([{ key: 'depth', value: 3 }])
    }
  })
})
