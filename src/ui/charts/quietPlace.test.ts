import { describe, expect, it } from 'vitest'
import { quietPlace } from './quietPlace'
import type { Layout, PanelPlace } from './chartLayout'

const LAYOUT = { start: 0, end: 300, bar: 6, x: (at: number) => at * 10 } as Layout
const TODAY = 25

/** A panel of 100 px on which a value is as far from above as it is. */
function panel(values: readonly number[], kind: 'line' | 'bars' = 'line'): PanelPlace {
  const entries = values.map((value, at) => ({ at, value }))
  return {
    top: 0,
    bottom: 100,
    axis: { y: (value: number) => (value === 0 && kind === 'bars' ? 100 : value) },
    tracks: { tracks: [{ line: { kind }, entries, formerEntries: [] }] },
  } as unknown as PanelPlace
}

describe('quietPlace', () => {
  it('stays at the first place where nothing is in its way', () => {
    const place = quietPlace('target', [90, 20], panel(Array(30).fill(50)), LAYOUT, TODAY)
    expect(place).toEqual({ x: 6, y: 90, textAnchor: 'start' })
  })

  it('goes to the other height where a line would strike it through', () => {
    const place = quietPlace('target', [90, 20], panel(Array(30).fill(88)), LAYOUT, TODAY)
    expect(place).toEqual({ x: 6, y: 20, textAnchor: 'start' })
  })

  it('sees a line that passes between two days', () => {
    const place = quietPlace('target', [90, 20], panel([60, 99, 99]), LAYOUT, TODAY)
    expect(place).toEqual({ x: 244, y: 90, textAnchor: 'end' })
  })

  it('goes to the other end where bars stand behind it, but not under the line of today', () => {
    const bars = panel([20, 20, 20, 20, 20, 20, 20, 20], 'bars')
    expect(quietPlace('need', [50], bars, LAYOUT, TODAY).textAnchor).toBe('end')
    expect(quietPlace('need', [50], panel([], 'bars'), LAYOUT, 29).textAnchor).toBe('start')
  })
})
