import { byCode } from '../../lib/byCode.ts'
import type { Quantity } from '../../lib/units.ts'
import type { Activity } from '../activity.ts'
import type { ActivityConfiguration, ActivityField } from '../activityConfiguration.ts'
import { isJob } from '../dayJobs.ts'
import type { ActivitiesReportRow } from '../pitchReport.ts'
import type { Day, Id } from '../wire.ts'
import { answerQuantity } from '../answerQuantity.ts'
import { dayReader, isLeft } from './reportWork.ts'

/** A figure that work adds up to: of a field of the activity, or of a product. */
export type WorkFigure =
  | { kind: 'field'; key: string; quantity: Quantity | null; value: number; of: 'sum' | 'mean' }
  | { kind: 'product'; supplyId: Id; value: number }

/** One kind of work on one pitch, or on all of them. */
export type WorkLine = { count: number; hours: number | null; figures: readonly WorkFigure[] }

export type WorkKind = {
  activityName: string
  total: WorkLine
  /** By pitch, only those on which it was done. */
  pitches: ReadonlyMap<Id, WorkLine>
  /** Planned for a day that is over, and neither done nor called off; by pitch and together. */
  notDone: ReadonlyMap<Id, number>
  notDoneTotal: number
}

export type PitchWork = { pitchId: Id; count: number; hours: number | null; notDone: number }

export type WorkReport = {
  /** Most hours first. */
  kinds: readonly WorkKind[]
  /** In the order they were asked for. */
  pitches: readonly PitchWork[]
  total: PitchWork
}

/** What a pitch answered; undefined rows did not come. */
export type PitchRows = { pitchId: Id; rows: readonly ActivitiesReportRow[] | undefined }

type WorkAsk = {
  answers: readonly PitchRows[]
  activities: readonly Activity[]
  configuration: readonly ActivityConfiguration[] | undefined
  today: Day
  timeZone: string
}

/**
 * Depths and rates belong to an area: 12 mm on one pitch and 12 mm on another are not 24 mm. Across pitches they are
 * averaged; everything else is added up.
 */
const PER_AREA: ReadonlySet<Quantity> = new Set([
  'rain',
  'depth',
  'grassHeight',
  'solidRate',
  'fertiliserRate',
  'nutrientRate',
  'topdressingRate',
  'liquidRate',
  'smallLiquidRate',
  'waterRate',
  'clippingYield',
  'light',
  'uvDose',
])

const PRODUCT = 'product:'

/**
 * The work of several pitches in one table, without matches and trainings. Counts, hours and sums are the backend's
 * (`/pitches/{id}/activities-report`); what was planned and not done comes from the calendar. Work on two pitches at
 * once counts on each, and so does its time.
 */
export function workReport({ answers, activities, configuration, today, timeZone }: WorkAsk): WorkReport {
  const fields = new Map((configuration ?? []).map((one) => [one.activityName, one.fields]))
  const lines = answers.flatMap(({ pitchId, rows = [] }) =>
    rows.filter(isJob).map((row) => ({
      pitchId,
      name: row.activityName,
      line: lineOf(row, fields.get(row.activityName) ?? []),
    })),
  )
  const asked = new Set(answers.map(({ pitchId }) => pitchId))
  const dayOf = dayReader(timeZone)
  const missed = activities.filter((activity) => isJob(activity) && isLeft(activity, today, dayOf))
  const notDone = new Map<string, Map<Id, number>>()
  for (const { activityName, pitchIds } of missed)
    for (const pitchId of pitchIds.filter((id) => asked.has(id))) {
      const byPitch = notDone.get(activityName) ?? new Map<Id, number>()
      notDone.set(activityName, byPitch.set(pitchId, (byPitch.get(pitchId) ?? 0) + 1))
    }

  const names = new Set([...lines.map(({ name }) => name), ...notDone.keys()])
  const kinds = [...names]
    .map((activityName): WorkKind => {
      const own = lines.filter(({ name }) => name === activityName)
      const left = notDone.get(activityName) ?? new Map<Id, number>()
      return {
        activityName,
        total: totalOf(own.map(({ line }) => line)),
        pitches: new Map(own.map(({ pitchId, line }) => [pitchId, line])),
        notDone: left,
        notDoneTotal: sum([...left.values()]),
      }
    })
    .toSorted(
      (a, b) =>
        (b.total.hours ?? 0) - (a.total.hours ?? 0) ||
        b.total.count - a.total.count ||
        byCode(a.activityName, b.activityName),
    )
  const pitches = answers
    .filter(({ rows }) => rows !== undefined)
    .map(({ pitchId }): PitchWork => {
      const { count, hours } = totalOf(kinds.flatMap(({ pitches: all }) => all.get(pitchId) ?? []))
      return { pitchId, count, hours, notDone: sum(kinds.map((kind) => kind.notDone.get(pitchId) ?? 0)) }
    })
  const { count, hours } = totalOf(lines.map(({ line }) => line))
  return {
    kinds,
    pitches,
    total: { pitchId: '', count, hours, notDone: sum(kinds.map(({ notDoneTotal }) => notDoneTotal)) },
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

function lineOf(
  { activityName, count, hours, quantities }: ActivitiesReportRow,
  fields: readonly ActivityField[],
): WorkLine {
  return {
    count,
    hours: hours ?? null,
    figures: quantities.map(({ key, value }): WorkFigure =>
      key.startsWith(PRODUCT)
        ? { kind: 'product', supplyId: key.slice(PRODUCT.length), value }
        : {
            kind: 'field',
            key,
            quantity: answerQuantity(activityName, key, fields) ?? null,
            value,
            of: 'sum',
          },
    ),
  }
}

const figureKey = (figure: WorkFigure): string =>
  figure.kind === 'product' ? `${PRODUCT}${figure.supplyId}` : figure.key

/** Several lines as one. Hours of which one is unknown are unknown together. */
function totalOf(lines: readonly WorkLine[]): WorkLine {
  const figures = new Map<string, WorkFigure[]>()
  for (const figure of lines.flatMap((line) => line.figures)) {
    const key = figureKey(figure)
    figures.set(key, [...(figures.get(key) ?? []), figure])
  }
  return {
    count: sum(lines.map(({ count }) => count)),
    hours: lines.some(({ hours }) => hours === null) ? null : sum(lines.map(({ hours }) => hours ?? 0)),
    figures: [...figures.values()].flatMap((same): WorkFigure[] => {
      const [first] = same
      if (!first) return []
      const value = sum(same.map((one) => one.value))
      return first.kind === 'field' &&
        first.quantity !== null &&
        PER_AREA.has(first.quantity) &&
        same.length > 1
        ? [{ ...first, value: value / same.length, of: 'mean' }]
        : [{ ...first, value }]
    }),
  }
}

export type WorkFacts = {
  count: number
  hours: number | null
  kinds: number
  /** What took the most hours; null where hours are unknown or nothing was done. */
  most: { activityName: string; hours: number } | null
  notDone: number
  /** Of what was planned and is over, the share that was done, 0 to 1; null where nothing was. */
  doneShare: number | null
}

/** What the work of several pitches comes to. */
export function workFacts({ kinds, total }: WorkReport): WorkFacts {
  const [first] = kinds
  const over = total.count + total.notDone
  return {
    count: total.count,
    hours: total.hours,
    kinds: kinds.filter(({ total: { count } }) => count > 0).length,
    most:
      first && first.total.hours !== null && first.total.hours > 0
        ? { activityName: first.activityName, hours: first.total.hours }
        : null,
    notDone: total.notDone,
    doneShare: over > 0 ? total.count / over : null,
  }
}
