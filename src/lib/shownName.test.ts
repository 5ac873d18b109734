import { expect, it } from 'vitest'
import { shownName } from './shownName.ts'

it('a name that nobody could read is cut, and never within a letter', () => {
  expect(shownName('Mow stadium')).toBe('Mow stadium')
  expect(shownName('n'.repeat(10_000))).toBe(`${'n'.repeat(200)}…`)
  expect(shownName(`${'n'.repeat(199)}🌱 and more`)).toBe(`${'n'.repeat(199)}…`)
})
