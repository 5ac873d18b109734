import { describe, expect, it } from 'vitest'
import { lightOfWeek } from './turfLight.ts'

const today = '2026-04-14'

describe('the light of the last seven days', () => {
  it('counts daylight and lamps of whole days, and not what there is of today', () => {
    const days = [
      { date: '2026-04-06', natural: 60 },
      { date: '2026-04-12', natural: 12, growLights: 6 },
      { date: '2026-04-13', natural: 26 },
      { date: today, natural: 1 },
    ]
    expect(lightOfWeek(days, today, 20)).toEqual({ mean: 22, short: 1 })
    expect(lightOfWeek(days, today, undefined)).toEqual({ mean: 22, short: 0 })
  })

  it('leaves out days that are not known or cannot be, and says nothing where none is left', () => {
    const days = [{ date: '2026-04-12' }, { date: '2026-04-13', natural: 4_000 }]
    expect(lightOfWeek(days, today, 20)).toBeNull()
    expect(lightOfWeek([...days, { date: '2026-04-11', natural: 18 }], today, 20)).toEqual({
      mean: 18,
      short: 1,
    })
  })
})
