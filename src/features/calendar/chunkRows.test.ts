import { configureStore } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { api } from '@/api/api'
import { activitiesOf, type ApiState } from './chunkRows'

const EARLY = { from: '2026-04-01', to: '2026-04-10' }
const LATE = { from: '2026-04-11', to: '2026-04-20' }
const work = (id: string, startDate: string) => ({ id, startDate }) as never

function days() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const answer = (chunk: typeof EARLY, rows: never[]) =>
    store.dispatch(api.util.upsertQueryData('getActivities' as never, chunk as never, rows as never) as never)
  return { state: () => store.getState() as ApiState, answer }
}

describe('the rows of a window', () => {
  it('are the same list while further days are only asked for, and hold them once they are there', async () => {
    const { state, answer } = days()
    await answer(EARLY, [work('mow', '2026-04-03T06:00:00Z')])
    const before = activitiesOf([EARLY])(state()).rows
    const wider = activitiesOf([EARLY, LATE])
    expect(wider(state()).rows).toBe(before)
    await answer(LATE, [work('feed', '2026-04-12T06:00:00Z'), work('mow', '2026-04-03T06:00:00Z')])
    expect(wider(state()).rows.map(({ id }) => id)).toEqual(['mow', 'feed'])
    await answer(EARLY, [])
    expect(wider(state()).rows.map(({ id }) => id)).toEqual(['mow', 'feed'])
  })
})
