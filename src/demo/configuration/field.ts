import type { ActivityField } from '../../domain/activityConfiguration.ts'
import type { Quantity } from '../../lib/units.ts'

/** A number with its quantity; the range is soft (activity-fields.md). */
export const number = (
  key: string,
  quantity: Quantity,
  min?: number,
  max?: number,
  step?: number,
): ActivityField => ({
  key,
  type: 'number',
  quantity,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  ...(step === undefined ? {} : { step }),
})

const options = (words: string) => words.split(' ').map((value) => ({ value }))
export const select = (key: string, words: string): ActivityField => ({
  key,
  type: 'select',
  options: options(words),
})
export const several = (key: string, words: string): ActivityField => ({
  key,
  type: 'multiselect',
  options: options(words),
})
export const yesNo = (key: string): ActivityField => ({ key, type: 'boolean' })
export const text = (key: string): ActivityField => ({ key, type: 'text' })
export const time = (key: string): ActivityField => ({ key, type: 'time' })
export const required = (field: ActivityField): ActivityField => ({ ...field, required: true })

/** `machine` and `product` are special: their options are what stands in the shed. */
export const machine: ActivityField = { key: 'machine' }
export const product: ActivityField = { key: 'product' }

export const passes = number('passes', 'count', 1, 6, 1)
export const direction = select('direction', 'northSouth eastWest diagonalLeft diagonalRight circular')
export const speed = number('speed', 'speed', 0.5, 15, 0.1)
export const collected = yesNo('collected')
export const debris = number('debris', 'bulkVolume', 0, 60, 0.1)
export const purpose = (words: string): ActivityField => select('purpose', words)
export const zone = select('zone', 'whole goalmouths centre touchlines wetPatch')
