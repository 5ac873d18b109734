import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Id } from '@/domain/wire'
import { useChoosePress } from '@/ui/useChoosePress'
import { matchOf, useScene } from './scene'

/** What a press on work does: it opens its sheet, of a match its countdown; with Ctrl, held long, or while others are chosen, it is chosen (F3). */
export function useEntryPress(id: Id) {
  const scene = useScene()
  const navigate = useNavigate()
  const choose = scene.readOnly ? undefined : () => scene.choose(id)
  const press = useChoosePress(choose, scene.chosen.size > 0)
  return {
    ...press,
    onClick: (event: MouseEvent) => {
      press.onClick(event)
      if (event.defaultPrevented) return
      const match = matchOf(scene, id)
      if (choose && (event.ctrlKey || event.metaKey)) choose()
      else if (match) scene.openFixture(match.id)
      // From the address bar: rows need not be drawn again whenever it changes.
      else
        void navigate(
          { search: withWorkSheet(window.location.search, { kind: 'open', id }) },
          { preventScrollReset: true },
        )
    },
  }
}
