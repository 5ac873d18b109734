import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeLocalData } from './localDataMerge.ts'

const view = (id: string, name = id) => ({ id, name, query: '?view=week' })
const noted = (at: string) => ({ machineId: 'm', at, kind: 'fuel' as const, litres: 20 })

describe('what two tabs keep of their own', () => {
  it('loses none of two lists that grew at once', () => {
    const base = { views: [view('a')] }
    expect(
      mergeLocalData(base, { views: [view('a'), view('b')] }, { views: [view('a'), view('c')] }),
    ).toEqual({ views: [view('a'), view('c'), view('b')] })
  })

  it('takes somebody who has read nothing yet for somebody who adds', () => {
    const [first, second] = [noted('2026-04-13T06:00:00Z'), noted('2026-04-14T06:00:00Z')]
    expect(mergeLocalData({}, { machineLog: [second] }, { machineLog: [first] })).toEqual({
      machineLog: [first, second],
    })
    expect(mergeLocalData({}, { refillLines: { one: 12 } }, { refillLines: { two: 15 } })).toEqual({
      refillLines: { one: 12, two: 15 },
    })
  })

  it('changes and removes what it was asked to, and nothing that came meanwhile', () => {
    const base = { views: [view('a'), view('b')], leadDays: { x: 3, y: 4 } }
    const change = { views: [view('a', 'Week')], leadDays: { x: 5 } }
    const present = { views: [view('a'), view('b'), view('c')], leadDays: { x: 3, y: 4, z: 9 } }
    expect(mergeLocalData(base, change, present)).toEqual({
      views: [view('a', 'Week'), view('c')],
      leadDays: { x: 5, z: 9 },
    })
  })

  it('takes a list of steps and a number as a whole', () => {
    const steps = [{ work: 'mowing' }, { work: 'lineMarking' }]
    expect(
      mergeLocalData(
        { countdown: [], mostOff: 3 },
        { countdown: steps, mostOff: 4 },
        { countdown: [{}], mostOff: 2 },
      ),
    ).toEqual({ countdown: steps, mostOff: 4 })
  })

  it('is the change itself where nobody else wrote', () => {
    const lines = fc.dictionary(fc.string(), fc.integer({ min: 1, max: 100 }))
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const base = { refillLines: before }
        expect(mergeLocalData(base, { refillLines: after }, base)).toEqual({ refillLines: after })
      }),
    )
  })
})
