import type { Pitch, Section } from '@/domain/pitch'
import { type CellSet, type CompassSide, pitchThirds, sectionCells } from '@/domain/sectionCells'

/** A part of a pitch that is reckoned with: a section by its name, or a third by its side. */
export type LightPart = {
  key: string
  label: { kind: 'name'; name: string } | { kind: 'side'; side: CompassSide | 'centre' | 'whole' }
  /** Undefined for the whole pitch. */
  cells: CellSet | undefined
}

const WHOLE: LightPart = { key: 'whole', label: { kind: 'side', side: 'whole' }, cells: undefined }

/**
 * The whole pitch and its sections as far as the grid knows where they lie; its thirds when it knows of none. `unplaced`
 * names the sections that are left out.
 */
export function lightParts(
  { bearing }: Pitch,
  sections: readonly Section[],
): { parts: LightPart[]; isThirds: boolean; unplaced: string[] } {
  if (bearing === undefined)
    return { parts: [WHOLE], isThirds: false, unplaced: sections.map(({ name }) => name) }
  const placed = sections.flatMap(({ id, name }): LightPart[] => {
    const cells = sectionCells(name, bearing)
    return cells ? [{ key: id, label: { kind: 'name', name }, cells }] : []
  })
  const unplaced = sections.filter(({ id }) => !placed.some(({ key }) => key === id)).map(({ name }) => name)
  if (placed.length > 0) return { parts: [WHOLE, ...placed], isThirds: false, unplaced }
  const thirds = pitchThirds(bearing).map(({ side, cells }): LightPart => ({
    key: side,
    label: { kind: 'side', side },
    cells,
  }))
  return { parts: [WHOLE, ...thirds], isThirds: true, unplaced }
}
