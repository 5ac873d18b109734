import type { MouseEvent } from 'react'
import { withWorkSheet } from '@/domain/addresses'
import { useChoosePress } from '@/ui/useChoosePress'
import { useSearchChange } from '@/ui/useSearchChange'
import { type Entry, idOf, seriesOf } from './placement'
import { matchOf, useScene } from './scene'

/** What a press on work does: it opens its sheet, of a match its countdown; with Ctrl, held long, or while others are chosen, it is chosen (F3). A day that is no row yet opens the first of its series, and cannot be chosen. */
export function useEntryPress(entry: Entry) {
  const scene = useScene()
  const changeSearch = useSearchChange()
  const series = seriesOf(entry)
  const id = series ?? idOf(entry)
  const choose = scene.readOnly || series !== undefined ? undefined : () => scene.choose(id)
  const press = useChoosePress(choose, scene.chosen.size > 0)
  return {
    ...press,
    onClick: (event: MouseEvent) => {
      press.onClick(event)
      if (event.defaultPrevented) return
      const match = series === undefined ? matchOf(scene, id) : undefined
      if (choose && (event.ctrlKey || event.metaKey)) choose()
      else if (match) scene.openFixture(match.id)
      // From the address bar: rows need not be drawn again whenever it changes.
      else
        changeSearch((present) => withWorkSheet(present, { kind: 'open', id }), { preventScrollReset: true })
    },
  }
}
