import { expect, it } from 'vitest'
import { ACTIVITY_NAMES } from '../../domain/activityName'
import { described } from '../../domain/fieldDictionary'
import { activityFields } from './activityFields'

const keys = (name: Parameters<typeof activityFields>[0]) => activityFields(name).map(({ key }) => key)

it.each(['mowing', 'scarification', 'verticutting', 'grooming', 'brushing', 'raking'] as const)(
  'mechanical work asks whether what it brought up was collected: %s',
  (name) =>
    expect(described(name, { key: 'collected' }).type === 'boolean' && keys(name)).toContain('collected'),
)

it('a renovation asks for its fertiliser, a sowing for its species, a training for its teams', () => {
  expect(activityFields('renovation').find(({ key }) => key === 'fertiliser')).toMatchObject({
    quantity: 'mass',
  })
  expect(keys('overseeding')).toContain('seedMix')
  expect(keys('training')).toContain('teams')
})

it('every number of every type has a unit, but marks, prices and packs', () => {
  const bare = ACTIVITY_NAMES.flatMap((name) =>
    activityFields(name).filter(({ type, quantity }) => type === 'number' && quantity === undefined),
  )
  expect(bare.map(({ key }) => key)).toEqual(['pitchMark', 'refereeMark', 'cost', 'packSize', 'unitPrice'])
})
