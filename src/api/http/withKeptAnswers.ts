import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query'
import { afterPaint } from '@/lib/afterPaint'
import { DAY_MS } from '@/lib/durations'
import { forgetAges, setAge } from '@/lib/keptAges'
import { dropKeptDatabase } from '@/lib/keptDatabase'
import { optionalPart } from '@/lib/parts'
import { whenIdle } from '@/lib/whenIdle'
import type { keepAnswers as KeepAnswers, KeptQuestion as Question } from '../keptAnswers'
import { chosenClub, COMPANY_HEADER } from '@/session/chosenClub'
import { isDemo } from '@/session/demoMode'
import { readPerson } from '@/session/rememberedPerson'
import type { WithSession } from '@/session/sessionSlice'
import { type CallOptions, type CallResult, methodOf, type Query } from './query'

type ToKeep = Parameters<typeof KeepAnswers>[0][number]
/** What RTK Query knows of a call, as far as it matters here. */
type Asked = { requestId?: string; data?: unknown; endpointName?: string; originalArgs?: unknown }

/** What is worth reading far from the network: what the pages of the field, the calendar and the shed draw. */
const KEPT =
  /^\/(activities(\/[^/]+\/feedback)?|events|pitches(\/latest-activities|\/[^/]+(\/v2\/field-measurements)?)?|sections|users(\/[^/]+(\/days_off)?)?|organizations\/[^/]+\/non_working_days|equipment(\/[^/]+\/activities)?|supplies|cocktails|configuration\/activities|suggested-activities|companies\/get_company|weather\/[^/]+|coaches\/me\/\w+|kitmen\/me\/\w+|my-feedback)$/
const GONE: ReadonlySet<unknown> = new Set(['FETCH_ERROR', 'TIMEOUT_ERROR', 502, 503, 504])
/** An answer that takes longer is shown when it comes; until then what was kept (quality O16). */
const PATIENCE_MS = 4000
const ASK_LATER_MS = 30_000
const ASK_SOON_MS = 2000
const JUST_ONLINE_MS = 10_000

/** What was over before this is a report's, not the field's: a year of it would push out the weeks that are worked in. */
const PAST_MS = 31 * DAY_MS
const isLongAgo = ({ to }: Question): boolean => Date.parse(to) < Date.now() - PAST_MS

const keptAnswers = () => optionalPart(() => import('../keptAnswers'))

let generation = 0
let toKeep: ToKeep[] = []
/**
 * Answers that came after what was kept had been shown, by the call that asks for them again and the question: one call of
 * the store may ask several, such as for a club's pitches and then for the readings of each.
 */
const late = new Map<string, CallResult>()

/** Everything that was read goes with the session (quality L1). */
export function forgetKeptAnswers(): void {
  generation += 1
  toKeep = []
  late.clear()
  onScreen.clear()
  clearTimeout(asksLater)
  asksLater = undefined
  forgetAges()
  dropKeptDatabase()
}

/** Asks a call's question again; given by whoever knows the endpoints. */
export type AskAgain = (api: BaseQueryApi, endpoint: string, args: unknown) => void

/**
 * Keeps the answers of reads on the device, for the person and the company, and gives them when the backend cannot be
 * reached and there is nothing better on the screen. lib/keptAges says how old they are.
 */
export const withKeptAnswers =
  (askAgain: AskAgain) =>
  (query: Query): Query =>
  async (args, api, options) => {
    const question = isDemo() ? undefined : questionOf(args, api)
    if (!question) return query(args, api, options)
    const key = api.queryCacheKey ?? ''
    const asked = askedOf(api, key)
    const { requestId = '', data } = asked ?? {}
    // While it is asked again, what is on the screen is as old as before.
    const shown = data === undefined ? undefined : onScreen.get(key)
    mark(key, requestId, shown?.at)

    const settle = (result: CallResult): CallResult => {
      if (result.error) return result
      mark(key, requestId, undefined)
      if (isLongAgo(question)) return result
      later({ kept: { ...question, at: Date.now(), data: result.data }, schema: options.answer })
      return result
    }
    const lateKey = JSON.stringify([key, question])
    const known = late.get(lateKey)
    if (known) {
      late.delete(lateKey)
      return settle(known)
    }
    const asking = query(args, api, options)
    const hasBetter = data !== undefined && shown === undefined
    const startedIn = generation
    const isPresent = () => generation === startedIn && companyOf(args) === question.company
    const first = data === undefined ? await Promise.race([asking, patience()]) : await asking
    if (first && (hasBetter || !GONE.has(first.error?.status))) return settle(first)

    const whenLate = async () => {
      const result = await asking
      if (!isPresent() || asked?.endpointName === undefined) return
      if (result.error) return askLater(askAgain, api)
      late.set(lateKey, result)
      askAgain(api, asked.endpointName, asked.originalArgs)
    }
    const found = await find(question, options, isPresent)
    if (!found || !isPresent()) return settle(first ?? (await asking))
    mark(key, requestId, found.at)
    if (first) askLater(askAgain, api)
    else void whenLate()
    return { data: found.data, meta: first?.meta }
  }

