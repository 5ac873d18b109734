import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { COLUMNS, ROWS } from '@/domain/grid'
import { sectionCells } from '@/domain/sectionCells'
import { useFormat } from '@/i18n/format'
import { PitchSketch } from '@/ui/heatGrid/PitchSketch'

const SHAPE = { rows: ROWS, columns: COLUMNS }

/** The pitch of a job with what of it is worked on; of several pitches their names alone. */
export function JobPlace({ job }: { job: Activity }) {
  const { t } = useTranslation('mobile')
  const format = useFormat()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: sections = [] } = useGetSectionsQuery()
  const [pitch, ...others] = pitches.filter(({ id }) => job.pitchIds.includes(id))
  if (!pitch) return null
  if (others.length > 0) return <p>{format.list([pitch, ...others].map(({ name }) => name))}</p>
  const own = sections.filter(({ id, pitchId }) => pitchId === pitch.id && job.sectionIds.includes(id))
  const names = format.list(own.map(({ name }) => name))
  const found = own.map(({ name }) => sectionCells(name, pitch.bearing ?? 0))
  // No backend sends the shape of a section: one whose name says nothing is told in words only.
  const isKnown = found.every((cells) => cells !== undefined)
  const words =
    own.length === 0
      ? t('card.wholePitch', { pitch: pitch.name })
      : t('card.section', { pitch: pitch.name, section: names })
  return (
    <div>
      {isKnown && (
        <PitchSketch
          shape={SHAPE}
          label={own.length === 0 ? words : t('card.sketch', { pitch: pitch.name, section: names })}
          cells={own.length === 0 ? undefined : new Set(found.flatMap((cells) => [...(cells ?? [])]))}
        />
      )}
      <p>{words}</p>
    </div>
  )
}
