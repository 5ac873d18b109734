import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { addresses } from '@/domain/addresses'
import type { Pitch } from '@/domain/pitch'
import { isReadOnly } from '@/domain/switches'
import { GrowthBoard } from '@/features/growth/GrowthBoard'
import { LogClippings } from '@/features/growth/LogClippings'
import { PitchFrame } from '@/features/pitch-list/PitchFrame'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'

/** /dashboard/pitches/:pitchId/growth: `?counter=new` opens the form of a new counter. */
export function GrowthPage() {
  const { t } = useTranslation('growth')
  const isPhone = useIsPhone()
  const back = ({ id }: Pitch) => <TextLink to={addresses.pitch(id)}>{t('back')}</TextLink>
  return (
    <PitchFrame
      topic={t('title')}
      addressOf={addresses.growth}
      renderActions={({ pitch, company }) => (
        <>
          {!isPhone && back(pitch)}
          {!isReadOnly(company) && pitch.surface !== 'artificial' && <LogClippings pitch={pitch} />}
        </>
      )}
    >
      {({ pitch, company }) => (
        <>
          {isPhone && <Links>{back(pitch)}</Links>}
          <GrowthBoard key={pitch.id} pitch={pitch} readOnly={isReadOnly(company)} />
        </>
      )}
    </PitchFrame>
  )
}

const Links = styled.nav`
  padding: 4px 16px 12px;
  background: ${token('paper')};
`
