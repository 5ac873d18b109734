import { describe, expect, it } from 'vitest'
import { readRuntimeConfig, WrongConfiguration } from './runtimeConfig'

const answering = (body: string, init: ResponseInit = {}) =>
  readRuntimeConfig(
    async () => new Response(body, { headers: { 'Content-Type': 'application/json' }, ...init }),
  )
const whole = { apiUrl: '/api', sentryDsn: null, environment: 'staging', release: '1.4.0' }

describe('/config.json', () => {
  it('says where the backend answers', async () => {
    expect(await answering(JSON.stringify(whole))).toEqual(whole)
    const absolute = { ...whole, apiUrl: 'https://api.example.com/v1' }
    expect(await answering(JSON.stringify(absolute))).toEqual(absolute)
  })

  it('missing, or a page in its place, means the embedded backend', async () => {
    expect((await answering('', { status: 404 })).apiUrl).toBeNull()
    const page = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
    expect((await answering('<!doctype html>', page)).apiUrl).toBeNull()
  })

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no apiUrl', JSON.stringify({ ...whole, apiUrl: undefined })],
    ['another scheme', JSON.stringify({ ...whole, apiUrl: 'javascript:alert(1)' })],
    ['another host without a scheme', JSON.stringify({ ...whole, apiUrl: '//api.example.com' })],
    ['a number for the DSN', JSON.stringify({ ...whole, sentryDsn: 1 })],
    ['no environment', JSON.stringify({ ...whole, environment: undefined })],
  ])(
    'with %s is refused: better no application than one that talks to the wrong backend',
    async (_, body) => {
      await expect(answering(body)).rejects.toBeInstanceOf(WrongConfiguration)
    },
  )

  it('is refused when the server fails, and not taken for missing', async () => {
    await expect(answering('', { status: 500 })).rejects.toBeInstanceOf(WrongConfiguration)
  })
})
