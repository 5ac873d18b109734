import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetSectionsQuery } from '@/api/pitches'
import { addresses, type PitchTab, withWorkSheet } from '@/domain/addresses'
import type { Company } from '@/domain/company'
import { pitchTabsOf } from '@/domain/pageTabs'
import type { Pitch, Section } from '@/domain/pitch'
import { isOn, isReadOnly } from '@/domain/switches'
import { BandShares } from '@/features/measurements/BandShares'
import { MeasurementBoard } from '@/features/measurements/MeasurementBoard'
import { MetricTiles } from '@/features/measurements/MetricTiles'
import { PitchFrame } from '@/features/pitch-list/PitchFrame'
import { PitchSummary } from '@/features/pitch-work/PitchSummary'
import { QuickWork } from '@/features/pitch-work/QuickWork'
import { withParts } from '@/lib/searchParts'
import { ButtonLink } from '@/ui/ButtonLink'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazyPart'
import { phone, wide } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { LazySelect } from '@/ui/LazySelect'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useInSight } from '@/ui/useInSight'
import { useIsPhone } from '@/ui/useIsPhone'
import { useTabOfLink } from '@/ui/useTabOfLink'
import { useSearchChange } from '@/ui/useSearchChange'

const PitchFeedback = lazyPart(() => import('@/features/feedback/PitchFeedback'), 'PitchFeedback', 'feedback')

const PitchStateNow = lazyPart(() => import('@/features/pitch-list/PitchStateNow'), 'PitchStateNow', 'panels')
const PitchDay = lazyPart(() => import('@/features/pitch-work/PitchDay'), 'PitchDay', 'panels')

export type PitchPart = {
  pitch: Pitch
  /** The part of the pitch that is looked at; undefined for the whole. */
  section: Section | undefined
  sections: readonly Section[]
  readOnly: boolean
}

// Each tab comes when it is opened.
const PARTS = {
  trends: lazyPart(() => import('@/features/trends/TrendsTab'), 'TrendsTab', 'trends', 'charts'),
  sessions: lazyPart(() => import('@/features/measurements/SessionsTab'), 'SessionsTab'),
  water: lazyPart(() => import('@/features/turf-water/WaterTab'), 'WaterTab', 'water', 'charts', 'home'),
  sunlight: lazyPart(() => import('@/features/sunlight/SunlightTab'), 'SunlightTab', 'sunlight', 'charts'),
  maintenance: lazyPart(
    () => import('@/features/pitch-work/MaintenanceTab'),
    'MaintenanceTab',
    'work',
    'workPlan',
  ),
  grass: lazyPart(() => import('@/features/pitch-work/GrassTab'), 'GrassTab'),
  wear: lazyPart(() => import('@/features/wear/WearTab'), 'WearTab', 'sunlight'),
} as const satisfies Record<PitchTab, (props: PitchPart) => ReactNode>

