import { describe, expect, it } from 'vitest'
import { activityFields } from '@/demo/configuration/activityFields'
import { shownFields } from './shownFields'

const shown = (
  type: Parameters<typeof activityFields>[0],
  about: Partial<Parameters<typeof shownFields>[1]> = {},
) => [...shownFields(activityFields(type), { answers: {}, errors: {}, isNew: true, ...about })].sort()

describe('the fields that a form shows at once', () => {
  it('are those that must be told and the first of the others', () => {
    expect(shown('spraying')).toEqual(['area', 'machine', 'product', 'reason', 'tankSize', 'waterRate'])
  })

  it('are those that were told the last time as well, and none that says no', () => {
    const told = shown('spraying', { answers: { nozzle: 'blue', labelSeen: true, dew: false, buffer: null } })
    expect(told).toContain('nozzle')
    expect(told).toContain('labelSeen')
    expect(told).not.toContain('dew')
    expect(told).not.toContain('buffer')
  })

  it('hold the one that is wrong', () => {
    expect(shown('spraying', { errors: { 'field.rinsing': 'Say how often.' } })).toContain('rinsing')
  })

  it('are all of them where no more than three would be left', () => {
    expect(shown('generalNonePitch')).toHaveLength(3)
    expect(shown('training')).toHaveLength(9)
  })
})
