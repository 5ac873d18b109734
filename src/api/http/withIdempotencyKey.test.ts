import { describe, expect, it } from 'vitest'
import { paths } from '@/api/paths'
import { withIdempotencyKey } from './withIdempotencyKey'

const keyOf = async (
  url: string,
  method?: string,
  headers?: Record<string, string>,
): Promise<string | null> => {
  let key: string | null = null
  const query = withIdempotencyKey(async (args) => {
    key = new Headers(args.headers as HeadersInit | undefined).get('Idempotency-Key')
    return { data: null }
  })
  await query({ url, ...(method ? { method } : {}), ...(headers ? { headers } : {}) }, {} as never, {})
  return key
}

describe('idempotency keys', () => {
  it('O4 what creates activities, feedback and days off has one, each act another', async () => {
    for (const url of [
      paths.activities,
      paths.usersDaysOff,
      paths.activityFeedback('a/b'),
      '/league_admin/activities/1/feedback',
    ]) {
      const [one, two] = [await keyOf(url, 'POST'), await keyOf(url, 'post')]
      expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
      expect(two).not.toBe(one)
    }
  })

  it('O4 an act that brings its own key keeps it', async () => {
    expect(await keyOf(paths.activities, 'POST', { 'idempotency-key': 'mine' })).toBe('mine')
  })

  it('nothing else has one', async () => {
    expect(await keyOf(paths.activities)).toBeNull()
    expect(await keyOf(paths.activity('1'), 'PUT')).toBeNull()
    expect(await keyOf(paths.supplies, 'POST')).toBeNull()
    expect(await keyOf(paths.oneFeedback('1', '2'), 'PUT')).toBeNull()
  })
})
