import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAnythingUnsaved } from '@/lib/unsaved'
import { draftKey, forgetOthersDrafts, forgetTab, keepDraft, keptDraft } from './drafts'

const [MARTA, OWEN] = [draftKey('marta', 'new'), draftKey('owen', 'new')]

beforeEach(() => sessionStorage.clear())
afterEach(forgetTab)

it('keeps input in the tab, and asks nobody before the page goes', () => {
  keepDraft(MARTA, 'south')
  expect(sessionStorage.getItem(MARTA)).toBe('south')
  expect(keptDraft(MARTA)).toBe('south')
  expect(isAnythingUnsaved()).toBe(false)
  keepDraft(MARTA, null)
  expect(keptDraft(MARTA)).toBeNull()
})

it.each(['blocked', 'full'])(
  'O11 O13 holds what the browser does not take (%s), and the page asks before it goes',
  (fault) => {
    keepDraft(MARTA, 'south')
    const refuse = () => {
      throw new DOMException(fault, 'QuotaExceededError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    if (fault === 'blocked') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    keepDraft(MARTA, 'south goalmouth')
    keepDraft(OWEN, 'north')
    expect(keptDraft(MARTA)).toBe('south goalmouth')
    expect(isAnythingUnsaved()).toBe(true)
    forgetOthersDrafts('marta')
    expect(keptDraft(OWEN)).toBeNull()
    forgetTab()
    expect(keptDraft(MARTA)).toBeNull()
    expect(isAnythingUnsaved()).toBe(false)
  },
)
