import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Pitch } from '@/domain/pitch'
import { ButtonLink } from '@/ui/ButtonLink'
import { usePitchMowing } from './usePitchMowing'
import { useToday } from '@/ui/useToday'

/** Opens the cut of today that the clippings came from, or a new one where none is logged yet. */
export function LogClippings({ pitch }: { pitch: Pitch }) {
  const { t } = useTranslation('growth')
  const { search } = useLocation()
  const { latest } = usePitchMowing(pitch.id, useToday())
  return (
    <ButtonLink
      layout="primary"
      to={{
        search: withWorkSheet(
          search,
          latest === undefined
            ? { kind: 'new', type: 'mowing', pitchId: pitch.id }
            : { kind: 'open', id: latest },
        ),
      }}
    >
      {t('logClippings')}
    </ButtonLink>
  )
}
