import { expect, it } from 'vitest'
import { appliedTo, templateOf } from './template'
import { freshDraft, onDay } from './workDraft'

const timeZone = 'Europe/London'

it('D6 lamps of a template burn until the same hour, whatever the clocks do in their night', () => {
  const draft = freshDraft({
    type: 'growLights',
    day: '2026-03-28',
    time: '17:00',
    now: new Date('2026-03-28T09:00:00Z'),
    timeZone,
  })
  // Until eight in the morning, on the last night of winter time and on one of it.
  for (const [day, endDay] of [
    ['2026-03-28', '2026-03-29'],
    ['2026-02-10', '2026-02-11'],
  ] as const) {
    const night = { ...onDay(draft, day), end: '08:00', endDay }
    const template = templateOf(night, 'Lamps', timeZone)
    for (const on of ['2026-03-28', '2026-10-24', '2026-02-01'])
      expect(appliedTo(onDay(draft, on), template, timeZone)).toMatchObject({ day: on, end: '08:00' })
  }
})
