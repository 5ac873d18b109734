import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery } from '@/api/localData'
import { dayAtGround } from '@/domain/groundTime'
import { wantedClubs } from '@/domain/league/officeView'
import { readReport } from '@/domain/league/pitchReportForm'
import { reportCounts, type ReportState, roundAt, type RoundFixture } from '@/domain/league/rounds'
import type { Light } from '@/domain/league/norm'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { type Column, DataTable } from '@/ui/DataTable'
import { EmptyState } from '@/ui/EmptyState'
import { Glyph } from '@/ui/Glyph'
import { IconButton } from '@/ui/IconButton'
import { Notice } from '@/ui/Notice'
import { stacked } from '@/ui/tableMedia'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { LightMark } from '@/ui/LightMark'
import { OfficeTools } from './OfficeTools'
import { PitchReport } from './PitchReport'
import { useFormatAt } from './useFormatAt'
import { useRoundName } from './useRoundName'
import type { Office } from './useOffice'
import type { OfficeChoices } from './useOfficeChoice'

type ClubsRoundProps = { office: Office; choices: OfficeChoices }

const LIGHT: Readonly<Record<ReportState, Light>> = {
  received: 'good',
  late: 'look',
  missing: 'critical',
  awaited: 'none',
  unknown: 'none',
}
const STATES = ['received', 'late', 'missing', 'awaited', 'unknown'] as const

