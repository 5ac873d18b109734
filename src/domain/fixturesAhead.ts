import { byStart } from './byStart.ts'
import type { Fixture } from './fixture.ts'
import { dayAtGround } from './groundTime.ts'
import type { Id } from './wire.ts'

/** What is being played or still to come, earliest first. */
export const notOver = (fixtures: readonly Fixture[], now: Date): Fixture[] =>
  fixtures.filter(({ endDate }) => Date.parse(endDate) > now.getTime()).sort(byStart)

/** Where and when "today" is, and the pitch whose matches matter most. */
type Here = { now: Date; timeZone: string; homePitchId?: Id | undefined }

/**
 * The few fixtures that decide the day: all that are left today, the next match on the home pitch or else the next one
 * anywhere, and what comes next until there are at least `least`; earliest first.
 */
export function fixturesAhead(
  fixtures: readonly Fixture[],
  { now, timeZone, homePitchId }: Here,
  least = 3,
): Fixture[] {
  const open = notOver(fixtures, now)
  const today = dayAtGround(now, timeZone)
  const chosen = new Set(open.filter(({ startDate }) => dayAtGround(startDate, timeZone) <= today))
  const matches = open.filter(({ kind }) => kind === 'match')
  const match = matches.find(({ pitchId }) => pitchId !== undefined && pitchId === homePitchId) ?? matches[0]
  if (match) chosen.add(match)
  for (const fixture of open) if (chosen.size < least) chosen.add(fixture)
  return [...chosen].sort(byStart)
}

/** The next or present use of each pitch. */
export function nextUses(fixtures: readonly Fixture[], now: Date): Map<Id, Fixture> {
  const uses = new Map<Id, Fixture>()
  for (const fixture of notOver(fixtures, now))
    if (fixture.pitchId !== undefined && !uses.has(fixture.pitchId)) uses.set(fixture.pitchId, fixture)
  return uses
}
