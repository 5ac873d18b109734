import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Company } from '@/domain/company'
import type { Pitch } from '@/domain/pitch'
import { BLOCKS_OF_WORK, blocksOf, type ReportBlockName, typesOffered } from '@/domain/report/reportBlocks'
import {
  isCutShort,
  readReportChoice,
  type ReportChoice,
  type ReportType,
  saysReport,
  withReportChoice,
} from '@/domain/report/reportChoice'
import type { ReportGround } from '@/domain/report/reportGround'
import type { Day } from '@/domain/wire'
import { BlockInTurn } from '@/features/report/BlockInTurn'
import { ChoicePanel } from '@/features/report/ChoicePanel'
import { ForReader } from '@/features/report/ForReader'
import { LoadingWork } from '@/features/report/LoadingWork'
import { ReportActs } from '@/features/report/ReportActs'
import { ReportHead } from '@/features/report/ReportHead'
import { useReportActivities } from '@/features/report/useReportActivities'
import { useReportParts } from '@/features/report/useReportParts'
import { useFormat } from '@/i18n/format'
import type { Language } from '@/i18n/languages'
import { readRememberedReport, rememberReport } from '@/session/rememberedReport'
import { Button } from '@/ui/Button'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { EmptyState } from '@/ui/EmptyState'
import { lazyPart } from '@/ui/lazyPart'
import { desktop, phone } from '@/ui/media'
import { PAGE_HEADING_ID, PageHeader } from '@/ui/PageHeader'
import { paperStyles } from '@/ui/paperStyles'
import { QueryState } from '@/ui/QueryState'
import { ReportFileContext } from '@/ui/reportFile'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { useToday } from '@/ui/useToday'

// Each block comes when a report shows it.
const BLOCKS = {
  use: lazyPart(() => import('@/features/report-blocks/UseBlock'), 'UseBlock'),
  condition: lazyPart(() => import('@/features/report-blocks/ConditionBlock'), 'ConditionBlock', 'grid'),
  norm: lazyPart(() => import('@/features/report-blocks/NormBlock'), 'NormBlock', 'clubs'),
  work: lazyPart(() => import('@/features/report-blocks/WorkBlock'), 'WorkBlock', 'work'),
  inputs: lazyPart(() => import('@/features/report/InputsBlock'), 'InputsBlock'),
  spray: lazyPart(() => import('@/features/report/SprayRegisterBlock'), 'SprayRegisterBlock', 'work'),
  labour: lazyPart(() => import('@/features/report/LabourBlock'), 'LabourBlock'),
  weather: lazyPart(() => import('@/features/report/WeatherBlock'), 'WeatherBlock'),
  feedback: lazyPart(() => import('@/features/report/FeedbackBlock'), 'FeedbackBlock', 'coach'),
} as const satisfies Record<ReportBlockName, (props: { ground: ReportGround }) => ReactNode>
const TITLES = {
  use: 'blocks.use.title',
  condition: 'blocks.condition.title',
  norm: 'blocks.norm.title',
  work: 'blocks.work.title',
  inputs: 'inputs.title',
  spray: 'spray.title',
  labour: 'labour.title',
  weather: 'weather.title',
  feedback: 'feedback.title',
} as const satisfies Record<ReportBlockName, string>
/** px of a block that was never drawn: most have a row for each pitch. */
const placeOf = (pitches: number): number => 240 + 40 * pitches

const EvidencePack = lazyPart(
  () => import('@/features/evidence/EvidencePack'),
  'EvidencePack',
  'evidence',
  'work',
  'grid',
)
const SeasonHandover = lazyPart(
  () => import('@/features/handover/SeasonHandover'),
  'SeasonHandover',
  'evidence',
  'work',
  'grid',
)