/** The matches of a round, and whether the report on each pitch is there. */
export function ClubsRound({ office, choices }: ClubsRoundProps) {
  const { t } = useTranslation('clubs')
  const formatAt = useFormatAt()
  const roundName = useRoundName()
  const { data: local } = useGetLocalDataQuery()
  const { choice, go, clear } = choices
  const round = roundAt(office.rounds, choice.round, office.today)
  const open = round?.fixtures.find(({ fixture }) => fixture.id === choice.fixture)
  // Which round is next, and whether a match is there, is known when every club has answered.
  const isFound = choice.fixture === undefined ? round?.from === choice.round : open !== undefined
  if (office.isReading && !isFound) return <Skeleton count={8} />
  if (!round)
    return (
      <>
        <UnreadClubs office={office} />
        {office.read > 0 && <EmptyState title={t('round.none')} />}
      </>
    )
  const at = office.rounds.indexOf(round)
  if (choice.fixture !== undefined && !open) {
    const back = <Button onClick={() => go({ fixture: null })}>{t('form.back')}</Button>
    // It may be one of those that could not be read.
    return office.read < office.clubs.length ? (
      <>
        <UnreadClubs office={office} />
        {back}
      </>
    ) : (
      <Notice tone="info" action={back}>
        {t('form.gone')}
      </Notice>
    )
  }
  if (open)
    return (
      <PitchReport
        key={open.fixture.id}
        match={open}
        now={office.now}
        onClose={() => go({ fixture: null })}
      />
    )

  const wanted = new Set(
    wantedClubs(office.clubs, { ...choice, inRound: undefined }).flatMap(({ pitches }) =>
      pitches.map(({ pitch }) => pitch.id),
    ),
  )
  const rows = round.fixtures.filter(({ pitch }) => pitch === undefined || wanted.has(pitch.pitch.id))
  const moment = (match: RoundFixture, instant: string) => {
    const own = formatAt(match.club)
    return `${own.day(dayAtGround(instant, own.timeZone), 'weekday')} ${own.time(instant)}`
  }
  const name = ({ club, fixture }: RoundFixture) =>
    t('form.match', { club: club.name, match: fixture.name }).trim()
  const state = (match: RoundFixture) => (
    <State data-state={match.report}>
      <span>
        <LightMark light={LIGHT[match.report]} />
        {t(`round.state.${match.report}`)}
      </span>
      <small>
        {match.readAt
          ? t('round.readAt', { time: moment(match, match.readAt) })
          : match.report === 'unknown'
            ? null
            : t('round.dueAt', { time: moment(match, match.dueAt) })}
      </small>
    </State>
  )
  const form = (match: RoundFixture) => {
    const kept = readReport(local?.pitchReports, match.fixture.id)
    return (
      <Form>
        <Button
          size="small"
          aria-label={t(kept ? 'round.continueOf' : 'round.fillOf', { match: name(match) })}
          onClick={() => go({ fixture: match.fixture.id, round: round.from }, false)}
        >
          {t(kept ? 'round.continue' : 'round.fill')}
        </Button>
        {kept && <small>{t('round.kept')}</small>}
      </Form>
    )
  }
  const columns: Column<RoundFixture>[] = [
    {
      id: 'at',
      header: t('round.kickOff'),
      phone: 'below',
      sortBy: ({ fixture }) => fixture.startDate,
      cell: (match) => moment(match, match.fixture.startDate),
    },
    {
      id: 'match',
      header: t('round.match'),
      phone: 'title',
      sortBy: name,
      cell: (match) => isolated(name(match)),
    },
    {
      id: 'pitch',
      header: t('round.pitch'),
      phone: 'line',
      sortBy: ({ pitch }) => pitch?.pitch.name ?? null,
      cell: ({ pitch }) => (pitch ? isolated(pitch.pitch.name) : t('round.state.unknown')),
    },
    {
      id: 'report',
      header: t('round.report'),
      phone: 'line',
      sortBy: ({ report }) => STATES.indexOf(report),
      cell: state,
    },
    { id: 'form', header: t('round.form'), phone: 'line', cell: form },
  ]
  const counts = reportCounts(rows)
  const step = (by: -1 | 1) => {
    const next = office.rounds[at + by]
    if (next) go({ round: next.from })
  }
  return (
    <>
      <OfficeTools office={office} choices={choices} />
      <UnreadClubs office={office} />
      <Head>
        <IconButton label={t('round.earlier')} aria-disabled={at === 0} onClick={() => step(-1)}>
          <Glyph name="back" />
        </IconButton>
        <h2>{roundName(round)}</h2>
        <IconButton
          label={t('round.later')}
          aria-disabled={at === office.rounds.length - 1}
          onClick={() => step(1)}
        >
          <Glyph name="forward" />
        </IconButton>
        <Counts>
          {STATES.filter((one) => counts[one] > 0).map((one) => (
            <li key={one}>
              <LightMark light={LIGHT[one]} />
              {t(`round.counts.${one}`, { count: counts[one] })}
            </li>
          ))}
        </Counts>
      </Head>
      <DataTable
        caption={roundName(round)}
        hideCaption
        columns={columns}
        rows={rows}
        rowId={({ fixture }) => fixture.id}
      />
      {rows.length === 0 && (
        <EmptyState title={t('noMatch')} action={<Button onClick={clear}>{t('clear')}</Button>} />
      )}
      <Note>{t('round.what')}</Note>
      <Note>{t('round.device')}</Note>
    </>
  )
}

/** Clubs whose matches nobody knows: no round is without them, nor are its counts complete. */
function UnreadClubs({ office }: { office: Office }) {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  const unread = office.clubs.filter(({ status }) => status === 'failed')
  if (unread.length === 0) return null
  const again = () => {
    for (const { club } of unread) office.retry(club.id)
  }
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={again}>
          {t('table.retry')}
        </Button>
      }
    >
      {t('round.unread', { clubs: format.list(unread.map(({ club }) => club.name ?? '')) })}
    </Notice>
  )
}

const isolated = (text: string) => <bdi>{text}</bdi>

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding-block-end: 8px;

  > h2 {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  list-style: none;

  > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`
const State = styled.span`
  display: grid;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-weight: 500;
  }
  > small {
    padding-inline-start: 18px;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${stacked} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;

    > small {
      padding: 0;
    }
  }
  &[data-state='missing'] > span {
    color: ${token('red')};
  }
  &[data-state='late'] > span {
    color: ${token('amber-deep')};
  }
`
const Form = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;

  ${stacked} {
    margin-block-start: 4px;
  }

  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Note = styled.p`
  padding-block-start: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
