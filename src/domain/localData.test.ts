import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLocalData } from './localData.ts'

const mow = {
  id: 't1',
  name: 'Match mow 26 mm',
  activityName: 'mowing',
  fields: [{ key: 'height', value: 26 }],
  minutes: 90,
  checklist: ['Check the reel', 'Empty the box'],
}

describe('local data', () => {
  it('begins empty', () => {
    expect(readLocalData(undefined)).toMatchObject({ templates: [], mostOff: 3, recoveryMinutes: {}, tv: {} })
  })

  it('one part or entry that cannot be read takes no other with it', () => {
    const read = readLocalData({
      templates: [mow, { name: 'no id' }, null],
      dayTemplates: 'gone',
      recoveryMinutes: { spraying: 240, mowing: 'long' },
      mostOff: -1,
      certificates: { marta: [{ name: 'Sprayer', expires: '2027-03-01' }, { expires: '2027-02-30' }] },
    })
    expect(read.templates).toEqual([{ ...mow, notes: undefined }])
    expect(read).toMatchObject({ dayTemplates: [], recoveryMinutes: { spraying: 240 }, mostOff: 3 })
    expect(read.certificates).toEqual({ marta: [{ name: 'Sprayer', expires: '2027-03-01' }] })
  })

  it('keeps work of weeks in the template of a day', () => {
    const lamps = { activityName: 'lightTherapy', start: '07:00', minutes: 3 * 7 * 24 * 60 }
    const [read] = readLocalData({
      dayTemplates: [{ id: 'd1', name: 'Match week', jobs: [lamps] }],
    }).dayTemplates
    expect(read?.jobs).toMatchObject([lamps])
  })

  it('keeps what a later version has put there', () => {
    expect(readLocalData({ fromLater: [1] })).toMatchObject({ fromLater: [1] })
  })

  it('X8 reads anything, and no key of it reaches a prototype', () => {
    const hostile =
      '{"recoveryMinutes":{"__proto__":1,"constructor":2,"mowing":3},"__proto__":{"polluted":1}}'
    const read = readLocalData(JSON.parse(hostile))
    expect(read.recoveryMinutes).toEqual({ mowing: 3 })
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect('polluted' in {} || 'polluted' in read).toBe(false)
    fc.assert(fc.property(fc.anything(), (stored) => void readLocalData(stored)))
  })
})
