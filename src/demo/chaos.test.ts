import { describe, expect, it, vi } from 'vitest'
import { Chaos } from './chaos.ts'

const work = () => Promise.resolve(Response.json({ done: true }))
const request = (signal?: AbortSignal) =>
  new Request('http://ground.test/api/pitches', signal ? { signal } : {})
const draw = (...numbers: number[]) => {
  for (const number of numbers) vi.spyOn(Math, 'random').mockReturnValueOnce(number)
}

describe('faults on demand', () => {
  it('none unless asked for', async () => {
    expect(await (await new Chaos(0).around(request(), work)).json()).toEqual({ done: true })
  })

  it('a fault, a busy server with a page, a lost answer after the work was done', async () => {
    const chaos = new Chaos(100)
    const done = vi.fn(work)
    draw(0, 0)
    expect((await chaos.around(request(), done)).status).toBe(500)
    draw(0, 0.3)
    const busy = await chaos.around(request(), done)
    expect([busy.status, busy.headers.get('Retry-After'), await busy.text()]).toEqual([
      503,
      '1',
      '<h1>Service unavailable</h1>',
    ])
    expect(done).not.toHaveBeenCalled()
    draw(0, 0.6)
    await expect(chaos.around(request(), done)).rejects.toThrow('Failed to fetch')
    expect(done).toHaveBeenCalledOnce()
  })

  it('a silent server until the caller gives up', async () => {
    const giveUp = new AbortController()
    draw(0, 0.9)
    const answer = new Chaos(100).around(request(giveUp.signal), work)
    giveUp.abort()
    await expect(answer).rejects.toThrow('Failed to fetch')
  })
})
