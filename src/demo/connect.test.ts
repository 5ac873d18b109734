// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectDemo, type Connection } from './connect.ts'

const signIn = async (demo: Connection) => {
  const body = new URLSearchParams({
    username: 'marta.kovac@riverside-fc.example',
    password: 'turfandline',
    grant_type: 'password',
  })
  const response = await demo.fetch(new Request('https://sward.test/api/token', { method: 'POST', body }))
  return (await response.json()) as { access_token: string; refresh_token: string }
}
const as = (token: string, init: RequestInit = {}) => ({
  ...init,
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
})
const equipment = 'https://sward.test/api/equipment'
const mower = JSON.stringify({ name: 'Robot mower', group: 'mower' })

beforeEach(() => {
  for (const name of ['sward-demo', 'sward-demo-large']) indexedDB.deleteDatabase(name)
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the demo in a browser', () => {
  it('another tab knows who signed in, and is told what changed', async () => {
    const [one, other] = [connectDemo(), connectDemo()]
    const heard = new Promise<string>((resolve) => void other.onChange(resolve))
    const own: string[] = []
    one.onChange((resource) => own.push(resource))
    const { access_token: token } = await signIn(one)
    const created = await one.fetch(new Request(equipment, as(token, { method: 'POST', body: mower })))
    expect(created.status).toBe(201)
    expect(await heard).toBe('equipment')
    const list = (await (await other.fetch(new Request(equipment, as(token)))).json()) as { name: string }[]
    expect(list.map(({ name }) => name)).toContain('Robot mower')
    expect(own).toEqual([])
    expect(await one.isLasting()).toBe(true)
  })

  it('starts anew without signing anybody out', async () => {
    const demo = connectDemo()
    const { access_token: token, refresh_token: refresh } = await signIn(demo)
    await demo.fetch(new Request(equipment, as(token, { method: 'POST', body: mower })))
    await demo.reset()
    const list = (await (await demo.fetch(new Request(equipment, as(token)))).json()) as { name: string }[]
    expect(list.map(({ name }) => name)).not.toContain('Robot mower')
    const renewed = await demo.fetch(
      new Request(`https://sward.test/api/token/replenish/${refresh}`, { method: 'POST' }),
    )
    expect(renewed.status).toBe(200)
  })

  it('keeps the large club apart, and for as long as the tab is open', async () => {
    const namesOf = async (demo: Connection, path: string) => {
      const { access_token: token } = await signIn(demo)
      const answer = await demo.fetch(new Request(`https://sward.test/api/${path}`, as(token)))
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
    }
    history.replaceState(null, '', '/login?seed=large')
    const large = connectDemo()
    const { access_token: token } = await signIn(large)
    await large.fetch(new Request(equipment, as(token, { method: 'POST', body: mower })))
    history.replaceState(null, '', '/dashboard/home')
    expect(await namesOf(connectDemo(), 'pitches')).toHaveLength(40)
    expect(await namesOf(connectDemo(), 'equipment')).toContain('Robot mower')
    history.replaceState(null, '', '/login?seed=usual')
    expect(await namesOf(connectDemo(), 'pitches')).toHaveLength(7)
    expect(await namesOf(connectDemo(), 'equipment')).not.toContain('Robot mower')
  })

  it('O12 works without IndexedDB and says that nothing lasts', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const demo = connectDemo()
    expect((await signIn(demo)).access_token).toBeTruthy()
    expect(await demo.isLasting()).toBe(false)
  })
})
