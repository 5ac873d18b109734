import { toInstant } from '../groundTime.ts'
import type { Equipment } from '../equipment.ts'
import type { Id, Instant } from '../wire.ts'
import type { Clash, ClashKind, PlanningGround } from './clashes.ts'
import { drawsOf } from './draws.ts'
import { leaveByPerson, type Span, spansOfDays, touched } from './daySpans.ts'
import { onOnePitch, reach, type Severity, tooSoon } from './pairs.ts'
import { byStart, isUnattended, type Piece, type Reading, takesTime } from './pieces.ts'
import type { Shed } from '../shed.ts'
import { byCode } from '../../lib/byCode.ts'
import { DAY_MS } from '../../lib/durations.ts'

/** A mark that is not played on for so long has to be made again anyway; ms, a rule of this product. */
export const MARK_LASTS = 7 * DAY_MS
/** A draw this small beyond the stock is rounding noise. */
const NOISE = 1e-6

type Report = (
  kind: ClashKind,
  severity: Severity,
  pieces: [Piece] | [Piece, Piece],
  span: Span,
  more?: Pick<Clash, 'subject' | 'minutesShort' | 'left'>,
) => void

type Found = { from: number; to: number; clash: Clash }

/**
 * The clashes of pieces of work with each other and with fixtures, in order of time; of `only` alone where it is given.
 * It may be left between any two pitches, people and stages, and gone on with later.
 */
export function* searching(
  works: readonly Piece[],
  ground: PlanningGround,
  reading: Reading,
  only?: Piece,
): Generator<void, Clash[]> {
  const found: Found[] = []
  const report = reportTo(found, only)
  const timed = [...works, ...reading.fixtures].filter(takesTime).sort(byStart)
  const open = timed.filter((piece) => piece.open)
  // A change of one piece of work leaves all others of its pitch's and its people's neighbours as they were.
  function* each(
    groups: ReadonlyMap<Id, readonly Piece[]>,
    kind: string,
    judge: (id: Id, pieces: readonly Piece[], report: Report) => void,
  ): Generator<void, void> {
    for (const [id, pieces] of groups) {
      yield
      if (only) judge(id, pieces, report)
      else {
        const key = `${kind} ${id}`
        let judged = reading.judged.get(key) as { pieces: readonly Piece[]; found: Found[] } | undefined
        if (!judged || !isSame(judged.pieces, pieces)) {
          judged = { pieces, found: [] }
          judge(id, pieces, reportTo(judged.found))
          reading.judged.set(key, judged)
        }
        for (const one of judged.found) found.push(one)
      }
    }
  }
  yield
  yield* each(
    byKey(timed, ({ pitches }) => pitches),
    'pitch',
    onPitch,
  )
  yield* each(
    byKey(open, ({ people }) => people),
    'person',
    withPerson,
  )
  withMachines(open, ground.equipment, report)
  yield
  onDays(open, ground, report)
  yield
  // One alone is judged by what is near to it: its match may not be.
  if (!only) withoutPlay(works, report)
  fromStock(works, reading.shed, report)
  yield
  const over = ground.now === undefined ? Number.NEGATIVE_INFINITY : Date.parse(ground.now)
  return found
    .filter(({ to }) => !(to <= over))
    .sort((a, b) => a.from - b.from || inOrder(a.clash, b.clash))
    .map(({ clash }) => clash)
}

/** Writes down what is reported; with `only`, what it has a part in. */
const reportTo =
  (found: Found[], only?: Piece): Report =>
  (kind, severity, [a, b], span, more) => {
    if (only && a !== only && b !== only) return
    const [first, second] = a.fixture && b ? [b, a] : [a, b]
    const clash: Clash = {
      kind,
      severity,
      ids: second ? [first.id, second.id] : [first.id],
      ...more,
      from: instantOf(span.start),
      to: instantOf(span.end),
    }
    if (second?.fixture) clash.fixture = true
    found.push({ from: span.start, to: span.end, clash })
  }

