import { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** 0 guessed at once … 4 beyond guessing; the estimator's own scale. */
export type Strength = 0 | 1 | 2 | 3 | 4

/**
 * What people take first, and what lies near on a sports ground. The estimator looks for these also in capitals,
 * backwards and with digits for letters; sequences, repeats and dates it knows without a list.
 */
const COMMON = (
  'password passwort motdepasse contrasena senha haslo lozinka parola geslo wachtwoord adgangskode losenord ' +
  '123456 123456789 111111 000000 123123 1234567890 qwerty qwertz azerty qwertyuiop qwertzuiop asdfgh asdfghjkl ' +
  'zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx qazwsx abc123 iloveyou admin administrator welcome willkommen bienvenue ' +
  'letmein login master dragon monkey sunshine princess shadow superman batman michael jordan charlie thomas ' +
  'football soccer fussball futbol calcio rugby cricket hockey baseball tennis liverpool chelsea arsenal everton ' +
  'barcelona juventus bayern madrid united city champion champions goalkeeper striker ' +
  'sward turf pitch grass grounds groundsman groundskeeper greenkeeper stadium mower mowing line lines field green ' +
  'and the secret test demo temp changeme default hello summer winter spring autumn january april december ' +
  'monday friday company club team coach kitman'
).split(' ')

const estimator = new ZxcvbnFactory({ dictionary: { common: COMMON } })

/** How long a guesser would need, with what they know of the person in `own`. */
export const strengthOf = (password: string, own: readonly string[] = []): Strength =>
  estimator.check(password, [...own]).score
