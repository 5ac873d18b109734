import { describe, expect, it } from 'vitest'
import { chosenBy, shownChoice } from './groupedChoice'

const groups = new Map([
  ['cutting', ['mowing', 'grooming']],
  ['feed', ['spraying', 'spreading']],
])

describe('a list that offers families beside their types', () => {
  it('says the family where all of it is chosen, else the types', () => {
    expect(shownChoice(['mowing', 'grooming', 'spraying'], groups)).toEqual(['cutting', 'spraying'])
    expect(shownChoice(['match'], groups)).toEqual(['match'])
    expect(shownChoice([], groups)).toEqual([])
  })

  it('takes all of a family that is pressed, also where one of it was chosen before', () => {
    expect(chosenBy(['mowing', 'cutting'], ['mowing'], groups)).toEqual(['mowing', 'grooming'])
    expect(chosenBy(['cutting', 'feed'], ['mowing', 'grooming'], groups)).toEqual([
      'mowing',
      'grooming',
      'spraying',
      'spreading',
    ])
  })

  it('narrows a family to the one type that is pressed, and leaves the others', () => {
    expect(
      chosenBy(['cutting', 'feed', 'mowing'], ['mowing', 'grooming', 'spraying', 'spreading'], groups),
    ).toEqual(['spraying', 'spreading', 'mowing'])
  })

  it('lets go of a family and of a type', () => {
    expect(chosenBy(['spraying'], ['mowing', 'grooming', 'spraying'], groups)).toEqual(['spraying'])
    expect(chosenBy([], ['spraying'], groups)).toEqual([])
  })
})
