import { expect, it } from 'vitest'
import { isAnythingUnsaved, markUnsaved } from './unsaved.ts'

it('U1 two forms with the same name are two: one saved, the other is still unsaved', () => {
  expect(isAnythingUnsaved()).toBe(false)
  const first = markUnsaved('note')
  const second = markUnsaved('note')
  first()
  first()
  expect(isAnythingUnsaved()).toBe(true)
  second()
  expect(isAnythingUnsaved()).toBe(false)
})
