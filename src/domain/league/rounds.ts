import { byCode } from '../../lib/byCode.ts'
import { DAY_MS } from '../../lib/durations.ts'
import type { Fixture } from '../fixture.ts'
import { dayAtGround, daysBetween } from '../groundTime.ts'
import type { Day, Id, Instant } from '../wire.ts'
import { type ClubRow, type LeagueClub, type PitchRow, zoneOf } from './officeRows.ts'

/** Matches further apart than this belong to different rounds. */
const GAP_DAYS = 2
/** A pitch report is made of readings of the last days before the match. */
const READ_DAYS = 4
/** It is due a day before kick-off. */
const DUE_MS = 24 * 3_600_000

/** Received in time, received after it was due, not there though due, not due yet, or unknown. */
export type ReportState = 'received' | 'late' | 'missing' | 'awaited' | 'unknown'
export type RoundFixture = {
  fixture: Fixture
  club: LeagueClub
  pitch: PitchRow | undefined
  dueAt: Instant
  report: ReportState
  /** When the readings were made that count as its report. */
  readAt: Instant | undefined
}
/** Matches that are played within a few days of each other. */
export type Round = { from: Day; to: Day; fixtures: readonly RoundFixture[] }

/**
 * The league's matches by round, the earliest first. The contract knows no number of a round and no report as a thing of
 * its own: a round is matches with no more than two days between them, and a report is received when the pitch was read within four
 * days before kick-off. It is late when that was less than a day before.
 */
export function roundsOf(
  clubs: readonly ClubRow[],
  fixturesOf: (club: Id) => readonly Fixture[],
  options: { now: Date; timeZone: string },
): Round[] {
  const matches = clubs
    .flatMap(({ club, pitches }) =>
      fixturesOf(club.id)
        .filter(({ kind }) => kind === 'match')
        .map((fixture) => ({
          day: dayAtGround(fixture.startDate, zoneOf(club, options.timeZone)),
          match: roundFixture(fixture, club, pitches, options.now),
        })),
    )
    .toSorted((a, b) => byCode(a.match.fixture.startDate, b.match.fixture.startDate))
  const rounds: { from: Day; to: Day; fixtures: RoundFixture[] }[] = []
  for (const { day, match } of matches) {
    const last = rounds.at(-1)
    if (last && daysBetween(last.to, day) <= GAP_DAYS) {
      last.fixtures.push(match)
      last.to = day > last.to ? day : last.to
    } else rounds.push({ from: day, to: day, fixtures: [match] })
  }
  return rounds
}

function roundFixture(
  fixture: Fixture,
  club: LeagueClub,
  pitches: readonly PitchRow[],
  now: Date,
): RoundFixture {
  const pitch = pitches.find((one) => one.pitch.id === fixture.pitchId)
  const start = Date.parse(fixture.startDate)
  const due = start - DUE_MS
  const readAt = pitch?.readings.rounds
    .filter((at) => Date.parse(at) <= start && Date.parse(at) > start - READ_DAYS * DAY_MS)
    // The first reading that came in time, else the first at all: it says when there was a report.
    .toSorted()[0]
  const report: ReportState =
    !pitch || !pitch.readings.readings
      ? 'unknown'
      : readAt !== undefined
        ? Date.parse(readAt) <= due
          ? 'received'
          : 'late'
        : now.getTime() < due
          ? 'awaited'
          : 'missing'
  return { fixture, club, pitch, dueAt: new Date(due).toISOString().slice(0, 19) + 'Z', report, readAt }
}

/** The round of an address, else the one that is on or comes next, else the last. */
export function roundAt(rounds: readonly Round[], from: Day | undefined, today: Day): Round | undefined {
  return (
    (from === undefined ? undefined : rounds.find((round) => round.from === from)) ??
    rounds.find(({ to }) => to >= today) ??
    rounds.at(-1)
  )
}

/** Counts by state of report. */
export function reportCounts(fixtures: readonly RoundFixture[]): Record<ReportState, number> {
  const counts = { received: 0, late: 0, missing: 0, awaited: 0, unknown: 0 }
  for (const { report } of fixtures) counts[report] += 1
  return counts
}
