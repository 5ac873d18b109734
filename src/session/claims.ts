import { jwtDecode } from 'jwt-decode'
import type { Role } from '@/domain/user'

/** Who the token speaks of. `exp` in seconds, undefined when the token gives no usable time. */
export type Claims = { userId: string; role: Role; exp: number | undefined }

/** The specification's words for a token that cannot be read (spec §5, §8). */
export class InvalidToken extends Error {
  constructor() {
    super('Invalid Token')
    this.name = 'InvalidToken'
  }
}

/** Reads a token; throws InvalidToken for anything that is no token of ours (quality A2–A4). */
export function readClaims(token: string): Claims {
  let payload: unknown
  try {
    payload = jwtDecode(token)
  } catch {
    throw new InvalidToken()
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) throw new InvalidToken()
  const { sub, role, exp } = payload as Record<string, unknown>
  const userId = typeof sub === 'number' && Number.isFinite(sub) ? String(sub) : sub
  if (typeof userId !== 'string' || userId.trim() === '') throw new InvalidToken()
  return {
    userId,
    role: typeof role === 'string' ? role : '',
    exp: typeof exp === 'number' && exp > 0 && exp < 1e11 ? exp : undefined,
  }
}
