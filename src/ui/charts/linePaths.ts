import { curveLinear, curveStepAfter, line } from 'd3-shape'
import type { Entry } from './timeSeries'

type Place = (entry: Entry) => number

/** One path of entries; NaN parts it, and a value with gaps on both sides becomes a point. */
export function linePath(entries: readonly Entry[], x: Place, y: Place, step: boolean): string {
  return (
    line<Entry>()
      .defined(({ value }) => !Number.isNaN(value))
      .x(x)
      .y(y)
      .curve(step ? curveStepAfter : curveLinear)
      .digits(1)(entries) ?? ''
  )
}

/** Bars on their base, all in one path. */
export function barsPath(
  entries: readonly Entry[],
  x: Place,
  y: Place,
  { base, width }: { base: number; width: number },
): string {
  let path = ''
  for (const entry of entries) {
    if (Number.isNaN(entry.value) || entry.value === 0) continue
    const [start, top] = [x(entry) - width / 2, y(entry)]
    path += `M${start.toFixed(1)} ${base.toFixed(1)}h${width.toFixed(1)}V${top.toFixed(1)}h${(-width).toFixed(1)}Z`
  }
  return path
}

/** Where there are more than two values to a pixel: its first, least, most and last, and a gap, so that the path looks the same. */
export function thinned(entries: readonly Entry[], width: number, count: number): readonly Entry[] {
  if (entries.length <= width * 2) return entries
  const kept: Entry[] = []
  let [pixel, start] = [-1, 0]
  const close = (end: number): void => {
    if (end <= start) return
    const own = entries.slice(start, end)
    let [least, most] = [0, 0]
    own.forEach(({ value }, at) => {
      if (value < (own[least]?.value ?? value) || Number.isNaN(own[least]?.value)) least = at
      if (value > (own[most]?.value ?? value) || Number.isNaN(own[most]?.value)) most = at
    })
    const gap = own.findIndex(({ value }) => Number.isNaN(value))
    for (const at of new Set([0, least, most, gap, own.length - 1].toSorted((a, b) => a - b))) {
      const entry = own[at]
      if (entry) kept.push(entry)
    }
  }
  entries.forEach(({ at }, index) => {
    const own = Math.floor((at / count) * width)
    if (own === pixel) return
    close(index)
    ;[pixel, start] = [own, index]
  })
  close(entries.length)
  return kept
}

/** What has happened and what is to come, which begins where the other ends. */
export function parted<T extends { at: number }>(
  entries: readonly T[],
  today: number,
): { past: T[]; ahead: T[] } {
  const past = entries.filter(({ at }) => at <= today)
  const ahead = entries.filter(({ at }) => at > today)
  const last = past.at(-1)
  return { past, ahead: last && ahead.length > 0 ? [last, ...ahead] : ahead }
}
