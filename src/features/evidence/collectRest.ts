import { packReads } from '@/api/packReads'
import { pieces } from '@/api/periodPieces'
import type { PackPart, RowSlice } from '@/domain/evidence/packSetup'
import { addDays } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { byCode } from '@/lib/byCode'
import { type Collecting, inLanesUntil, type Missing } from './collecting'

/** Readings are asked for in pieces of so many days. */
const MEASUREMENT_DAYS = 184

type Pitch = Collecting['pitches'][number]
/** `run` answers false where something did not come. */
type Task = { part: PackPart; run: () => Promise<boolean>; failed: () => void }

/** What is asked for by pitch, and the lists of the store. */
export async function collectRest(
  collecting: Collecting,
  onShare: (share: number, part: PackPart) => void,
): Promise<void> {
  const kept: Kept[] = []
  const tasks = [...pitchTasks(collecting, kept), ...shedTasks(collecting)]
  let done = 0
  await inLanesUntil(collecting.signal, tasks, async ({ part, run, failed }) => {
    if (!(await run())) failed()
    done += 1
    onShare(done / tasks.length, part)
  })
  tellWeather(collecting, kept)
}

function pitchTasks(collecting: Collecting, kept: Kept[]): Task[] {
  const { parts, pitches, miss } = collecting
  const loads = { measurements, fertilisation, weather: weatherOf(kept) }
  return (['measurements', 'fertilisation', 'weather'] as const)
    .filter((part) => parts.includes(part))
    .flatMap((part) =>
      pitches.map((pitch) => ({
        part,
        run: () => loads[part](pitch, collecting),
        failed: () => miss({ part, kind: 'failed', says: ['ofPitch', part, pitch.name] }),
      })),
    )
}

async function measurements({ id: pitchId }: Pitch, collecting: Collecting): Promise<boolean> {
  const { from, to, ask, add } = collecting
  for (const piece of pieces({ from, to }, MEASUREMENT_DAYS)) {
    const rows = await ask(packReads.measurements({ pitchId, ...piece }))
    if (!rows) return false
    add({ of: 'measurements', rows: rows.map((row) => ({ ...row, pitchId })) })
  }
  return true
}

async function fertilisation({ id: pitchId }: Pitch, collecting: Collecting): Promise<boolean> {
  const { from, to, ask, add } = collecting
  const rows = await ask(packReads.fertilisation({ pitchId, from, to }))
  if (rows) add({ of: 'fertilisation', rows })
  return rows !== undefined
}

type Span = { from: Day; to: Day }
/** How far back a pitch's weather is kept, and of which days before only the rain. */
type Kept = { pitch: string; full: Span | undefined; rain: Span | undefined }

const spanOf = (days: readonly { date: Day }[]): Span | undefined => {
  const [from, to] = [days[0]?.date, days.at(-1)?.date]
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** The last day whose weather can be known. */
const lastKnown = ({ to, today }: Collecting): Day => {
  const yesterday = addDays(today, -1)
  return to < yesterday ? to : yesterday
}

const weatherOf =
  (kept: Kept[]) =>
  async ({ id: pitchId, name, sectionId }: Pitch, collecting: Collecting): Promise<boolean> => {
    const { from, to, ask, add } = collecting
    const answer = await ask(packReads.weather(pitchId))
    if (!answer) return false
    const days = answer.observed
      .filter(({ date }) => from <= date && date <= to)
      .toSorted((a, b) => byCode(a.date, b.date))
    add({ of: 'weather', rows: days.map((day) => ({ ...day, pitchId })) })
    const full = spanOf(days)
    const last = full ? addDays(full.from, -1) : lastKnown(collecting)
    const before =
      sectionId === undefined || last < from ? [] : await ask(packReads.rain(sectionId, { from, to: last }))
    const rain = (before ?? [])
      .flatMap((day) =>
        day.rain === undefined || day.forecast ? [] : [{ date: day.date, rain: day.rain, pitchId }],
      )
      .filter(({ date }) => from <= date && date <= last)
      .toSorted((a, b) => byCode(a.date, b.date))
    add({ of: 'weather', rows: rain })
    kept.push({ pitch: name, full, rain: spanOf(rain) })
    return before !== undefined
  }

/** A backend keeps the weather of some weeks: what lies before them is said once, not for each pitch. */
function tellWeather(collecting: Collecting, kept: readonly Kept[]): void {
  const { from, miss } = collecting
  const wanted = lastKnown(collecting)
  const short = kept.filter(
    ({ full }) => wanted >= from && (full === undefined || full.from > from || full.to < wanted),
  )
  for (const group of Map.groupBy(short, ({ full, rain }) => JSON.stringify([full, rain])).values()) {
    const [first] = group
    const names = group.map(({ pitch }) => pitch)
    const say = (says: Missing['says']) => miss({ part: 'weather', kind: 'short', says })
    if (first?.full) say(['weatherKept', first.full.from, first.full.to, names])
    if (first?.rain) say(['weatherRain', first.rain.from, first.rain.to, names])
    if (!first?.full && !first?.rain) say(['weatherNone', names])
  }
}

/** Sprayings, feeds and work name products and machines, even where their lists are not wanted themselves. */
const SHOWN_IN = {
  supplies: ['supplies', 'sprays', 'activities', 'fertilisation'],
  cocktails: ['sprays', 'activities', 'fertilisation'],
  equipment: ['equipment', 'activities'],
} as const satisfies Record<string, readonly PackPart[]>

function shedTasks(collecting: Collecting): Task[] {
  const { parts, store, ask, add, miss } = collecting
  return (['supplies', 'cocktails', 'equipment'] as const).flatMap((of): Task[] => {
    const shown = SHOWN_IN[of].filter((part) => parts.includes(part))
    const [part] = shown
    if (!store[of] || part === undefined) return []
    return [
      {
        part,
        run: async () => {
          const rows = await ask<RowSlice['rows']>(packReads[of]())
          if (rows) add({ of, rows } as RowSlice)
          return rows !== undefined
        },
        failed: () => {
          for (const one of shown) miss({ part: one, kind: 'failed', says: ['shed', of] })
        },
      },
    ]
  })
}
