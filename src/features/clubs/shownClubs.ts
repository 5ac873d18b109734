import { wantedClubs } from '@/domain/league/officeView'
import type { Office } from './useOffice'
import type { OfficeChoices } from './useOfficeChoice'

/** The clubs that the office's filters leave, each with the pitches that are wanted. */
export function shownClubs(office: Office, choice: OfficeChoices['choice']) {
  const round = office.rounds.find(({ from }) => from === choice.round)
  const inRound =
    choice.round === undefined
      ? undefined
      : new Set(round?.fixtures.flatMap(({ fixture }) => fixture.pitchId ?? []))
  return wantedClubs(office.clubs, { ...choice, inRound })
}
