import type { Fixture } from './fixture.ts'
import { notOver } from './fixturesAhead.ts'
import { addDays, dayAtGround } from './groundTime.ts'
import { homePitch } from './homeGround.ts'
import type { Pitch } from './pitch.ts'
import type { Id } from './wire.ts'

/** So many pitches are looked at closely. */
const MOST = 4
/** Played on within as many days. */
export const SOON_DAYS = 3

/** The pitches whose turf the day looks at: the home pitch and those that are played on next. */
export function watchedPitches(
  pitches: readonly Pitch[],
  play: readonly Fixture[],
  now: Date,
  timeZone: string,
): Id[] {
  const until = addDays(dayAtGround(now, timeZone), SOON_DAYS)
  const played = notOver(play, now)
    .filter(({ startDate }) => dayAtGround(startDate, timeZone) <= until)
    .map(({ pitchId }) => pitchId)
  const known = [homePitch(pitches)?.id, ...played].filter((id) => id !== undefined)
  return [...new Set(known)].filter((id) => pitches.some((pitch) => pitch.id === id)).slice(0, MOST)
}
