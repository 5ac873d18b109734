import { expect, it } from 'vitest'
import { ownCalls, sendScrubbed } from './transport'

const carries = (apiUrl: string | null, url: string) =>
  ownCalls(apiUrl, 'https://sward.test').some((target) => target.test(url))

it('S3 the trace goes to our own backend at our own origin, and nowhere else', () => {
  expect(carries('/api', 'https://sward.test/api/users/7')).toBe(true)
  expect(carries('https://sward.test/api/', 'https://sward.test/api?x=1')).toBe(true)
  expect(carries('/api', 'https://sward.test/apix')).toBe(false)
  expect(carries('/api', 'https://evil.test/?u=https://sward.test/api/')).toBe(false)
  expect(carries('https://api.test/v1', 'https://api.test/v1/users')).toBe(false)
  expect(carries('https://sward.test.evil.test', 'https://sward.test.evil.test/x')).toBe(false)
  expect(carries(null, 'https://sward.test/api/users')).toBe(false)
})

it('S1 a report of whatever kind leaves scrubbed, with the key that the service knows us by', async () => {
  const sent: string[] = []
  const transport = sendScrubbed(
    { url: '/monitoring', recordDroppedEvent: () => undefined },
    async (_, init) => {
      sent.push(await new Response(init?.body).text())
      return new Response('{}')
    },
  )
  const event = { message: 'token=SECRET', user: { id: '7' }, request: { url: '/token/replenish/SECRET' } }
  await transport.send([
    {
      dsn: 'https://key@sentry.test/42',
      event_id: 'a',
      sent_at: 'b',
      trace: { transaction: '/x?token=SECRET' },
    },
    [
      [{ type: 'event' }, event],
      [{ type: 'replay_recording', length: 1 }, '{}\n[{"href":"/reset-password?token=SECRET"}]'],
    ],
  ] as never)
  expect(sent.join('')).toContain('https://key@sentry.test/42')
  expect(sent.join('')).not.toContain('SECRET')
})
