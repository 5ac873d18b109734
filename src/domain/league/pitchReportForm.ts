import * as v from 'valibot'
import { type Id, instant, type Known, maybe } from '../wire.ts'

/** What a delegate looks at on the day, each in order, with a remark, or not. */
export const REPORT_CHECKS = ['surface', 'lines', 'goals', 'surrounds', 'drainage'] as const
export const CHECK_ANSWERS = ['good', 'remark', 'bad'] as const
export const VERDICTS = ['playable', 'withRemarks', 'notPlayable'] as const

const answer = maybe(v.picklist(CHECK_ANSWERS))
const schema = v.looseObject({
  surface: answer,
  lines: answer,
  goals: answer,
  surrounds: answer,
  drainage: answer,
  verdict: maybe(v.picklist(VERDICTS)),
  by: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
  notes: v.fallback(v.pipe(v.string(), v.maxLength(2000)), ''),
  savedAt: maybe(instant),
})
/** The league's own report on the pitch of a fixture. The contract has no place for it: it is kept on this device. */
export type PitchReportForm = Known<v.InferOutput<typeof schema>>

export const emptyReport = (): PitchReportForm => v.parse(schema, {})

/** A form that was kept, or undefined. Never throws. */
export function readReport(
  kept: Readonly<Record<string, unknown>> | undefined,
  fixture: Id,
): PitchReportForm | undefined {
  if (!kept || !Object.hasOwn(kept, fixture)) return undefined
  const read = v.safeParse(schema, kept[fixture])
  return read.success ? read.output : undefined
}
