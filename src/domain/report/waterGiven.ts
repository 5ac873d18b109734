import type { Activity } from '../activity.ts'
import type { Pitch } from '../pitch.ts'
import type { Id } from '../wire.ts'
import { numberOf } from './reportWork.ts'

/** Water given to one pitch. `untold` waterings say neither a depth nor a volume that is the pitch's. */
export type WaterRow = {
  pitchId: Id
  waterings: number
  /** Mean over the pitch, undefined where no watering tells. */
  mm: number | undefined
  /** m³ */
  volume: number | undefined
  untold: number
}

/**
 * What completed irrigation brought onto each pitch, and what products were watered in with, in the pitches' order. A
 * depth is turned into a volume, and back, by the pitch's area; the volume of several pitches is shared by area. Of a
 * section only a volume counts, because a depth there is not that of the pitch.
 */
export function waterGiven(activities: readonly Activity[], pitches: readonly Pitch[]): WaterRow[] {
  const rows = new Map<Id, WaterRow>(
    pitches.map(({ id }) => [id, { pitchId: id, waterings: 0, mm: undefined, volume: undefined, untold: 0 }]),
  )
  const areas = new Map(
    pitches.map(({ id, area }) => [id, area !== undefined && area > 0 ? area : undefined]),
  )
  for (const work of activities) {
    if (work.status !== 'completed') continue
    const isIrrigation = work.activityName === 'irrigation'
    const told = positive(numberOf(work, isIrrigation ? 'amount' : 'wateredIn'))
    if (!isIrrigation && told === undefined) continue
    const depth = work.sectionIds.length === 0 ? told : undefined
    const volume = isIrrigation ? volumeOf(work) : undefined
    for (const pitchId of new Set(work.pitchIds)) {
      const row = rows.get(pitchId)
      if (!row) continue
      row.waterings += 1
      const area = areas.get(pitchId)
      const share = shareOf(work, pitchId, areas)
      const cubic =
        volume !== undefined && share !== undefined
          ? volume * share
          : depth !== undefined && area !== undefined
            ? (depth * area) / 1000
            : undefined
      const mm = depth ?? (cubic !== undefined && area !== undefined ? (cubic * 1000) / area : undefined)
      if (mm === undefined && cubic === undefined) row.untold += 1
      if (mm !== undefined) row.mm = (row.mm ?? 0) + mm
      if (cubic !== undefined) row.volume = (row.volume ?? 0) + cubic
    }
  }
  return [...rows.values()]
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined

/** m³: as told, else by the meter. */
function volumeOf(work: Activity): number | undefined {
  const told = positive(numberOf(work, 'waterVolume'))
  if (told !== undefined) return told
  const [before, after] = [numberOf(work, 'meterBefore'), numberOf(work, 'meterAfter')]
  return before !== undefined && after !== undefined ? positive(after - before) : undefined
}

/** Which part of the work's water was a pitch's, 0–1; undefined where an area is not known. */
function shareOf(
  { pitchIds }: Activity,
  pitchId: Id,
  areas: ReadonlyMap<Id, number | undefined>,
): number | undefined {
  if (new Set(pitchIds).size === 1) return 1
  let sum = 0
  for (const id of new Set(pitchIds)) {
    const area = areas.get(id)
    if (area === undefined) return undefined
    sum += area
  }
  const own = areas.get(pitchId)
  return own === undefined ? undefined : own / sum
}
