import { expect, it } from 'vitest'
import type { FieldMeasurement } from './fieldMeasurement'
import type { LatestActivity } from './pitch'
import { lastDone, lastMeasured } from './pitchPast'

const NOW = new Date('2026-04-14T06:30:00Z')
const job = (activityName: string, date: string): LatestActivity => ({
  activityId: date,
  activityName,
  pitchId: 'stadium',
  date,
})
const reading = (measuredAt: string, value: number | null = 20): FieldMeasurement => ({
  id: measuredAt,
  metric: 'soilMoisture',
  measuredAt,
  values: [[value]],
})
const JOB = job('fieldMeasurements', '2026-04-10T08:00:00.000Z')

it('the newest cut is the last cut, whatever order the rows come in', () => {
  const rows = [job('mowing', '2026-04-12T08:00:00.000Z'), job('mowing', '2026-04-09T08:00:00.000Z'), JOB]
  expect(lastDone(rows, 'mowing')).toBe(rows[0])
  expect(lastDone(rows, 'spraying')).toBeUndefined()
})

it.each([
  ['a probe read after the last round', [reading('2026-04-14T04:00:00.000Z')], '2026-04-14T04:00:00.000Z'],
  ['a round came after the last probe', [reading('2026-04-08T04:00:00.000Z')], JOB.date],
  ['nothing was read in the new one', [reading('2026-04-14T04:00:00.000Z', null)], JOB.date],
  ['the new one claims to be of tomorrow', [reading('2026-04-15T04:00:00.000Z')], JOB.date],
])('F2 the age of the last measurement where %s', (_, readings, expected) => {
  expect(lastMeasured([JOB], readings, NOW)).toBe(expected)
})

it('a pitch that was never measured has no age', () => {
  expect(lastMeasured([], [], NOW)).toBeUndefined()
})
