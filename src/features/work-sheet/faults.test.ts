import { describe, expect, it } from 'vitest'
import { described } from '@/domain/fieldDictionary'
import { unusualIn } from './faults'
import type { WorkDraft } from './workDraft'

const FIELDS = [described('lineMarking', { key: 'paint' }), described('lineMarking', { key: 'lineWidth' })]
const draft = (answers: WorkDraft['answers']) => ({ answers }) as WorkDraft
const found = (answers: WorkDraft['answers'], areas?: readonly number[]) =>
  unusualIn(draft(answers), FIELDS, areas).map(({ field, value, at }) => [field.key, value, at])

describe('what is unusual', () => {
  it('is judged by what one pitch gets of an amount that several share', () => {
    expect(found({ paint: 80 })).toEqual([['paint', 80, undefined]])
    expect(found({ paint: 80 }, [7000, 7000])).toEqual([])
    expect(found({ paint: 130 }, [7000, 7000])).toEqual([
      ['paint', 65, 0],
      ['paint', 65, 1],
    ])
    // The larger pitch gets more than is usual, the smaller does not.
    expect(found({ paint: 100 }, [9000, 1000])).toEqual([['paint', 90, 0]])
  })

  it('is judged as it stands where each pitch gets all of it', () => {
    expect(found({ lineWidth: 200 }, [7000, 7000])).toEqual([['lineWidth', 200, undefined]])
  })
})