/** /dashboard/reports: what, where, when and for whom; all of it in the address, so that a report is a link. */
export function ReportsPage() {
  const { t } = useTranslation('report')
  const company = useGetCompanyQuery()
  const pitches = useGetPitchesQuery()
  const frame = useKeptFocus<HTMLDivElement>(`#${PAGE_HEADING_ID}, article [role="alert"] button`)
  const query = {
    data: company.data && pitches.data && { company: company.data, pitches: pitches.data },
    error: company.error ?? pitches.error,
    isFetching: company.isFetching || pitches.isFetching,
    refetch: () => {
      if (!company.data) void company.refetch()
      void pitches.refetch()
    },
  }
  return (
    <Page ref={frame}>
      <DocumentTitle title={t('title')} />
      {query.data === undefined || query.data.pitches.length === 0 ? (
        <>
          <PageHeader title={t('title')} />
          <Instead>
            <QueryState
              query={query}
              skeleton={<Skeleton count={8} />}
              empty={{ when: () => true, title: t('noPitches'), text: t('noPitchesText') }}
            >
              {() => null}
            </QueryState>
          </Instead>
        </>
      ) : (
        <Builder company={query.data.company} pitches={query.data.pitches} />
      )}
    </Page>
  )
}

function Builder({ company, pitches }: { company: Company; pitches: readonly Pitch[] }) {
  const { t, i18n } = useTranslation('report')
  const { timeZone, unitSystem } = useFormat()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [window, setWindow] = useState<'evidence' | 'handover'>()
  /** The report of which everything is wanted, not only what is near. */
  const [wholeOf, setWholeOf] = useState<string>()
  const parts = useReportParts()
  const paper = useRef<HTMLElement>(null)
  const today = useToday()
  // By hand: what was chosen stays the same while the work of a year comes in, and so does the panel it is chosen on.
  const types = useMemo(() => typesOffered(company), [company])
  const choice = useMemo(() => choiceIn(search, { pitches, types, today }), [search, pitches, today, types])
  // What was just chosen stands in the panel at once; the report follows when its texts and blocks have come.
  const [asked, setAsked] = useState<{ over: string; choice: ReportChoice }>()
  if (asked && asked.over !== search) setAsked(undefined)
  const chosen = useMemo(
    () => pitches.filter(({ id }) => choice.pitchIds.length === 0 || choice.pitchIds.includes(id)),
    [pitches, choice],
  )
  // What is chosen stands in the address from the first moment on.
  const full = withReportChoice(search, choice)
  const says = saysReport(search)
  useEffect(() => {
    if (!says) void navigate({ search: full }, { replace: true })
  }, [says, full, navigate])

  const wanted = blocksOf(choice.type, choice.reader, company)
  const withSessions = choice.reader !== 'auditor' || wanted.includes('feedback')
  const work = useReportActivities(choice, { timeZone, withSessions })
  const { activities, sessions, complete } = work
  const failed = work.error !== undefined && !work.isFetching
  const blocks = failed ? wanted.filter((name) => !BLOCKS_OF_WORK.has(name)) : wanted
  const language = choice.language ?? (i18n.language as Language)
  const ground: ReportGround = {
    company,
    pitches: chosen,
    choice,
    today,
    timeZone,
    activities,
    sessions,
    complete,
    sentAt: work.sentAt,
    failed,
  }
  const change = (part: Partial<ReportChoice>) => {
    // On the address, not on what is drawn: what was chosen a moment ago is not lost.
    const { search: latest } = globalThis.location
    const next = { ...choiceIn(latest, { pitches, types, today }), ...part }
    rememberReport(next)
    setAsked({ over: search, choice: next })
    void navigate({ search: withReportChoice(latest, next) }, { replace: true })
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <ReportActs
            choice={choice}
            language={language}
            parts={parts}
            paper={paper}
            onWhole={() => setWholeOf(full)}
          />
        }
      />
      <Columns>
        <Side>
          <ChoicePanel
            choice={asked?.choice ?? choice}
            isCutShort={isCutShort(search, choice)}
            onChange={change}
            types={types}
            pitches={pitches}
            today={today}
            latitude={company.latitude ?? pitches[0]?.latitude}
          />
          <Extras>
            <h2>{t('extras.heading')}</h2>
            <p>{t('extras.text')}</p>
            <Button onClick={() => setWindow('evidence')}>{t('extras.evidence')}</Button>
            <Button onClick={() => setWindow('handover')}>{t('extras.handover')}</Button>
          </Extras>
        </Side>
        <Paper ref={paper} aria-label={t('preview')}>
          {chosen.length === 0 ? (
            <Instead>
              <EmptyState
                title={t('unknownPitches')}
                text={t('unknownPitchesText')}
                action={<Button onClick={() => change({ pitchIds: [] })}>{t('choice.allPitches')}</Button>}
              />
            </Instead>
          ) : (
            <ForReader language={language} units={choice.units ?? unitSystem}>
              <PageLines ground={ground} />
              <ReportFileContext value={parts}>
                <ReportHead ground={ground} />
                <LoadingWork work={work} />
                {blocks.map((name) => {
                  const Block = BLOCKS[name]
                  return (
                    <BlockInTurn
                      key={name}
                      title={t(TITLES[name])}
                      question={full}
                      height={placeOf(chosen.length)}
                      isWanted={wholeOf === full}
                      isHeld={!complete && !failed}
                    >
                      <Block ground={ground} />
                    </BlockInTurn>
                  )
                })}
              </ReportFileContext>
            </ForReader>
          )}
        </Paper>
      </Columns>
      <Suspense>
        {window === 'evidence' && <EvidencePack onClose={() => setWindow(undefined)} />}
        {window === 'handover' && <SeasonHandover onClose={() => setWindow(undefined)} />}
      </Suspense>
    </>
  )
}

