import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dependencies } from '../../../package.json'
import { LICENCES } from './licences'

it('names every dependency with the licence that it states itself', () => {
  const stated = Object.keys(dependencies).map((name) => ({
    name,
    licence: (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { license: string })
      .license,
  }))
  expect(LICENCES).toEqual(stated)
})
