import { expect, it } from 'vitest'
import { skyOf } from './sky.ts'

it('tells what matters most of the weather, and nothing where nothing is known', () => {
  expect(skyOf({ rain: 0.4, temperature: 1, cloud: 90 })).toBe('rain')
  expect(skyOf({ rain: 0.1, temperature: 1, cloud: 90 })).toBe('frost')
  expect(skyOf({ rain: 0, temperature: 9, cloud: 60 })).toBe('cloud')
  expect(skyOf({ temperature: 9, cloud: 10 })).toBe('clear')
  expect(skyOf({ temperature: 9 })).toBeUndefined()
})