/** What is on the screen and was kept: the call that gave it, by its question, since each time it is asked the call is another. */
const onScreen = new Map<string, { requestId: string; at: number }>()

function mark(key: string, requestId: string, at: number | undefined): void {
  const before = onScreen.get(key)
  if (before && before.requestId !== requestId) setAge(before.requestId, undefined)
  setAge(requestId, at)
  if (at === undefined) onScreen.delete(key)
  else onScreen.set(key, { requestId, at })
}

let asksLater: ReturnType<typeof setTimeout> | undefined
let dueAt = 0
let askSoon: (() => void) | undefined
let onlineAt = Number.NEGATIVE_INFINITY

if (typeof window !== 'undefined') {
  // The store asks again for what is looked at, and at this moment the network may not carry anything yet.
  addEventListener('online', () => {
    onlineAt = performance.now()
    if (onScreen.size > 0) askSoon?.()
  })
  addEventListener('visibilitychange', () => document.hidden && write())
}

const untilAsked = () => (performance.now() - onlineAt < JUST_ONLINE_MS ? ASK_SOON_MS : ASK_LATER_MS)

/** A device that says it is online hears nothing of a backend that is back: it is asked again every so often. */
function askLater(askAgain: AskAgain, api: BaseQueryApi): void {
  askSoon = () => askLater(askAgain, api)
  const at = performance.now() + untilAsked()
  // What fails meanwhile does not put off what is due.
  if (asksLater !== undefined && dueAt <= at) return
  clearTimeout(asksLater)
  dueAt = at
  asksLater = setTimeout(() => {
    asksLater = undefined
    for (const [key, { requestId }] of onScreen) {
      const asked = askedOf(api, key)
      if (asked?.endpointName === undefined) mark(key, requestId, undefined)
      else if (navigator.onLine) askAgain(api, asked.endpointName, asked.originalArgs)
    }
    if (onScreen.size > 0) askLater(askAgain, api)
  }, untilAsked())
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))

const askedOf = (api: BaseQueryApi, key: string): Asked | undefined =>
  (api.getState() as { api?: { queries: Record<string, Asked | undefined> } }).api?.queries[key]

async function find(question: Question, { answer }: CallOptions, isPresent: () => boolean) {
  try {
    const { findKept } = await keptAnswers()
    // Asked after a logout, the database would be made anew.
    return isPresent() ? await findKept(question, answer) : undefined
  } catch {
    // Where the browser refuses IndexedDB nothing is kept (quality O12).
    return undefined
  }
}

function questionOf(args: FetchArgs, api: BaseQueryApi): Question | undefined {
  // What is only carried to another reader (api/carried) is not looked at.
  if (methodOf(args) !== 'GET' || api.type === 'mutation' || !KEPT.test(args.url)) return undefined
  const { session } = api.getState() as WithSession
  const person = session.status === 'loggedIn' ? session.userId : readPerson()?.userId
  if (person === undefined) return undefined
  const {
    start_date: from,
    end_date: to,
    ...rest
  } = (args.params ?? {}) as Record<string, string | undefined>
  return {
    person,
    company: companyOf(args),
    address: `${args.url}?${new URLSearchParams(JSON.parse(JSON.stringify(rest)) as Record<string, string>)}`,
    from: from?.slice(0, 10) ?? '',
    to: to?.slice(0, 10) ?? '',
  }
}

const companyOf = ({ headers }: FetchArgs): string =>
  new Headers(headers as HeadersInit | undefined).get(COMPANY_HEADER) ?? chosenClub() ?? ''

/** Once the page has been drawn and has nothing more urgent to do; one that nobody looks at draws nothing, and may be ended. */
function later(one: ToKeep): void {
  toKeep.push(one)
  if (document.hidden) write()
  else if (toKeep.length === 1) afterPaint(() => whenIdle(write, 2000))
}

function write(): void {
  const [list, startedIn] = [toKeep, generation]
  toKeep = []
  if (list.length === 0) return
  keptAnswers()
    .then(({ keepAnswers }) => keepAnswers(list, () => generation === startedIn))
    .catch(() => undefined)
}