/** Work begins and ends at quarters of an hour: thousands of clashes are at few times, and a time is slow to write. */
function instantOf(time: number): Instant {
  let found = instants.get(time)
  if (found === undefined) {
    if (instants.size >= MOST_INSTANTS) instants.clear()
    instants.set(time, (found = toInstant(time)))
  }
  return found
}
const instants = new Map<number, Instant>()
const MOST_INSTANTS = 20_000

const isSame = (a: readonly Piece[], b: readonly Piece[]): boolean =>
  a.length === b.length && a.every((piece, at) => piece === b[at])

const inOrder = (a: Clash, b: Clash): number =>
  byCode(a.kind, b.kind) ||
  byCode(a.ids[0], b.ids[0]) ||
  byCode(a.ids[1] ?? '', b.ids[1] ?? '') ||
  byCode(a.subject ?? '', b.subject ?? '')

function byKey(pieces: readonly Piece[], keys: (piece: Piece) => readonly Id[]): Map<Id, Piece[]> {
  const groups = new Map<Id, Piece[]>()
  for (const piece of pieces)
    for (const key of keys(piece)) {
      const group = groups.get(key)
      if (group) group.push(piece)
      else groups.set(key, [piece])
    }
  return groups
}

const endOf = ({ end }: Piece): number => end
const busyEndOf = ({ busyEnd }: Piece): number => busyEnd

/** Visits each piece with every earlier one that still runs, where more than `capacity` then run at once. */
function sweep(
  pieces: readonly Piece[],
  until: (piece: Piece) => number,
  capacity: number,
  visit: (earlier: Piece, later: Piece, span: Span) => void,
): void {
  let running: Piece[] = []
  for (const later of pieces) {
    const end = until(later)
    if (end <= later.start) continue
    if (running.length > 0) running = running.filter((piece) => until(piece) > later.start)
    if (running.length >= capacity)
      for (const earlier of running)
        visit(earlier, later, { start: later.start, end: Math.min(end, until(earlier)) })
    running.push(later)
  }
}

