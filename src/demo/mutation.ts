import * as v from 'valibot'
import { isDay } from '../domain/wire.ts'
import type { Demo, DemoContext } from './demo.ts'
import { wireInstant } from './groundTime.ts'
import { Refusal } from './refusal.ts'
import type { TableName, Writing } from './storage.ts'

export type Answer = {
  status?: 200 | 201
  body: unknown
  /** Resources that other tabs should read again. */ changed: readonly string[]
}

/**
 * Runs a write in one transaction and answers it. With an `Idempotency-Key` the first answer is kept and given again,
 * so that a retry after a lost answer changes nothing (contract.md, quality O4).
 */
export async function mutate(
  c: DemoContext,
  demo: Demo,
  tables: readonly TableName[],
  work: (rows: Writing) => Promise<Answer>,
): Promise<Response> {
  const key = c.req.header('Idempotency-Key')
  const { userId } = c.get('caller')
  const id = `${userId} ${c.req.method} ${key}`
  const { answer, again } = await demo.storage.write([...tables, 'answers'], async (rows) => {
    const kept = key === undefined ? undefined : (await rows.get('answers', id))?.value
    if (isAnswer(kept)) return { answer: kept, again: true }
    const fresh = await work(rows)
    if (key !== undefined)
      await rows.put('answers', { id, company: '', at: wireInstant(demo.now()), value: fresh })
    return { answer: fresh, again: false }
  })
  if (!again) for (const resource of answer.changed) demo.announce(resource)
  return c.json(answer.body ?? {}, answer.status ?? 200)
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'changed' in value

/** The body of a call as a schema wants it; otherwise 400 with the fields that are wrong. */
export async function bodyOf<S extends v.GenericSchema>(
  c: DemoContext,
  schema: S,
): Promise<v.InferOutput<S>> {
  let sent: unknown
  try {
    sent = await c.req.json()
  } catch {
    throw new Refusal(400, { detail: 'The body is not JSON.' })
  }
  return check(schema, sent)
}

export function check<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const { nested, root } = v.flatten(read.issues)
  throw new Refusal(400, { ...nested, ...(root ? { detail: root.join(' ') } : {}) })
}

/** `start_date` and `end_date` of a call as calendar days, or the given ones. */
export function periodOf(
  c: DemoContext,
  otherwise: { from: string; to: string },
): { from: string; to: string } {
  const day = (name: string) => {
    const given = c.req.query(name)
    if (given === undefined || given === '') return undefined
    if (!isDay(given.slice(0, 10))) {
      throw new Refusal(400, { [name]: ['This is not a day.'] })
    }
    return given.slice(0, 10)
  }
  return { from: day('start_date') ?? otherwise.from, to: day('end_date') ?? otherwise.to }
}
