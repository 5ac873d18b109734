import type { Role } from '@/domain/user'

/** Who logged in last on this device: no token, and good for nothing but to show them what was kept for them. */
type Person = { userId: string; role: Role }
const KEY = 'sward.person'

export function rememberPerson({ userId, role }: Person): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([userId, role]))
  } catch {
    // Storage throws where a browser blocks it (quality O13): then they are known when the backend answers.
  }
}

export function forgetPerson(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

export function readPerson(): Person | undefined {
  try {
    const [userId, role] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown[]
    return typeof userId === 'string' && userId !== '' && typeof role === 'string'
      ? { userId, role }
      : undefined
  } catch {
    return undefined
  }
}
