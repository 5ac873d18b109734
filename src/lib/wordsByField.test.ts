import { expect, it } from 'vitest'
import { wordsByField } from './wordsByField'

const whole = (text: string) => `<${text}>`

it('F6 X10 words stand at the field that they name, those of no field are not lost', () => {
  const fields = { name: ['Too long.', 'Taken.'], tank: ['Too small.'], __proto: ['No.'] }
  expect(wordsByField({ kind: 'invalid', fields }, ['name', 'hours'], whole)).toEqual({
    placed: { name: '<Too long. Taken.>' },
    rest: '<Too small. No.>',
  })
})

it('of a problem without words nothing is placed and nothing is left', () => {
  expect(wordsByField({ kind: 'server' }, ['name'], whole)).toEqual({ placed: {}, rest: undefined })
})
