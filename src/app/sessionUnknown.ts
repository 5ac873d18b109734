/** Somebody is logged in, but the backend cannot be reached to say who: the session is kept (quality T8). */
export class SessionUnknown extends Error {
  override name = 'SessionUnknown'
}
