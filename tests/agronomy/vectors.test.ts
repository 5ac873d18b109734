import { describe, expect, it } from 'vitest'
import { demoHandlers } from './handlers/demo'
import { diseaseHandlers } from './handlers/disease'
import { growthHandlers } from './handlers/growth'
import { lightHandlers } from './handlers/light'
import { waterHandlers } from './handlers/water'
import { workHandlers } from './handlers/work'
import { differences, Inputs } from './vector'
import type { Handler, Vector } from './vector'
import json from './vectors.json' with { type: 'json' }

const groups = Object.entries(json as unknown as Record<string, Vector[]>)
const handlers: Record<string, Handler> = {
  ...waterHandlers,
  ...growthHandlers,
  ...diseaseHandlers,
  ...lightHandlers,
  ...workHandlers,
  ...demoHandlers,
}

it('has a handler for every group of vectors and no handler without one', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(groups.map(([group]) => group).toSorted())
})

describe.each(groups)('%s', (group, vectors) => {
  it.each(
    vectors.map((vector, index) => ({ ...vector, name: `${index + 1}: ${JSON.stringify(vector.inputs)}` })),
  )('$name', ({ inputs, expected, tolerance, source }) => {
    const handler = handlers[group]
    expect(handler, `no handler for ${group}`).toBeDefined()
    expect(differences(handler?.(new Inputs(inputs), expected), expected, tolerance), source).toEqual([])
  })
})