/** /dashboard/pitches/:pitchId: `?tab=`, `&section=`, and what the board of measurements keeps in the address. */
export function PitchPage() {
  const { t } = useTranslation('pitch')
  const { search } = useLocation()
  const isPhone = useIsPhone()
  return (
    <PitchFrame
      addressOf={(id) => `${addresses.pitch(id)}${withParts(search, { section: null })}`}
      renderActions={({ pitch, company }) =>
        isReadOnly(company) ? null : (
          <>
            <ButtonLink
              to={
                company.measurementsOnly === true
                  ? addresses.round({ pitch: pitch.id })
                  : {
                      search: withWorkSheet(search, {
                        kind: 'new',
                        type: 'fieldMeasurements',
                        pitchId: pitch.id,
                      }),
                    }
              }
            >
              {t('measure')}
            </ButtonLink>
            {!isPhone && (
              <ButtonLink
                layout="primary"
                to={{ search: withWorkSheet(search, { kind: 'new', pitchId: pitch.id }) }}
              >
                <Icon name="plus" size={16} />
                {t('logWork')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {({ pitch, company }) => <OnePitch pitch={pitch} company={company} />}
    </PitchFrame>
  )
}

function OnePitch({ pitch, company }: { pitch: Pitch; company: Company }) {
  const { t } = useTranslation('pitch')
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const allSections = useGetSectionsQuery()
  const sections = (allSections.data ?? []).filter(({ pitchId }) => pitchId === pitch.id)
  const query = new URLSearchParams(search)
  const section = sections.find(({ id }) => id === query.get('section'))
  const offered = pitchTabsOf(company)
  const side = useTabOfLink(query.get('tab'), wide)
  const tab = offered.find((id) => id === query.get('tab')) ?? 'trends'
  const shown = { pitch, section, sections, readOnly: isReadOnly(company) }
  const Part = PARTS[tab]
  // Of the other tabs the map is none: who prints one of them wants that.
  const besides = tab !== 'trends' || undefined
  const isPhone = useIsPhone()
  const links = (
    <>
      {isOn('product_management', company) && (
        <TextLink to={addresses.fertilisation(pitch.id)}>{t('links.fertilisation')}</TextLink>
      )}
      {isOn('pitch_growth', company) && (
        <TextLink to={addresses.growth(pitch.id)}>{t('links.growth')}</TextLink>
      )}
      <TextLink to={addresses.reports({ pitches: [pitch.id] })}>{t('links.report')}</TextLink>
    </>
  )
  return (
    <>
      <Top>
        <PitchSummary
          pitch={pitch}
          sections={section ? [section] : sections}
          state={
            <Suspense>
              <PitchStateNow pitch={pitch} readOnly={shown.readOnly} />
            </Suspense>
          }
        />
      </Top>
      <Bar>
        <Tools data-section={section?.id}>
          {sections.length > 1 && (
            <LazySelect
              label={t('section.label')}
              hideLabel
              size="small"
              options={[
                { id: '', label: t('section.all') },
                ...sections.map(({ id, name }) => ({ id, label: name })),
              ]}
              value={section?.id ?? ''}
              onChange={(id) => changeSearch((present) => withParts(present, { section: id }))}
            />
          )}
          {!isPhone && links}
        </Tools>
        {!shown.readOnly && company.measurementsOnly !== true && <QuickWork pitch={pitch} />}
      </Bar>
      <Besides data-besides={besides}>
        <MetricTiles {...shown} />
      </Besides>
      <Board>
        <Now data-besides={besides}>
          <MeasurementBoard {...shown} />
          <Suspense fallback={<Skeleton kind="block" height="240px" />}>
            <PitchDay
              pitch={pitch}
              sections={section ? [section] : sections}
              company={company}
              readOnly={shown.readOnly}
            />
          </Suspense>
          {isPhone && <Tools>{links}</Tools>}
        </Now>
        <Side ref={side}>
          <Tabs
            label={t('tabs.label')}
            value={tab}
            onChange={(id) => changeSearch((present) => withParts(present, { tab: id }), { replace: true })}
            tabs={offered.map((id) => ({
              id,
              label: t(`tabs.${id}`),
              // Whether the pitch has sections decides what a tab says of it.
              content:
                id === tab ? (
                  <QueryState query={allSections} skeleton={LOADING} empty={{ when: () => false, title: '' }}>
                    {() => (
                      <Suspense fallback={LOADING}>
                        {tab === 'trends' && <BandShares {...shown} />}
                        <Part {...shown} />
                      </Suspense>
                    )}
                  </QueryState>
                ) : null,
            }))}
          />
          <Besides data-besides={besides}>
            <LastWords pitch={pitch} />
          </Besides>
        </Side>
      </Board>
    </>
  )
}

/** Asked for session by session, and only once somebody scrolls to it. */
function LastWords({ pitch }: { pitch: Pitch }) {
  const [ref, isInSight] = useInSight<HTMLDivElement>()
  return (
    <Words ref={ref}>
      {isInSight && (
        <Suspense fallback={<Skeleton kind="block" height="96px" />}>
          <PitchFeedback pitch={pitch} />
        </Suspense>
      )}
    </Words>
  )
}

/* On a phone each part of the page lies on paper, with a strip of the ground between them. */
const Top = styled.div`
  ${phone} {
    background: ${token('paper')};
  }
`
const LOADING = <Skeleton kind="block" height="320px" />

/* Where to look from, and at the end of the line the usual work. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 24px;

  ${phone} {
    background: ${token('paper')};
  }
`
const Tools = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  flex: 1 1 auto;
  margin-block-end: 12px;

  > :not(a) {
    inline-size: 176px;
  }
  ${phone} {
    padding: 0 16px;
  }
  /* Paper says which part it shows, and leads nowhere. */
  @media print {
    &:not([data-section]),
    > a {
      display: none;
    }
  }
`
/* What is not of the chosen tab. */
const Besides = styled.div`
  display: contents;

  @media print {
    &[data-besides] {
      display: none;
    }
  }
`
const Words = styled.div`
  min-block-size: 160px;
  padding-block: 16px;

  @media print {
    min-block-size: 0;
  }

  ${phone} {
    padding-inline: 16px;
    background: ${token('paper')};
    border-block-start: 1px solid ${token('line')};
  }
`
const Column = styled.div`
  display: grid;
  gap: 16px;

  > * {
    min-inline-size: 0;
  }
`
/* At a desk what coaches said fills the column of the tabs, which may be short beside the map. */
const Side = styled(Column)`
  ${phone} {
    gap: 8px;

    > :first-of-type {
      padding-block-end: 16px;
      background: ${token('paper')};
      border-block: 1px solid ${token('line')};
      --table-ground: ${token('paper')};
    }
  }
  @media print {
    display: block;
  }
`
const Now = styled(Column)`
  ${phone} {
    gap: 0;

    > nav {
      margin: 0;
      padding-block: 8px 16px;
      background: ${token('paper')};
    }
  }
  /* A grid would keep its places where a map that is not cut goes to the next sheet, and what follows lie over it. */
  @media print {
    display: block;

    &[data-besides] {
      display: none;
    }
    > * {
      break-inside: avoid;
      margin-block-end: 16px;
    }
  }
  /* Across a sheet of A4 a map as wide as the sheet is higher than what is left of it. */
  @media print and (min-width: 900px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px;
    align-items: start;
    break-inside: avoid;
  }
`
const Board = styled(Column)`
  ${phone} {
    gap: 8px;

    [role='tabpanel'] {
      padding-inline: 16px;
    }
  }
  ${wide} {
    grid-template-columns: minmax(0, 672px) minmax(0, 1fr);
    gap: 24px;
    align-items: start;
  }
  @media print {
    display: block;

    [aria-haspopup='dialog'] {
      display: none;
    }
  }
`
