import styled from '@emotion/styled'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { type Feature, isOn, isReadOnly } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { useHomeFilter } from '@/features/home-filters/useHomeFilter'
import { HomeWeather } from '@/features/home-weather/HomeWeather'
import { Updated } from '@/features/today-lanes/Updated'
import { useFormat } from '@/i18n/format'
import { useChosenClub } from '@/session/chosenClub'
import { FilterContext } from '@/session/filterContext'
import { ButtonLink } from '@/ui/ButtonLink'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { Icon } from '@/ui/Icon'
import { Later } from '@/ui/Later'
import { lazyPart, soonPart } from '@/ui/lazyPart'
import { desktop, phone, wide } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useChosen } from '@/ui/useChosen'
import { useIsPhone } from '@/ui/useIsPhone'
import { useNow } from '@/ui/useNow'

// What a phone shows further down, or not at all, comes after what it shows first.
const Problems = soonPart(
  () => import('@/features/problems/Problems'),
  'Problems',
  'panels',
  'planning',
  'work',
)
const FixturesAhead = soonPart(
  () => import('@/features/fixtures-ahead/FixturesAhead'),
  'FixturesAhead',
  'panels',
)
const MyJobs = soonPart(() => import('@/features/my-jobs/MyJobs'), 'MyJobs', 'panels')
const HomeTools = soonPart(() => import('@/features/home-filters/HomeTools'), 'HomeTools', 'panels')
const BriefButton = soonPart(() => import('@/features/morning-brief/BriefButton'), 'BriefButton', 'panels')
const Suggestions = lazyPart(() => import('@/features/suggestions/Suggestions'), 'Suggestions', 'panels')
const DiseaseStrip = lazyPart(
  () => import('@/features/disease-strip/DiseaseStrip'),
  'DiseaseStrip',
  'panels',
  'work',
)
const InventoryAlerts = lazyPart(
  () => import('@/features/inventory-alerts/InventoryAlerts'),
  'InventoryAlerts',
  'panels',
)
const TodayLanes = lazyPart(() => import('@/features/today-lanes/TodayLanes'), 'TodayLanes', 'panels')
const NonWorkingTag = soonPart(() => import('@/features/today-lanes/NonWorkingTag'), 'NonWorkingTag')
const TeamJobs = lazyPart(() => import('@/features/my-jobs/TeamJobs'), 'TeamJobs', 'panels')
const PitchCards = lazyPart(() => import('@/features/pitch-list/PitchCards'), 'PitchCards', 'panels')
const RoundPitches = lazyPart(() => import('@/features/round/RoundPitches'), 'RoundPitches', 'round', 'grid')
const ClubsHome = lazyPart(() => import('@/features/clubs/ClubsHome'), 'ClubsHome')
const NewGround = lazyPart(() => import('@/features/new-ground/NewGround'), 'NewGround', 'panels')
const ChosenWork = lazyPart(() => import('@/features/calendar/ChosenWork'), 'ChosenWork', 'calendar', 'work')
const LatestWork = lazyPart(() => import('@/features/latest-work/LatestWork'), 'LatestWork', 'panels')

// The route asks before the page is drawn, and fetches one file.
export { askAhead } from '@/api/homeAhead'

/** Letters of a date that stand beside the buttons of a phone's header. */
const ONE_LINE = 16

