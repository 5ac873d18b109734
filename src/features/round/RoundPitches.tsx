import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetLatestActivitiesQuery, useGetPitchesQuery } from '@/api/pitches'
import { addresses } from '@/domain/addresses'
import { ButtonLink } from '@/ui/ButtonLink'
import { phone } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { MeasuredPitch } from './MeasuredPitch'
import { useRoundPage } from './useRoundPage'

type RoundPitchesProps = {
  /** Whether the last work on each pitch may be asked for (switch latest_activities). */
  withLatest: boolean
}

/** The pitches of a company that only measures: what was read last, and the next round (product.md). */
export function RoundPitches({ withLatest }: RoundPitchesProps) {
  const { t } = useTranslation('round')
  const query = useGetPitchesQuery()
  const { data: latest } = useGetLatestActivitiesQuery(undefined, { skip: !withLatest })
  const { rounds, company } = useRoundPage()
  const may = company?.allowedActivityNames.includes('fieldMeasurements') === true
  const lastRound = (pitchId: string) =>
    latest
      ?.filter((one) => one.pitchId === pitchId && one.activityName === 'fieldMeasurements')
      .map(({ date }) => date)
      .toSorted()
      .at(-1)
  return (
    <Section
      heading={t('home.heading')}
      count={query.data?.length}
      action={
        rounds.length > 0 ? (
          <TextLink to={addresses.round()}>{t('home.resume', { count: rounds.length })}</TextLink>
        ) : (
          <TextLink to={addresses.pitches}>{t('home.all')}</TextLink>
        )
      }
    >
      {may && (
        <Start>
          <ButtonLink layout="primary" wide to={addresses.round()}>
            {t('home.new')}
          </ButtonLink>
        </Start>
      )}
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="320px" />}
        empty={{ when: (pitches) => pitches.length === 0, title: t('new.noPitch') }}
      >
        {(pitches) => (
          <Cards role="list">
            {pitches.map((pitch) => (
              <MeasuredPitch key={pitch.id} pitch={pitch} lastRound={lastRound(pitch.id)} may={may} />
            ))}
          </Cards>
        )}
      </QueryState>
    </Section>
  )
}

/* A desk has the same button at the top of the page. */
const Start = styled.div`
  display: none;

  ${phone} {
    display: block;
    padding-block-end: 16px;
  }
`
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 12px;

  ${phone} {
    gap: 0;

    > li {
      border-block-start: 1px solid ${token('line')};
    }
  }
`