/** Of pieces in order of start, the index of the first that begins at or after a time. */
function firstFrom(pieces: readonly Piece[], time: number): number {
  let low = 0
  let high = pieces.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((pieces[middle]?.start ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

function onPitch(pitch: Id, pieces: readonly Piece[], report: Report): void {
  const open = pieces.filter((piece) => piece.open)
  sweep(open, endOf, 1, (a, b, span) => {
    const severity = onOnePitch(a, b)
    if (severity) report('pitch', severity, [a, b], span, { subject: pitch })
  })
  const uses = open.filter(({ use }) => use)
  const others = open.filter(({ use }) => !use)
  for (const work of pieces) {
    if (reach(work) === 0) continue
    for (const [list, wait] of [
      [uses, reach(work)],
      [others, work.reEntry],
    ] as const)
      for (let at = firstFrom(list, work.end); at < list.length; at++) {
        const later = list[at]
        if (!later || later.start >= work.end + wait) break
        const soon = tooSoon(work, later)
        if (soon)
          report(
            soon.kind,
            soon.severity,
            [work, later],
            { start: later.start, end: soon.until },
            { subject: pitch, minutesShort: Math.round((soon.until - later.start) / 60_000) },
          )
      }
  }
  markedThenMown(pitch, pieces, uses, report)
}

/**
 * Lines that are mown before they are played on, and not marked again in between. Those that are there already are mown
 * too where the mowing was to go on beside their marking and is still open.
 */
function markedThenMown(pitch: Id, pieces: readonly Piece[], uses: readonly Piece[], report: Report): void {
  const marks = pieces.filter(({ type, open, done }) => type === 'lineMarking' && (open || done))
  if (marks.length === 0) return
  const ends = marks.toSorted((a, b) => a.end - b.end)
  const there = marks.filter(({ done }) => done)
  for (const mowing of pieces) {
    if (mowing.type !== 'mowing' || !mowing.open) continue
    const beside = there[firstFrom(there, mowing.end) - 1]
    const marked = beside && beside.end > mowing.start ? beside : lastBefore(ends, mowing.start)
    const use = uses[firstFrom(uses, mowing.end)]
    if (!marked || !use || use.start > marked.end + MARK_LASTS) continue
    const playedSince = uses[firstFrom(uses, marked.end)]
    const again = lastBefore(ends, use.start)
    if (playedSince === use && again === marked)
      report('markedThenMown', 'look', [marked, mowing], mowing, { subject: pitch })
  }
}

/** Of pieces in order of their ends, the last that has ended by a time. */
function lastBefore(byEnd: readonly Piece[], time: number): Piece | undefined {
  let low = 0
  let high = byEnd.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((byEnd[middle]?.end ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return byEnd[low - 1]
}

const withPerson = (person: Id, pieces: readonly Piece[], report: Report): void =>
  sweep(pieces, busyEndOf, 1, (a, b, span) => report('person', 'stop', [a, b], span, { subject: person }))

/** How many of a machine can work at once: those that are not in the workshop; one of a machine nobody knows. */
export function capacityOf(id: Id, machines: ReadonlyMap<Id, Equipment>): number {
  const machine = machines.get(id)
  return machine ? Math.floor(Math.min(Math.max(1, machine.units), machine.available)) : 1
}

function withMachines(open: readonly Piece[], equipment: readonly Equipment[], report: Report): void {
  // Where none is known the list did not come: how many there are of each nobody can say.
  if (equipment.length === 0) return
  const machines = new Map(equipment.map((machine) => [machine.id, machine]))
  for (const [id, pieces] of byKey(open, (piece) => piece.machines)) {
    const capacity = capacityOf(id, machines)
    // All of them are in the workshop: whether they will be back by then, nobody has said.
    if (capacity < 1) for (const piece of pieces) report('machine', 'look', [piece], piece, { subject: id })
    sweep(pieces, endOf, Math.max(1, capacity), (a, b, span) =>
      report('machine', 'stop', [a, b], span, { subject: id }),
    )
  }
}

function onDays(open: readonly Piece[], ground: PlanningGround, report: Report): void {
  const leave = leaveByPerson(ground.daysOff, ground.timeZone)
  const closed = spansOfDays(ground.nonWorkingDays, ground.timeZone)
  for (const piece of open) {
    if (piece.use) continue
    for (const person of piece.people) {
      const away = touched(leave.get(person), piece.start, piece.busyEnd)
      if (away) report('absent', 'stop', [piece], away, { subject: person })
    }
    const idle = isUnattended(piece.type) ? undefined : touched(closed, piece.start, piece.busyEnd)
    if (idle) report('nonWorkingDay', 'look', [piece], idle)
  }
}

/** Steps that are not begun to a match that was called off since (B10). */
function withoutPlay(works: readonly Piece[], report: Report): void {
  const steps = works.filter((piece) => piece.stepOf !== undefined && piece.work?.status === 'planned')
  if (steps.length === 0) return
  const off = new Map(
    works.flatMap((piece) => (piece.work?.status === 'cancelled' ? [[piece.id, piece]] : [])),
  )
  for (const step of steps) {
    const match = off.get(step.stepOf ?? '')
    if (match) report('calledOff', 'look', [step, match], step)
  }
}

/** Planned draws in order of time against what is there; what is on order comes with its restock. */
function fromStock(works: readonly Piece[], shed: Shed, report: Report): void {
  const left = new Map([...shed.supplies].map(([id, { available }]) => [id, available]))
  const drawing = works.filter(({ open, start }) => open && !Number.isNaN(start)).sort(byStart)
  for (const piece of drawing) {
    if (!piece.work) continue
    for (const [id, amount] of drawsOf(piece.work, shed)) {
      const before = left.get(id)
      if (before === undefined) continue
      left.set(id, before - amount)
      if (amount > NOISE && before - amount < -NOISE)
        report(
          'stock',
          'look',
          [piece],
          { start: piece.start, end: Math.max(piece.start, piece.end || piece.start) },
          { subject: id, left: Math.max(0, before) },
        )
    }
  }
}
