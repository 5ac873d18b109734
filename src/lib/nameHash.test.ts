import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarLook, initials, nameHash } from './nameHash.ts'

describe('avatarLook', () => {
  it('is the same for the same name, whatever the way its accents are written', () => {
    expect(avatarLook('Marta Kovač')).toEqual(avatarLook('Marta Kovac\u030C '))
    expect(nameHash('Owen Price')).toBe(nameHash('Owen Price'))
  })

  it('X11 holds for any text', () => {
    for (const name of ['', ' ', '🧑‍🌾', '\uD800', 'a'.repeat(1_000_000)]) expectInRange(name)
    fc.assert(fc.property(fc.string({ unit: 'binary' }), expectInRange))
  })

  it('spreads a team over the colours', () => {
    const hues = new Set(
      Array.from({ length: 200 }, (_, i) => Math.floor(avatarLook(`Person ${i}`).hue / 30)),
    )
    expect(hues.size).toBe(12)
  })
})

function expectInRange(name: string): void {
  const { hue, rotation } = avatarLook(name)
  expect(Number.isInteger(hue) && hue >= 0 && hue < 360).toBe(true)
  expect(Number.isInteger(rotation) && rotation >= 0 && rotation < 180).toBe(true)
}

describe('initials', () => {
  it.each([
    ['Marta Kovač', 'MK'],
    ['owen price', 'OP'],
    ['Ana Maria de Souza', 'AS'],
    ['Pelé', 'P'],
    ['  ', ''],
    ['', ''],
    ['Čedomir Ž', 'ČŽ'],
    ['Z\u030Cak O\u0308mer', 'Z\u030CO\u0308'],
    ['👩‍🌾 Green', '👩‍🌾G'],
    ['محمد علي', 'مع'],
    ['a'.repeat(1_000_000), 'A'],
  ])('of %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
