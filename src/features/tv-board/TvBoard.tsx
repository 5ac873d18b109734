import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import { outlookOf } from '@/domain/weatherOutlook'
import { useFormat } from '@/i18n/format'
import { duration } from '@/i18n/moments'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { token } from '@/ui/tokens'
import { BoardHead } from './BoardHead'
import { BoardMessage } from './BoardMessage'
import { boardPeople } from './boardRows'
import { BoardSkeleton } from './BoardSkeleton'
import { closuresToday, pitchState } from './closures'
import { ControlBar } from './ControlBar'
import { PeopleTable } from './PeopleTable'
import { PITCHES_AT_ONCE, PitchStrip } from './PitchStrip'
import { RailFixtures } from './RailFixtures'
import { RailLists } from './RailLists'
import { RailWeather } from './RailWeather'
import { SafetyLine } from './SafetyLine'
import { DESIGN, HEIGHT, NARROW, narrow, type, u } from './scale'
import { useTvOptions } from './tvOptions'
import { useAlone } from './useAlone'
import { useAwake } from './useAwake'
import { useBoardData } from './useBoardData'
import { useJobLines } from './useJobLines'
import { useMinute } from './useMinute'
import { useProblemLines } from './useProblemLines'
import { useSafetySentences } from './useSafetySentences'
import { useTurns } from './useTurns'
import { useViewport } from './useViewport'
import { useWakeLock } from './useWakeLock'

const BoardOptions = lazyPart(() => import('./BoardOptions'), 'BoardOptions')

const MOST_FIXTURES = 3
const MOST_PROBLEMS = 4

/** The day on the wall of the shed (F17, F18): who does what, what the weather allows, what is played, what is wrong. */
export function TvBoard() {
  const { t } = useTranslation(['tv', 'common'])
  const format = useFormat()
  const { timeZone } = format
  const [board, setBoard] = useState<HTMLElement | null>(null)
  const [pausedSince, setPausedSince] = useState<Date | null>(null)
  const [choosing, setChoosing] = useState(false)
  const [options, changeOptions] = useTvOptions()
  const now = useMinute()
  const today = dayAtGround(now, timeZone)
  const paused = pausedSince !== null
  const data = useBoardData(today, now, paused)
  const awake = useAwake(board, choosing)
  const [turn, onTurn] = useTurns(options.pageSeconds, paused || awake)
  useAlone(board)
  useWakeLock()

  const people = boardPeople({ ...data, today, timeZone })
  const rows = options.idle ? people.rows : people.rows.filter(({ open, done }) => open.length + done > 0)
  const nothing = people.rows.every(({ open, done }) => open.length + done === 0)
  const secondLanguage = options.secondLanguage
  const lines = useJobLines({ data, now, today, notes: options.notes, secondLanguage })
  const problems = useProblemLines(data, now, today)
  const closures = closuresToday(data.activities, { ...data, today, now, timeZone })
  const sentences = useSafetySentences(data, closures, now, today)
  const outlook = outlookOf(data.weather?.hourly ?? [], now, data.place)
  const clock = (time: number | Date | undefined) =>
    time === undefined ? undefined : format.time(toInstant(time))

  const { rowHeight, perPage } = usePlan(rows.length, options.pitches, secondLanguage !== null)
  const grounds = pageOf(data.pitches, PITCHES_AT_ONCE, turn)
  const pages = nothing ? 1 : Math.max(1, Math.ceil(rows.length / perPage))
  const rail = options.weather || options.fixtures || options.problems || options.off
  const updated = clock(data.updated)
  const age = pausedSince
    ? t('paused', { time: clock(pausedSince) })
    : updated === undefined
      ? t('never')
      : t('updated', { time: updated })
  const stale =
    data.stale && data.updated !== undefined
      ? t('stale', { age: duration((now.getTime() - data.updated) / 60_000, format), time: updated })
      : undefined

  return (
    <Board
      ref={setBoard}
      className="on-ink"
      data-idle={!awake || undefined}
      data-rail={rail || undefined}
      style={{ '--row': rowHeight }}
    >
      <Global styles={paper} />
      <BoardHead
        today={today}
        time={format.time(toInstant(now))}
        outlook={options.weather ? outlook : undefined}
        stale={stale}
      />
      <People>
        {!data.there ? (
          data.failed ? (
            <BoardMessage title={t('failed.title')} text={t('failed.text')}>
              <Button onClick={data.refresh}>{t('error.retry', { ns: 'common' })}</Button>
            </BoardMessage>
          ) : (
            <BoardSkeleton rows={Math.min(10, perPage)} />
          )
        ) : people.count === 0 ? (
          <BoardMessage title={t('people.empty')} text={t('people.emptyText')} />
        ) : people.rows.length === 0 ? (
          <BoardMessage title={t('people.nobodyHere')} />
        ) : nothing ? (
          <BoardMessage title={t('people.nothing')} text={t('people.nothingText')} />
        ) : (
          <PeopleTable
            {...{ people, rows, perPage, lines, now, secondLanguage }}
            isOffKnown={data.known.off && !data.isNonWorking}
            page={turn % pages}
            following={options.following}
          />
        )}
        {options.pitches && data.known.closures && data.known.fixtures && data.pitches.length > 0 && (
          <PitchStrip
            today={today}
            pitches={grounds.map((pitch) => ({
              pitch,
              state: pitchState(pitch, { ...data, closures, now }),
            }))}
          />
        )}
      </People>
      {rail && (
        <Rail>
          {options.weather && (
            <RailWeather outlook={outlook} current={data.weather?.current} since={clock(data.weatherFrom)} />
          )}
          {options.fixtures && (
            <RailFixtures
              {...data}
              {...{ now, today }}
              homePitchId={data.home?.id}
              most={MOST_FIXTURES}
              since={clock(data.fixturesFrom)}
            />
          )}
          {(options.problems || options.off) && (
            <RailLists
              problems={options.problems ? problems : undefined}
              mostProblems={MOST_PROBLEMS}
              off={options.off ? people.off : undefined}
              known={data.known}
              isNonWorking={data.isNonWorking}
            />
          )}
        </Rail>
      )}
      <SafetyLine
        known={data.known.closures}
        {...{ sentences, turn, age }}
        text={options.safety}
        stale={data.stale || paused}
      />
      <ControlBar
        shown={awake}
        paused={paused}
        onPause={() => setPausedSince(paused ? null : new Date())}
        pages={pages}
        page={turn % pages}
        onTurn={onTurn}
        onOptions={() => setChoosing(true)}
      />
      {choosing && (
        <Suspense>
          <BoardOptions open onClose={() => setChoosing(false)} options={options} onChange={changeOptions} />
        </Suspense>
      )}
    </Board>
  )
}

