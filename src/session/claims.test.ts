import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessToken, tokenWith } from '../../tests/support/playedBackend'
import { areaOfRole } from '@/domain/access'
import { InvalidToken, readClaims } from './claims'

const roleOf = (role: unknown) => readClaims(tokenWith({ sub: '7', role, exp: 2e9 })).role

describe('claims of a token', () => {
  it('A2 text that is no token is an Invalid Token, and never another error', () => {
    const garbage = [
      '',
      ' ',
      'garbage',
      'a.b',
      'a.b.c',
      '..',
      'a.!!!.c',
      `a.${btoa('not json')}.c`,
      'a.eyJ.c',
      '{}',
      'null',
      'a'.repeat(1e5),
    ]
    for (const text of garbage) expect(() => readClaims(text)).toThrow(new InvalidToken())
    expect(new InvalidToken().message).toBe('Invalid Token')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue().map(tokenWith)), (text) => {
        try {
          const { userId, role } = readClaims(text)
          expect([typeof userId, typeof role]).toEqual(['string', 'string'])
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidToken)
        }
      }),
    )
  })

  it('A2 payloads that decode and are no claims are Invalid Tokens', () => {
    for (const payload of [null, 5, 's', true, [1], [], {}])
      expect(() => readClaims(tokenWith(payload))).toThrow('Invalid Token')
  })

  it('A3 without somebody it speaks of a token is invalid, so that nobody asks for /users/undefined', () => {
    for (const sub of [undefined, null, '', '  ', {}, { toString: 'x' }, [], ['7'], true, Number.NaN, 1 / 0])
      expect(() => readClaims(tokenWith({ sub, role: 'coach', exp: 2e9 }))).toThrow(InvalidToken)
    expect(readClaims(tokenWith({ sub: 7, role: 'coach' })).userId).toBe('7')
    expect(readClaims(tokenWith({ sub: 0 })).userId).toBe('0')
    expect(readClaims(tokenWith({ sub: 'Zoë/ø', role: '' })).userId).toBe('Zoë/ø')
  })

  it('A4 only the exact words open the areas of coach and kitman', () => {
    expect(areaOfRole(roleOf('coach'))).toBe('coach')
    expect(areaOfRole(roleOf('kitman'))).toBe('player')
    for (const role of [
      'Coach',
      ' coach',
      'coach ',
      'COACH',
      ['coach'],
      { toString: 'coach' },
      '__proto__',
      'constructor',
      'admin',
      '',
      undefined,
      null,
      1,
    ])
      expect(areaOfRole(roleOf(role))).toBe('staff')
  })

  it('T13 an end that is no time is unknown', () => {
    for (const exp of [undefined, null, '2000000000', Number.NaN, 0, -1, 1e20, 1e11, [], {}])
      expect(readClaims(tokenWith({ sub: '7', exp })).exp).toBeUndefined()
    expect(readClaims(tokenWith({ sub: '7', exp: 2e9 })).exp).toBe(2e9)
  })

  it('X8 claims named after what every object has change nothing', () => {
    const token = `x.${btoa('{"__proto__":{"sub":"9","role":"coach"},"constructor":{"prototype":{"role":"coach"}}}')}.x`
    expect(() => readClaims(token)).toThrow(InvalidToken)
    expect(({} as { role?: string }).role).toBeUndefined()
    expect(readClaims(accessToken('7', 'groundskeeper')).role).toBe('groundskeeper')
  })
})
