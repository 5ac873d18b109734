import type { Club, ClubPitch } from './clubs.ts'
import { people, sectionsOf, withSections } from './ground.ts'

const id = 'heartland'
const latitude = 38.93
const longitude = -94.66

const pitches: ClubPitch[] = [1, 2, 3, 4].map((n) =>
  withSections({
    id: `field-${n}`,
    name: `Field ${n}`,
    kind: 'training' as const,
    surface: n === 4 ? ('hybrid' as const) : ('natural' as const),
    species: n < 3 ? ['Cynodon dactylon'] : ['Poa pratensis', 'Lolium perenne'],
    mowingHeight: n < 3 ? 22 : 38,
    length: 110,
    width: 68.6,
    latitude: latitude + n * 0.001,
    longitude,
    bearing: n % 2 === 0 ? 90 : 2,
    stands: [],
    undersoilHeating: false,
    irrigation: true,
    growLights: false,
    teamIds: ['heartland-girls', 'heartland-boys'],
  }),
)

/** A complex that only measures its fields, in imperial units. */
export const heartland: Club = {
  id,
  company: {
    id,
    name: 'Heartland Soccer Complex',
    isLeagueAdmin: false,
    measurementsOnly: true,
    country: 'US',
    region: 'US',
    timeZone: 'America/Chicago',
    unitSystem: 'imperial',
    sport: 'football',
    latitude,
    longitude,
    allowedActivityNames: [
      'mowing',
      'irrigation',
      'aeration',
      'overseeding',
      'fieldMeasurements',
      'training',
      'match',
      'lineMarking',
      'maintenance',
      'generalPitch',
      'generalNonePitch',
    ],
  },
  site: 'kansasCity',
  altitude: 307,
  pitches,
  sections: sectionsOf(pitches),
  users: people(id, 'heartland-soccer.example', 'imperial', [
    ['Dana Miller', 'staff', 'en-US'],
    ['Luis Ortega', 'staff', 'en-US'],
    ['Grace Howell', 'staff', 'en-US'],
  ]),
  teams: [
    { id: 'heartland-girls', name: 'Girls U15', pitchIds: ['field-1', 'field-2'] },
    { id: 'heartland-boys', name: 'Boys U17', pitchIds: ['field-3', 'field-4'] },
  ],
}
