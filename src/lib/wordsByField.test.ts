import { expect, it } from 'vitest'
import { wordsByField } from './wordsByField'

it('F6 words stand at the field that they name, those of no field are not lost', () => {
  const fields = { name: ['Too long.', 'Taken.'], tank: ['Too small.'], __proto: ['No.'] }
  expect(wordsByField({ kind: 'invalid', fields }, ['name', 'hours'])).toEqual({
    placed: { name: 'Too long. Taken.' },
    rest: 'Too small. No.',
  })
})

it('of a problem without words nothing is placed and nothing is left', () => {
  expect(wordsByField({ kind: 'server' }, ['name'])).toEqual({ placed: {}, rest: undefined })
})
