import type { Caller } from './demo.ts'

/** contract.md: paths that a league admin asks for without the prefix. */
const WITHOUT_PREFIX =
  /^\/(token|password-recovery$|reset-password$|accept_tos$|users\/[^/]+$|companies\/get_company$|coaches\/|kitmen\/|my-feedback$)/
export const isExemptFromLeaguePrefix = (path: string): boolean =>
  WITHOUT_PREFIX.test(path) && path !== '/users/days_off'

/** What concerns only oneself; whose profile it is, the route looks at. */
const OWN = /^(GET|PUT) \/users\/(?!days_off$)[^/]+$|^POST \/accept_tos$|^GET \/companies(\/get_company)?$/
/** The state of the ground, without people, products or costs (product.md, §Coach and §Kitman). */
const GROUND =
  /^GET \/(pitches(\/(?!latest-activities)[^/]+(\/v2\/field-measurements|\/growth|\/sunlight)?)?|sections(\/[^/]+\/evapotranspiration\/daily)?|weather\/[^/]+|events)$/
const FEEDBACK = /^(POST|PUT) \/activities\/[^/]+\/feedback(\/[^/]+)?$|^GET \/my-feedback$/
const COACH = /^GET \/coaches\/me\//
const KITMAN = /^GET \/kitmen\/me\//
/** Storage is never opened to a league admin, products never to a company that only measures (spec §6). */
const STORAGE = /^\w+ \/(equipment|supplies|cocktails)(\/|$)/
const PRODUCTS = /^\w+ \/(supplies|cocktails)(\/|$)/

/** Whether a role may make a call at all (spec §6). The paths of routes, without prefix. */
export function mayCall(caller: Caller, method: string, path: string): boolean {
  const call = `${method} ${path}`
  if (OWN.test(call)) return true
  if (caller.role === 'coach') return COACH.test(call) || FEEDBACK.test(call) || GROUND.test(call)
  if (caller.role === 'kitman') return KITMAN.test(call) || GROUND.test(call)
  if (COACH.test(call) || KITMAN.test(call)) return false
  if (caller.isLeagueAdmin) return !STORAGE.test(call) && (method === 'GET' || FEEDBACK.test(call))
  return !(caller.own.company.measurementsOnly === true && PRODUCTS.test(call))
}
