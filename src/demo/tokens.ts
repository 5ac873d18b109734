const text = new TextEncoder()
const keys = new Map<string, Promise<CryptoKey>>()

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const bytesOf = (encoded: string) =>
  Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

const encode = (value: unknown): string => base64url(text.encode(JSON.stringify(value)))

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret)
  if (known) return known
  const key = crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  keys.set(secret, key)
  return key
}

/** A signed access token, RFC 7519 with HS256. */
export async function signToken(
  claims: { sub: string; role: string; exp: number },
  secret: string,
): Promise<string> {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), text.encode(signed))
  return `${signed}.${base64url(new Uint8Array(signature))}`
}

/** The person a token was issued to, or undefined when it is forged, garbled or expired. */
export async function readToken(token: string, secret: string, now: Date): Promise<string | undefined> {
  const [header = '', payload = '', signature = '', more] = token.split('.')
  if (more !== undefined) return undefined
  try {
    const genuine = await crypto.subtle.verify(
      'HMAC',
      await keyOf(secret),
      bytesOf(signature),
      text.encode(`${header}.${payload}`),
    )
    if (!genuine) return undefined
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytesOf(payload)))
    if (typeof claims !== 'object' || claims === null || !('sub' in claims) || !('exp' in claims))
      return undefined
    const { sub, exp } = claims
    return typeof sub === 'string' && typeof exp === 'number' && exp * 1000 > now.getTime() ? sub : undefined
  } catch {
    return undefined
  }
}
