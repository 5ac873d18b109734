import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetSectionsQuery } from '@/api/pitches'
import { addresses } from '@/domain/addresses'
import type { Pitch } from '@/domain/pitch'
import { Fertilisation } from '@/features/fertilisation/Fertilisation'
import { PitchFrame } from '@/features/pitch-list/PitchFrame'
import { withParts } from '@/lib/searchParts'
import { LazySelect } from '@/ui/LazySelect'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useSearchChange } from '@/ui/useSearchChange'
import { useToday } from '@/ui/useToday'

/** Seasons that can be looked at, this one and those before it. */
const SEASONS = 3

/** /dashboard/pitches/:pitchId/fertilisation: `?season=2025`, this year without it. */
export function FertilisationPage() {
  const { t } = useTranslation('fertilisation')
  const { search } = useLocation()
  const isPhone = useIsPhone()
  const changeSearch = useSearchChange()
  // The press of the page stands in its head; what it opens is known below.
  const [head, setHead] = useState<HTMLElement | null>(null)
  const { data: allSections } = useGetSectionsQuery()
  const thisSeason = Number(useToday().slice(0, 4))
  const seasons = Array.from({ length: SEASONS }, (_, at) => thisSeason - at)
  const asked = Number(new URLSearchParams(search).get('season'))
  const season = seasons.find((one) => one === asked) ?? thisSeason
  const choose = (id: string) =>
    changeSearch((present) => withParts(present, { season: Number(id) === thisSeason ? null : id }), {
      replace: true,
    })
  // Beside the name and the season a phone has no room for it.
  const back = ({ id }: Pitch) => <TextLink to={addresses.pitch(id)}>{t('back')}</TextLink>
  return (
    <PitchFrame
      topic={t('title')}
      addressOf={addresses.fertilisation}
      aside={
        <Season>
          <LazySelect
            label={t('seasonChoice')}
            hideLabel
            size="small"
            options={seasons.map((one) => ({ id: String(one), label: String(one) }))}
            value={String(season)}
            onChange={choose}
          />
        </Season>
      }
      renderActions={({ pitch }) =>
        !isPhone && (
          <>
            {back(pitch)}
            <Press ref={setHead} />
          </>
        )
      }
    >
      {({ pitch, pitches, company }) => (
        <>
          {isPhone && <Links>{back(pitch)}</Links>}
          <Fertilisation
            key={`${pitch.id} ${season}`}
            pitch={pitch}
            pitches={pitches}
            sections={(allSections ?? []).filter((section) => section.pitchId === pitch.id)}
            season={season}
            company={company}
            head={isPhone ? null : head}
          />
        </>
      )}
    </PitchFrame>
  )
}

const Season = styled.div`
  inline-size: 104px;
`
const Press = styled.span`
  &:empty {
    display: none;
  }
`
const Links = styled.nav`
  padding: 4px 16px 12px;
  background: ${token('paper')};
`
