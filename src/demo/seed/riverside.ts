import { ACTIVITY_NAMES } from '../../domain/activityName.ts'
import type { Team } from '../../domain/feedback.ts'
import type { Club, ClubPitch } from './clubs.ts'
import { people, sectionsOf, withSections } from './ground.ts'

const id = 'riverside-fc'
const latitude = 51.48
const longitude = -0.22

/** The n-th training pitch of the club. */
export const trainingPitch = (n: number, bearing: number, more: Partial<ClubPitch> = {}): ClubPitch =>
  withSections({
    id: `training-${n}`,
    name: `Training ${n}`,
    kind: 'training' as const,
    surface: 'natural' as const,
    species: ['Lolium perenne', 'Poa pratensis'],
    mowingHeight: 28,
    length: 100,
    width: 64,
    latitude: latitude + 0.012 + (n % 3) * 0.001,
    longitude: longitude - 0.008 + Math.floor(n / 3) * 0.0016,
    bearing,
    stands: [],
    undersoilHeating: false,
    irrigation: true,
    growLights: false,
    teamIds: [],
    ...more,
  })

const pitches: ClubPitch[] = [
  withSections({
    id: 'stadium',
    name: 'Stadium',
    kind: 'stadium' as const,
    surface: 'hybrid' as const,
    species: ['Lolium perenne'],
    mowingHeight: 26,
    length: 105,
    width: 68,
    latitude,
    longitude,
    bearing: 8,
    stands: [
      { side: 'west' as const, height: 27, distance: 9 },
      { side: 'south' as const, height: 21, distance: 8 },
      { side: 'east' as const, height: 18, distance: 8 },
      { side: 'north' as const, height: 21, distance: 8 },
    ],
    undersoilHeating: true,
    irrigation: true,
    growLights: true,
    teamIds: ['first-team', 'women'],
  }),
  trainingPitch(1, 4, {
    surface: 'hybrid',
    mowingHeight: 26,
    length: 105,
    width: 68,
    undersoilHeating: true,
    teamIds: ['first-team'],
  }),
  trainingPitch(2, 4, { teamIds: ['u18', 'u16'] }),
  trainingPitch(3, 176, { teamIds: ['women'] }),
  trainingPitch(4, 94, { teamIds: ['u16'] }),
  trainingPitch(5, 94, { teamIds: ['u21'] }),
  trainingPitch(6, 12, { length: 90, width: 58, teamIds: ['u16', 'u18'], irrigation: false }),
]

const teams: Team[] = [
  { id: 'first-team', name: 'First team', pitchIds: ['training-1', 'stadium'] },
  { id: 'women', name: 'Women', pitchIds: ['training-3', 'stadium'] },
  { id: 'u21', name: 'U21', pitchIds: ['training-5'] },
  { id: 'u18', name: 'U18', pitchIds: ['training-2'] },
  { id: 'u16', name: 'U16', pitchIds: ['training-4', 'training-2'] },
]

/** Which teams an outside role belongs to. */
export const TEAMS_OF_PERSON: Readonly<Record<string, readonly string[]>> = {
  'rachel-okafor': ['first-team'],
  'luca-moretti': ['u18'],
  'pete-doyle': ['first-team', 'u21', 'u18'],
}

/** A professional club with a stadium and six training pitches. */
export const riverside: Club = {
  id,
  company: {
    id,
    name: 'Riverside FC',
    isLeagueAdmin: false,
    measurementsOnly: false,
    country: 'GB',
    timeZone: 'Europe/London',
    unitSystem: 'metric',
    sport: 'football',
    latitude,
    longitude,
    allowedActivityNames: [...ACTIVITY_NAMES],
  },
  site: 'london',
  altitude: 25,
  pitches,
  sections: sectionsOf(pitches),
  users: [
    ...people(id, 'riverside-fc.example', 'metric', [
      ['Marta Kovač'],
      ['Owen Price'],
      ['Aisha Rahman'],
      ['Tom Bellamy'],
      ['Jonas Weber', 'staff', 'de'],
      ['Priya Nair'],
      ['Callum Reid'],
      ['Elena Petrova'],
      ['Samir Haddad'],
      ['Diego Santos', 'staff', 'pt'],
      ['Freya Lund'],
      ['Ben Hartley'],
      ['Rachel Okafor', 'coach'],
      ['Luca Moretti', 'coach', 'it'],
      ['Pete Doyle', 'kitman'],
    ]),
    ...people(id, 'riverside-fc.example', 'metric', [['Nia Starling']]).map((starter) => ({
      ...starter,
      id: 'new-starter',
      email: 'new.starter@riverside-fc.example',
      tosAccepted: false,
    })),
  ],
  teams,
}
