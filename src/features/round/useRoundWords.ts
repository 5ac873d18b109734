import { useTranslation } from 'react-i18next'
import { COLUMNS } from '@/domain/grid'
import type { Pitch } from '@/domain/pitch'
import { placeOnPitch } from '@/domain/roundPattern'
import { useFormat } from '@/i18n/format'
import { rowLetter } from '@/lib/gridCells'
import { pitchSize } from './pitchSize'

/** Names of points: as they stand on the map, spoken, and where they lie on the ground. */
export function useRoundWords(pitch: Pitch) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const row = (cell: number) => rowLetter(Math.floor(cell / COLUMNS))
  const column = (cell: number) => format.number((cell % COLUMNS) + 1)
  return {
    /** `C7` */
    short: (cell: number) => `${row(cell)}${column(cell)}`,
    spoken: (cell: number) => t('point.spoken', { row: row(cell), column: column(cell) }),
    place: (cell: number) => {
      const { goalLine, touchline } = placeOnPitch(cell, pitchSize(pitch), pitch.bearing)
      const metres = (distance: number) => format.quantity(distance, 'length', 0)
      return format.list([
        t(`place.goalLine.${goalLine.edge}`, { distance: metres(goalLine.distance) }),
        t(`place.touchline.${touchline.edge}`, { distance: metres(touchline.distance) }),
      ])
    },
  }
}
export type RoundWords = ReturnType<typeof useRoundWords>
