import type { MouseEvent } from 'react'
import { withWorkSheet } from '@/domain/addresses'
import { asNewWork } from '@/domain/suggestedActivity'
import { useSearchChange } from '@/ui/useSearchChange'
import { DAY_END, DAY_START } from './placement'
import { matchOf, useScene } from './scene'
import type { LaneLayout, Scale } from './timelineLayout'

type SpotAt = (x: number, y: number) => { minutes: number } | undefined

/**
 * One ear for a whole timeline: work opens its sheet, or is chosen; a fixture or a match its countdown; advice and an empty place
 * new work.
 */
export function useTimelinePress(lanes: readonly LaneLayout[], scale: Scale, spotAt: SpotAt) {
  const scene = useScene()
  const changeSearch = useSearchChange()
  // From the address bar: nothing here need be drawn again whenever it changes.
  const open = (sheet: Parameters<typeof withWorkSheet>[1]) =>
    changeSearch((present) => withWorkSheet(present, sheet), { preventScrollReset: true })
  const cellOf = (target: Element) => {
    const { row, col, date } = target.closest<HTMLElement>('[data-row]')?.dataset ?? {}
    return { lane: lanes.find(({ id }) => id === row), col: Number(col), date }
  }
  return (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const target = event.target.closest<HTMLElement>(
      '[data-activity-id], [data-series], [data-fixture-id], [data-advice], [data-add]',
    )
    if (!target) return
    const { activityId, series, fixtureId, advice } = target.dataset
    if (activityId !== undefined) {
      const chooses = event.ctrlKey || event.metaKey || scene.chosen.size > 0
      const match = matchOf(scene, activityId)
      if (chooses && !scene.readOnly) scene.choose(activityId)
      else if (match) scene.openFixture(match.id)
      else open({ kind: 'open', id: activityId })
    } else if (series !== undefined) open({ kind: 'open', id: series })
    else if (fixtureId !== undefined) scene.openFixture(fixtureId)
    else if (advice !== undefined) {
      const { lane, col } = cellOf(target)
      const entry = [...(lane?.piecesOn(col) ?? []), ...(lane?.bars ?? [])].find(
        ({ id }) => id === advice,
      )?.entry
      if (entry?.kind !== 'work') return
      const {
        activityName: name,
        pitchIds: [pitchId],
        startDate,
        endDate,
      } = entry.activity
      open(asNewWork({ name, pitchId, startDate, endDate }, scene.timeZone))
    } else {
      const { lane, date } = cellOf(target)
      const holder = lane?.holder
      // A press by keyboard has no place; then the form chooses the time.
      const spot = scale === 'hours' && event.detail > 0 ? spotAt(event.clientX, event.clientY) : undefined
      open({
        kind: 'new',
        day: date,
        pitchId: holder?.kind === 'pitch' ? holder.id : undefined,
        userId: holder?.kind === 'person' ? holder.id : undefined,
        time: spot && quarterAt(spot.minutes),
      })
    }
  }
}

/** The quarter of an hour that was pressed, within the hours that are drawn. */
function quarterAt(minutes: number): string {
  const quarter = Math.min(Math.max(Math.floor(minutes / 15), DAY_START * 4), DAY_END * 4 - 1)
  return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
}
