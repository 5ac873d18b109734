import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { afterEach, expect, it } from 'vitest'
import { layReads, type Outbox, setOutbox, withOutbox } from './withOutbox'

afterEach(() => setOutbox(undefined))

it('asks what was answered while a list was on its way, and hands on the list with it', async () => {
  let answers = 3
  const outbox: Outbox = {
    write: () => Promise.resolve({}),
    lay: (_, rows) => rows,
    answered: () => answers,
    renewed: ({ rows }, known) => (known < answers ? ['moved'] : rows),
  }
  setOutbox(() => Promise.resolve(outbox))
  layReads(outbox)
  const api = { endpoint: 'getActivities', queryCacheKey: 'week' } as BaseQueryApi
  const ask = withOutbox(() => {
    answers += 1
    return Promise.resolve({ data: ['former'] })
  })
  expect(await ask({ url: '/activities' }, api, {})).toEqual({ data: ['moved'] })
  const later = withOutbox(() => Promise.resolve({ data: ['former'] }))
  expect(await later({ url: '/activities' }, api, {})).toEqual({ data: ['former'] })
})
