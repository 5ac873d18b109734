import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemOf, statusOf } from './problem.ts'

describe('what went wrong', () => {
  it.each([
    [400, 'invalid'],
    [401, 'sessionEnded'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [410, 'notFound'],
    [412, 'conflict'],
    [418, 'unknown'],
    [422, 'invalid'],
    [429, 'busy'],
    [500, 'server'],
    [502, 'server'],
    [503, 'busy'],
    [504, 'server'],
  ])('F9 %i is %s, also when its body could not be read', (status, kind) => {
    expect(problemOf({ status }).kind).toBe(kind)
    expect(
      problemOf({ status: 'PARSING_ERROR', originalStatus: status, data: '<h1>', error: 'x' }).kind,
    ).toBe(kind)
  })

  it.each([
    [{ status: 'FETCH_ERROR', error: 'x' }, 'offline'],
    [{ status: 'TIMEOUT_ERROR', error: 'x' }, 'timeout'],
    [{ status: 'PARSING_ERROR', originalStatus: 200, data: '<h1>', error: 'x' }, 'unreadable'],
    [{ status: 'CUSTOM_ERROR', error: 'readOnly' }, 'readOnly'],
    [{ status: 'CUSTOM_ERROR', error: 'clock' }, 'clock'],
    [{ status: 'CUSTOM_ERROR', error: 'sessionEnded' }, 'sessionEnded'],
    [{ status: 'CUSTOM_ERROR', error: 'constructor' }, 'unknown'],
    [{ status: 'toString' }, 'unknown'],
    [{ status: '__proto__' }, 'unknown'],
    [new Error('x'), 'unknown'],
    [null, 'unknown'],
    ['x', 'unknown'],
    [[], 'unknown'],
  ])('F10 %j is %s', (error, kind) => {
    expect(problemOf(error).kind).toBe(kind)
  })

  it('T3 the status is found whether or not the body could be read', () => {
    expect(statusOf({ status: 401, data: {} })).toBe(401)
    expect(statusOf({ status: 'PARSING_ERROR', originalStatus: 401 })).toBe(401)
    for (const none of [undefined, null, 401, { status: '401' }, []]) expect(statusOf(none)).toBeUndefined()
  })

  it('contract.md: the backend’s own words, whichever way it says them', () => {
    expect(problemOf({ status: 400, data: { message: 'A', detail: 'B' } }).message).toBe('A')
    expect(problemOf({ status: 400, data: { message: ' ', detail: 'B' } }).message).toBe('B')
    expect(problemOf({ status: 400, data: { error: 'C' } }).message).toBe('C')
    expect(problemOf({ status: 400, data: { email: ['no address'], n: [1], x: 'y' } }).fields).toEqual({
      email: ['no address'],
    })
    for (const data of ['<h1>', null, [], { detail: { a: 1 } }, { detail: 5 }, { email: [] }])
      expect(problemOf({ status: 400, data })).toEqual({ kind: 'invalid' })
  })

  it('F4 when to come back', () => {
    expect(problemOf({ status: 429, retryAt: 5000 }).retryAt).toEqual(new Date(5000))
    expect(problemOf({ status: 429 })).toEqual({ kind: 'busy' })
  })

  it('X8 a field called __proto__ is a field, and changes nothing', () => {
    const { fields } = problemOf({
      status: 400,
      data: JSON.parse('{"__proto__":["a"],"constructor":["b"]}') as unknown,
    })
    expect(Object.getPrototypeOf(fields ?? {})).toBe(Object.prototype)
    expect(Object.values(fields ?? {}).flat()).toEqual(['a', 'b'])
  })

  it('F2 any error at all can be worded', () => {
    const kinds = new Set([
      'offline',
      'timeout',
      'busy',
      'forbidden',
      'notFound',
      'conflict',
      'invalid',
      'unreadable',
      'readOnly',
      'clock',
      'sessionEnded',
      'server',
      'unknown',
    ])
    const error = fc.record(
      {
        status: fc.oneof(fc.integer(), fc.string(), fc.constantFrom('CUSTOM_ERROR', 'PARSING_ERROR')),
        error: fc.anything(),
        originalStatus: fc.anything(),
        data: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(error, fc.anything()), (any) => {
        expect(kinds).toContain(problemOf(any).kind)
      }),
    )
  })
})
