import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { addresses } from '@/domain/addresses'
import { dayAtGround } from '@/domain/groundTime'
import { Fertilisation } from '@/features/fertilisation/Fertilisation'
import { PitchSwitcher } from '@/features/pitch-list/PitchSwitcher'
import { useFormat } from '@/i18n/format'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { desktop, phone } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { LazySelect } from '@/ui/LazySelect'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { useNow } from '@/ui/useNow'

/** Seasons that can be looked at, this one and those before it. */
const SEASONS = 3

/** /dashboard/pitches/:pitchId/fertilisation: `?season=2025`, this year without it. */
export function FertilisationPage() {
  const { t } = useTranslation('fertilisation')
  const { timeZone } = useFormat()
  const { pitchId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const pitches = useGetPitchesQuery()
  const { data: company } = useGetCompanyQuery()
  const { data: allSections } = useGetSectionsQuery()
  const thisSeason = Number(dayAtGround(useNow(60_000), timeZone).slice(0, 4))
  const seasons = Array.from({ length: SEASONS }, (_, at) => thisSeason - at)
  const asked = Number(new URLSearchParams(search).get('season'))
  const season = seasons.find((one) => one === asked) ?? thisSeason
  const choose = (id: string) => {
    const query = new URLSearchParams(search)
    if (Number(id) === thisSeason) query.delete('season')
    else query.set('season', id)
    void navigate({ search: query.toString() }, { replace: true })
  }
  return (
    <Page>
      <QueryState
        query={pitches}
        skeleton={<Skeleton kind="block" height="480px" />}
        empty={{ when: (rows) => !rows.some(({ id }) => id === pitchId), title: t('notFound') }}
      >
        {(rows) => {
          const pitch = rows.find(({ id }) => id === pitchId)
          if (!pitch) return null
          return (
            <>
              <DocumentTitle title={t('titleOf', { pitch: pitch.name })} />
              <PageHeader
                title={
                  <>
                    <bdi>{pitch.name}</bdi> <Quiet>{t('title')}</Quiet>
                  </>
                }
                aside={
                  <>
                    <PitchSwitcher
                      pitches={rows}
                      current={pitch.id}
                      addressOf={(id) => addresses.fertilisation(id)}
                    />
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
                  </>
                }
                actions={<TextLink to={addresses.pitch(pitch.id)}>{t('back')}</TextLink>}
              />
              {company && (
                <Fertilisation
                  key={`${pitch.id} ${season}`}
                  pitch={pitch}
                  pitches={rows}
                  sections={(allSections ?? []).filter((section) => section.pitchId === pitch.id)}
                  season={season}
                  company={company}
                />
              )}
            </>
          )
        }}
      </QueryState>
    </Page>
  )
}

const Page = styled.div`
  ${desktop} {
    padding: 0 24px 48px;
  }
  ${phone} {
    padding-block-end: 24px;
  }
`
const Season = styled.div`
  inline-size: 104px;
`
const Quiet = styled.span`
  font-weight: 400;
`
