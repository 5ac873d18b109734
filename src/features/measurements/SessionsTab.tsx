import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentAt } from '@/api/sentAt'
import { useGetUsersQuery } from '@/api/identity'
import { countBands, limitsFor, seasonOf } from '@/domain/bands'
import { useGetLocalDataQuery } from '@/api/localData'
import { MEASUREMENT_METRICS } from '@/domain/fieldMeasurement'
import { alsoRead, cellValues, onlyCells, type Reading, sessionsByDay } from '@/domain/fieldSessions'
import { gridStatistics } from '@/domain/measurement'
import { isMetric } from '@/domain/metricQuantity'
import type { Pitch, Section } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { shareText } from '@/i18n/shareText'
import { dayHeading } from '@/i18n/moments'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { phone } from '@/ui/media'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { meanText, spreadText } from './metricText'
import { type Board, useBoard } from './useBoard'

type SessionsTabProps = {
  pitch: Pitch
  /** The part of the pitch that is looked at; undefined for the whole. */
  section: Section | undefined
  sections: readonly Section[]
  readOnly: boolean
}

/** Days drawn at first, and by each press on "show more". */
const DAYS_SHOWN = 20

/** Every session of a metric by day: what was found, who measured, what else was read. One opens, two are compared. */
export function SessionsTab({ pitch, section }: SessionsTabProps) {
  const { t } = useTranslation('grid')
  const board = useBoard(pitch, section)
  return (
    <QueryState
      query={board.whole}
      skeleton={<Skeleton count={6} />}
      empty={{ when: () => board.readings.length === 0, title: t('sessions.empty') }}
    >
      {() => <Listed key={board.metric} pitch={pitch} board={board} />}
    </QueryState>
  )
}

function Listed({ pitch, board }: { pitch: Pitch; board: Board }) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const [limit, setLimit] = useState(DAYS_SHOWN)
  const [chosen, setChosen] = useState<readonly Id[]>([])
  const metrics = MEASUREMENT_METRICS.filter((metric) => board.readings.some((one) => one.metric === metric))
  const days = sessionsByDay(board.sessions, format.timeZone)
  const [later, earlier] = board.sessions.filter(({ id }) => chosen.includes(id))
  const toggle = (id: Id) =>
    // A third takes the place of the first that was chosen.
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2))
  const show = (act: () => void) => {
    act()
    // On a phone the board stands above the list, out of sight.
    document.getElementById('board')?.focus()
  }
  return (
    <List>
      <Tools>
        <Which>
          <SelectField
            label={t('sessions.metric')}
            hideLabel
            size="small"
            options={metrics.map((metric) => ({ id: metric, label: t(`board.metrics.${metric}.name`) }))}
            value={board.metric}
            onChange={(metric) => isMetric(metric) && board.showMetric(metric)}
          />
        </Which>
        <Button
          size="small"
          disabled={!later || !earlier}
          onClick={() => later && earlier && show(() => board.compareTwo(later, earlier))}
        >
          {t('sessions.compare')}
        </Button>
        <Provenance
          title={t('sessions.title')}
          text={t('sessions.what')}
          formula={t('bands.formula')}
          origin="backend"
          at={sentAt(board.whole)}
        />
      </Tools>
      {days.length === 0 && <p>{t('sessions.emptyMetric')}</p>}
      {days.slice(0, limit).map(([day, sessions]) => {
        const heading = dayHeading(day, board.today, format)
        return (
          <section key={day} aria-label={format.day(day, 'full')}>
            <Day>
              {heading.name}{' '}
              <span>{day.slice(0, 4) === board.today.slice(0, 4) ? heading.date : format.day(day)}</span>
            </Day>
            <Rows>
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  pitch={pitch}
                  board={board}
                  day={day}
                  session={session}
                  chosen={chosen.includes(session.id)}
                  onChoose={() => toggle(session.id)}
                  onOpen={() => show(() => board.showSession(session.id))}
                />
              ))}
            </Rows>
          </section>
        )
      })}
      {days.length > limit && (
        <Button size="small" onClick={() => setLimit(limit + DAYS_SHOWN)}>
          {t('sessions.more')}
        </Button>
      )}
      {board.future > 0 && <Quiet>{t('sessions.future', { count: board.future })}</Quiet>}
    </List>
  )
}

type SessionRowProps = {
  pitch: Pitch
  board: Board
  day: string
  session: Reading
  chosen: boolean
  onChoose: () => void
  onOpen: () => void
}

function SessionRow({ pitch, board, day, session, chosen, onChoose, onOpen }: SessionRowProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const { data: users } = useGetUsersQuery()
  const { data: local } = useGetLocalDataQuery()
  const { metric } = session
  const place = { pitchId: pitch.id, metric, season: seasonOf(day, pitch.latitude) }
  const { limits } = limitsFor(local?.bands, place)
  const statistics = gridStatistics(onlyCells(session.values, board.cells))
  const counts = countBands(cellValues(session.values, board.cells), limits)
  const measured = counts.low + counts.within + counts.high
  const who = users?.find(({ id }) => id === session.measuredBy)
  const others = alsoRead(board.readings, session).map((one) => t(`board.metrics.${one.metric}.name`))
  const time = format.time(session.measuredAt)
  return (
    <Row
      lead={<Check label={t('sessions.choose', { time })} checked={chosen} onChange={onChoose} />}
      leadWidth="28px"
      selected={session.id === board.session?.id}
      onPress={onOpen}
      title={
        statistics
          ? t('sessions.line', {
              time,
              mean: meanText(statistics.mean, metric, format),
              sd: spreadText(statistics, metric, format),
            })
          : t('sessions.lineNone', { time })
      }
      meta={
        <>
          {who && <bdi>{who.fullName}</bdi>}
          {who && ' · '}
          {t('sessions.cells', { count: measured })}
          {others.length > 0 && ` · ${t('sessions.also', { metrics: format.list(others) })}`}
        </>
      }
      end={
        measured > 0 && (
          <Share>
            <b>{shareText(counts.within / measured, format)}</b>
            <span>{t('sessions.inTarget')}</span>
          </Share>
        )
      }
    />
  )
}

function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <Above>
      <Checkbox label={null} aria-label={label} checked={checked} onChange={onChange} />
    </Above>
  )
}

const List = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  > section {
    inline-size: 100%;
    min-inline-size: 0;
  }
`
const Tools = styled.div`
  justify-self: stretch;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-block-start: 12px;
`
/* Gives way before what stands beside it falls to another line. */
const Which = styled.div`
  flex: 1 1 120px;
  max-inline-size: 208px;
`
const Day = styled.h3`
  font: 600 ${token('t-14')} ${token('font')};
  padding-block-end: 4px;

  > span {
    font-weight: 400;
    color: ${token('ink-2')};
  }
`
const Above = styled.span`
  position: relative;
  z-index: 1;

  @media print {
    display: none;
  }
`
const Share = styled.span`
  display: grid;
  justify-items: end;

  b {
    font-weight: 600;
  }
  span {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${phone} {
    font: 400 ${token('t-14')} ${token('font')};
  }
`