type Offered = { pitches: readonly Pitch[]; types: readonly ReportType[]; today: Day }

/** What an address asks for, of what is offered. */
function choiceIn(search: string, { pitches, types, today }: Offered): ReportChoice {
  const asked = readReportChoice(search, readRememberedReport(pitches.map(({ id }) => id)), today)
  return { ...asked, type: types.find((type) => type === asked.type) ?? 'full' }
}

/** What stands in the margins of every page. */
function PageLines({ ground: { company, choice } }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const heading = t('paper.heading', {
    club: company.name ?? '',
    report: t(`heading.${choice.type}`),
    from: format.day(choice.from, 'dated'),
    to: format.day(choice.to, 'dated'),
  })
  return <Global styles={paperStyles(heading)} />
}

const Page = styled.div`
  ${desktop} {
    padding: 0 24px 48px;
  }
  @media print {
    padding: 0;

    > header {
      display: none;
    }
  }
`
/** What stands where there is no report; its blocks have their own distance from a phone's edges. */
const Instead = styled.div`
  ${phone} {
    padding: 16px;
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${desktop} {
    grid-template-columns: 272px minmax(0, 1fr);
    align-items: start;
    gap: 24px;
  }
  @media print {
    display: block;
  }
`
const Side = styled.div`
  ${desktop} {
    position: sticky;
    inset-block-start: 16px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    max-block-size: calc(100dvb - 32px);
    overflow-y: auto;
    /* Room for the rings of what has the focus. */
    padding: 4px;
    margin: -4px;
  }
  ${phone} {
    display: contents;
  }
  @media print {
    display: none;
  }
`
const Extras = styled.section`
  display: grid;
  gap: 8px;
  padding-block-start: 16px;
  border-block-start: 1px solid ${token('line')};

  > h2 {
    font: 600 ${token('t-14')} ${token('font')};
  }
  > p {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${phone} {
    order: 1;
    padding: 16px;
    margin-block-start: 8px;
    background: ${token('paper')};
  }
  @media print {
    display: none;
  }
`
/** As wide as a line can be read, so that the screen looks like the paper; in the middle of what room there is. */
const Paper = styled.article`
  min-inline-size: 0;

  ${desktop} {
    justify-self: center;
    inline-size: 100%;
    max-inline-size: 960px;
    padding: 24px 32px;
    border: 1px solid ${token('line')};
    border-radius: ${token('r-card')};
    background: ${token('paper')};
  }
  ${phone} {
    margin-block-start: 8px;
  }
  @media print {
    max-inline-size: none;
    padding: 0;
    margin: 0;
    border: 0;
  }
`
