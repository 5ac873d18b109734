import { describe, expect, it } from 'vitest'
import { daylightOf } from './daylight.ts'

const minute = (instant: string) => instant.slice(0, 16)

describe('daylight', () => {
  it('gives the instants of the ground’s own day, also where that day begins on another date in UTC', () => {
    const wellington = daylightOf({ latitude: -41.29, longitude: 174.78 }, '2026-04-14')
    // NOAA solar calculator: 06:44 and 17:59 New Zealand standard time.
    expect(wellington).toMatchObject({ kind: 'risesAndSets' })
    if (wellington?.kind !== 'risesAndSets') return
    expect(minute(wellington.sunrise)).toMatch(/^2026-04-13T18:4\d/)
    expect(minute(wellington.sunset)).toMatch(/^2026-04-14T0(5:5|6:0)\d/)
  })

  it('says that the sun stays up, stays down, or that the place is not known', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 }
    expect(daylightOf(tromso, '2026-06-21')).toEqual({ kind: 'midnightSun' })
    expect(daylightOf(tromso, '2026-12-21')).toEqual({ kind: 'polarNight' })
    expect(daylightOf(undefined, '2026-04-14')).toBeUndefined()
    expect(daylightOf({ latitude: 910, longitude: 0 }, '2026-04-14')).toBeUndefined()
  })
})
