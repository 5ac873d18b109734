import { beforeEach, expect, it } from 'vitest'
import { keep, placeOf, readKept, readLastNew } from './keptDraft'
import type { WorkDraft } from './workDraft'

const draft = (type: string) =>
  ({ type, answers: {}, pitchIds: [], peopleAt: {}, repeat: {} }) as unknown as WorkDraft

beforeEach(() => sessionStorage.clear())

it('keeps each new work apart, and offers the latest of its own person', () => {
  const [first, second] = [placeOf({ kind: 'new' }), placeOf({ kind: 'new' })].toSorted()
  keep('marta', first ?? '', draft('mowing'))
  keep('marta', second ?? '', draft('brushing'))
  keep('marta', placeOf({ kind: 'open', id: 'newest' }), draft('forking'))
  keep('owen', `${placeOf({ kind: 'new' })}9`, draft('spraying'))
  expect(readLastNew('marta')?.draft.type).toBe('brushing')
  keep('marta', second ?? '', null)
  expect(readLastNew('marta')).toEqual(readKept('marta', first ?? ''))
})

it('offers what a version before this one kept in the one place of all new work', () => {
  keep('marta', 'new', draft('mowing'))
  expect(readLastNew('marta')).toMatchObject({ place: 'new', draft: { type: 'mowing' } })
})
