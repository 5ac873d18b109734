import { describe, expect, it } from 'vitest'
import { readStudRules, studChanges, writeStudRules } from './studRulesFile.ts'

const AT = '2026-04-14T05:31:00Z'
const fileOf = (studRules: unknown) =>
  JSON.stringify({ format: 'sward-local-data', version: 1, data: { studRules } })

describe('the club’s stud rules as a file (B15)', () => {
  it('names every line of the table, and is read back as the rules that differ', () => {
    const text = writeStudRules({ 'dry/firm/dry': 'long' }, AT)
    expect(text.match(/"(?:dry|moist|wet)\/(?:soft|medium|firm)\/(?:dry|rain)": "/g)).toHaveLength(18)
    expect(readStudRules(text)).toEqual({ rules: { 'dry/firm/dry': 'long' } })
  })

  it('takes a line that is left out as usual, and says which come out otherwise', () => {
    const { rules = {} } = readStudRules(fileOf({ 'wet/soft/rain': 'mixed' })) as {
      rules?: Record<string, never>
    }
    expect(rules).toEqual({ 'wet/soft/rain': 'mixed' })
    expect(studChanges({ 'dry/firm/dry': 'long' }, rules)).toEqual(['dry/firm/dry', 'wet/soft/rain'])
    expect(studChanges(rules, rules)).toEqual([])
  })

  it.each([
    ['', { fault: 'unreadable' }],
    ['{"a":1}', { fault: 'unreadable' }],
    [fileOf([]), { fault: 'unreadable' }],
    [fileOf(null), { fault: 'unreadable' }],
    ['{"format":"sward-local-data","version":1,"data":{"mostOff":2}}', { fault: 'none' }],
    [fileOf({ 'wet/soft/snow': 'long' }), { fault: 'wrong', line: 'wet/soft/snow: long' }],
    [
      fileOf({ 'dry/firm/dry': 'long', 'wet/soft/rain': 'spikes' }),
      { fault: 'wrong', line: 'wet/soft/rain: spikes' },
    ],
  ])('X8 refuses %.60s', (text, found) => {
    expect(readStudRules(text)).toEqual(found)
  })
})