/** The day at a glance: can we work, what must be ready, what is wrong, who is here (product.md, Home). */
export function HomePage() {
  const { t } = useTranslation('home')
  const { search } = useLocation()
  const format = useFormat()
  const isPhone = useIsPhone()
  const now = useNow()
  const { data: company, error } = useGetCompanyQuery()
  const { data: pitches } = useGetPitchesQuery()
  const readOnly = company === undefined || isReadOnly(company)
  const round = company?.measurementsOnly === true
  const isOffice = company !== undefined && readOnly
  const has = (feature: Feature) => company !== undefined && isOn(feature, company)
  const withLatest = has('latest_activities')
  const club = useChosenClub()
  const chosen = useChosen()
  // Null once one was moved: a question about it may still be open.
  const [moving, setMoving] = useState<Id | null>()
  const [filter, setFilter] = useHomeFilter(has('home_filters'))
  const today = dayAtGround(now, format.timeZone)
  const long = format.day(today, 'long')

  const blocks = {
    weather: <HomeWeather />,
    lanes: (
      <Suspense fallback={<Skeleton count={11} lead="disc" />}>
        <TodayLanes readOnly={readOnly} />
      </Suspense>
    ),
    fixtures: (
      <Suspense
        fallback={
          <Section heading={t('fixtures.heading')}>
            <Skeleton lead="time" />
          </Section>
        }
      >
        <FixturesAhead />
      </Suspense>
    ),
    problems: (
      <Later height={368}>
        <Problems readOnly={readOnly} />
      </Later>
    ),
    jobs: (
      <Later height={200}>
        <MyJobs readOnly={readOnly} chosen={chosen} onMove={setMoving} />
      </Later>
    ),
    team: (
      <Later height={272}>
        <TeamJobs readOnly={readOnly} chosen={chosen} onMove={setMoving} />
      </Later>
    ),
    pitches: (
      <Later height={560}>
        {pitches?.length === 0 ? (
          <NewGround readOnly={readOnly} />
        ) : round ? (
          <RoundPitches withLatest={withLatest} />
        ) : (
          <PitchCards
            withLatest={withLatest}
            withDisease={has('home_disease_risk')}
            withFeed={has('pitch_growth')}
            readOnly={readOnly}
          />
        )}
      </Later>
    ),
    latest: withLatest && (
      <Later height={272}>
        <LatestWork />
      </Later>
    ),
    suggestions: has('suggested_activities') && (
      <Later height={320}>
        <Suggestions />
      </Later>
    ),
    disease: has('home_disease_risk') && (
      <Later height={216}>
        <DiseaseStrip />
      </Later>
    ),
    stock: has('home_inventory_alerts') && (
      <Later height={144}>
        <InventoryAlerts />
      </Later>
    ),
  }
  return (
    <FilterContext value={filter}>
      <Page>
        <DocumentTitle title={t('title')} />
        <PageHeader
          ink
          title={
            <>
              {isPhone && long.length > ONE_LINE ? format.day(today, 'weekday') : long}
              {readOnly || (
                <Suspense>
                  {' '}
                  <NonWorkingTag today={today} />
                </Suspense>
              )}
            </>
          }
          aside={isOffice || <Updated />}
          actions={
            readOnly || (
              <>
                <Suspense fallback={<Tools aria-busy />}>
                  <BriefButton />
                  <HomeTools company={company} onFilter={setFilter} />
                </Suspense>
                {!isPhone && (
                  <ButtonLink
                    layout="primary"
                    to={
                      round
                        ? addresses.round()
                        : { search: withWorkSheet(search, { kind: 'new', day: today }) }
                    }
                  >
                    <Icon name="plus" size={16} />
                    {round ? t('newRound') : t('logWork')}
                  </ButtonLink>
                )}
              </>
            )
          }
        />
        {!(company ?? error) ? (
          // Which blocks there are depends on the company; nothing else is asked before it either. While it is asked again
          // after a failure the blocks stay: they ask for it as they are drawn, and would do so without end.
          <Wait>
            <Skeleton kind="block" height="240px" />
          </Wait>
        ) : isOffice && club === undefined ? (
          <Later height={560}>
            <ClubsHome />
          </Later>
        ) : isOffice ? (
          // A club that a league's office has opened: its fixtures and pitches, and no jobs.
          <Grid data-office>
            <Column>{blocks.fixtures}</Column>
            <Column>{blocks.pitches}</Column>
          </Grid>
        ) : isPhone ? (
          <Stack {...blocks} pitchesFirst={round} />
        ) : (
          <Columns {...blocks} />
        )}
        {(chosen.ids.size > 0 || moving !== undefined) && (
          <Suspense>
            <ChosenWork
              period={workPeriod(today)}
              chosen={chosen}
              moving={moving}
              onMoved={() => setMoving(null)}
            />
          </Suspense>
        )}
      </Page>
    </FilterContext>
  )
}

type Blocks = Record<
  | 'weather'
  | 'lanes'
  | 'fixtures'
  | 'problems'
  | 'jobs'
  | 'team'
  | 'suggestions'
  | 'pitches'
  | 'disease'
  | 'stock'
  | 'latest',
  ReactNode
>

/** One column in the order of the day. */
function Stack({
  weather,
  fixtures,
  problems,
  jobs,
  team,
  pitchesFirst,
  ...later
}: Blocks & { pitchesFirst: boolean }) {
  return (
    <>
      {weather}
      {pitchesFirst && later.pitches}
      <Flush>{fixtures}</Flush>
      {problems}
      {jobs}
      {team}
      {later.suggestions}
      {!pitchesFirst && later.pitches}
      {later.disease}
      {later.stock}
      {later.latest}
    </>
  )
}

/** Three columns that read from the start; the last goes under the centre where it is narrow. */
function Columns({ weather, lanes, fixtures, problems, jobs, pitches, ...beside }: Blocks) {
  return (
    <Grid>
      <Column>
        {fixtures}
        {jobs}
        {beside.disease}
        {beside.stock}
      </Column>
      <Column>
        <Instrument>
          {weather}
          {lanes}
        </Instrument>
        {pitches}
      </Column>
      <Column>
        {problems}
        {beside.suggestions}
        {beside.latest}
      </Column>
    </Grid>
  )
}

const Page = styled.div`
  ${desktop} {
    padding: 0 24px 48px;
  }
`
const Wait = styled.div`
  ${phone} {
    padding: 16px;
  }
`
const Tools = styled.div`
  inline-size: 112px;
  block-size: 32px;

  ${desktop} {
    inline-size: 360px;
  }
`
const Grid = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: 264px minmax(0, 1fr);
    gap: 24px;
    align-items: start;
  }
  ${wide} {
    &:not([data-office]) {
      grid-template-columns: 264px minmax(0, 1fr) 296px;
    }
  }
  @media print {
    display: block;
  }
`
/* Under the ink of the weather there is no gap. */
const Flush = styled.div`
  && > section {
    margin-block-start: 0;
    border-block-start: 0;
  }
`
const Column = styled.div`
  ${desktop} {
    display: grid;
    gap: 16px;
    min-inline-size: 0;

    &:first-of-type {
      grid-row: 1 / span 2;
    }
  }
`
const Instrument = styled.div`
  overflow: hidden;
  background: ${token('paper')};
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};
`