/** What is shown at a turn, in pages of equal length. */
function pageOf<T>(all: readonly T[], atOnce: number, turn: number): readonly T[] {
  const pages = Math.max(1, Math.ceil(all.length / atOnce))
  const length = Math.ceil(all.length / pages)
  const first = (turn % pages) * length
  return all.slice(first, first + length)
}

/**
 * How many rows stand on a page, and how high each is. Rows that do not fit are parted evenly: eleven people are six and
 * five, not ten and a page for one.
 */
function usePlan(count: number, pitches: boolean, second: boolean): { rowHeight: string; perPage: number } {
  const { width, height } = useViewport()
  const least = HEIGHT.row + (second ? HEIGHT.secondLine : 0)
  if (width < NARROW) return { rowHeight: u(least), perPage: Number.MAX_SAFE_INTEGER }
  const unit = Math.min(width / DESIGN.width, height / DESIGN.height)
  const taken = HEIGHT.head + HEIGHT.foot + HEIGHT.columns + (pitches ? HEIGHT.pitches : 0)
  const most = Math.max(1, Math.floor((height / unit - taken) / least))
  const pages = Math.ceil(count / most)
  const perPage = pages > 1 ? Math.ceil(count / pages) : most
  return { rowHeight: `calc((100dvh - ${u(taken)}) / ${perPage})`, perPage }
}

const paper = css`
  @page {
    size: A3 landscape;
    margin: 8mm;
  }
`
const Board = styled.div`
  --u: min(100vw / ${DESIGN.width}, 100dvh / ${DESIGN.height});
  position: fixed;
  z-index: 50;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: ${u(HEIGHT.head)} minmax(0, 1fr) ${u(HEIGHT.foot)};
  overflow: hidden;
  background: ${token('paper')};
  color: ${token('ink')};
  font: ${type(400, 28, 36)};

  &[data-rail] {
    grid-template-columns: minmax(0, 1fr) ${u(504)};
  }
  &[data-idle] {
    cursor: none;
  }
  ${narrow} {
    --u: 0.6px;
    display: block;
    overflow: auto;
    padding-block-end: 96px;
  }
  @media print {
    --row: ${u(96)} !important;
    --u: min(100vw / ${DESIGN.width}, 100vh / ${DESIGN.height});
    position: static;
    block-size: auto;
    overflow: visible;
    color-scheme: light;
    --ink: black;
    --ink-2: black;
    --paper: white;
    --mist: white;
    --mint: white;
    --mint-2: white;
    --line: black;
    --line-2: lightgray;
    --ctl: black;
    --green: black;
    --on-green: white;
    --band: black;
    --red: black;
    --amber: black;
    --amber-deep: black;
    --amber-tint: white;
    --blue: black;
    --blue-fill: gray;
    --fixture: white;
    --nodata-bg: white;
    --on-fixture: black;
  }
`
const People = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-block-size: 0;
  padding-inline-start: ${u(40)};

  ${narrow} {
    padding-inline: ${u(40)};
  }
`
const Rail = styled.aside`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${u(16)};
  min-block-size: 0;
  overflow: hidden;
  padding-block: ${u(20)} ${u(16)};
  padding-inline: ${u(32)} ${u(40)};
  border-inline-start: max(1px, ${u(2)}) solid ${token('line')};

  h2 {
    display: flex;
    justify-content: space-between;
    margin-block-end: ${u(8)};
    font: ${type(500, 28, 36)};
    color: ${token('ink-2')};
  }
  h2 em {
    color: ${token('amber-deep')};
  }
  section > p {
    color: ${token('ink-2')};
  }
  ${narrow} {
    border: 0;
    gap: ${u(40)};
    padding-inline: ${u(40)};
  }
`
