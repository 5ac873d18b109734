import { byStart } from './byStart.ts'
import type { Fixture } from './fixture.ts'
import { addDays, dayAtGround } from './groundTime.ts'
import type { Id } from './wire.ts'

/** What is being played or still to come, earliest first. */
export const notOver = (fixtures: readonly Fixture[], now: Date): Fixture[] =>
  fixtures.filter(({ endDate }) => Date.parse(endDate) > now.getTime()).sort(byStart)

/** Where and when "today" is, and the pitch whose matches matter most. */
type Here = { now: Date; timeZone: string; homePitchId?: Id | undefined }

/**
 * The fixtures that decide the day: all that are left today and tomorrow (product.md, Home), the next match on the home
 * pitch or else the next one anywhere, and what comes next until there are at least `least`; earliest first.
 */
export function fixturesAhead(
  fixtures: readonly Fixture[],
  { now, timeZone, homePitchId }: Here,
  least = 3,
  /** Days after today of which none is left out. */
  days = 1,
): Fixture[] {
  const open = notOver(fixtures, now)
  const until = addDays(dayAtGround(now, timeZone), days)
  const chosen = new Set(open.filter(({ startDate }) => dayAtGround(startDate, timeZone) <= until))
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
