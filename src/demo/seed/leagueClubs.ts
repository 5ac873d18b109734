import { ACTIVITY_NAMES } from '../../domain/activityName.ts'
import type { Club, ClubPitch } from './clubs.ts'
import { people, sectionsOf, slug, withSections } from './ground.ts'
import { LEAGUE_HABITS } from './leagueHabits.ts'

/** Name, ground, number of pitches, long axis, and the people who work there. */
const GROUNDS: readonly [
  name: string,
  latitude: number,
  longitude: number,
  pitches: number,
  bearing: number,
  staff: [string, string],
][] = [
  ['Al Nakheel', 24.71, 46.68, 3, 14, ['Faisal Al Harbi', 'Imran Siddiqui']],
  ['Al Wadi', 24.64, 46.72, 3, 172, ['Khalid Al Otaibi', 'Rajesh Menon']],
  ['Al Rimal', 26.36, 43.98, 2, 6, ['Saad Al Dossari', 'Joseph Mwangi']],
  ['Al Waha', 25.38, 49.59, 2, 28, ['Omar Al Shehri', 'Bilal Chaudhry']],
  ['Al Jabal', 18.22, 42.51, 3, 164, ['Majed Al Ghamdi', 'Arun Pillai']],
  ['Al Sahra', 27.52, 41.69, 2, 2, ['Turki Al Mutairi', 'Samuel Okello']],
  ['Al Marjan', 21.57, 39.18, 2, 11, ['Hassan Al Zahrani', 'Kamal Uddin']],
  ['Al Hisn', 28.39, 36.56, 3, 20, ['Yasir Al Subaie', 'Daniel Fernandes']],
]

/** Eight clubs of one league, over a whole country and far from each other's habits; each has the weather of the same place. */
export const LEAGUE_CLUBS: readonly Club[] = GROUNDS.map(
  ([name, latitude, longitude, count, bearing, staff], n): Club => {
    const id = slug(name)
    const pitches: ClubPitch[] = Array.from({ length: count }, (_, index) =>
      withSections({
        id: `${id}-${index === 0 ? 'stadium' : `training-${index}`}`,
        name: index === 0 ? `${name} Stadium` : `${name} Training ${index}`,
        kind: index === 0 ? ('stadium' as const) : ('training' as const),
        surface: index === 0 && n % 2 === 0 ? ('hybrid' as const) : ('natural' as const),
        species: n % 3 === 0 ? ['Paspalum vaginatum'] : ['Cynodon dactylon', 'Lolium perenne'],
        mowingHeight: LEAGUE_HABITS[id]?.mowingHeight ?? 25,
        length: 105,
        width: 68,
        latitude: latitude + index * 0.001,
        longitude,
        bearing,
        stands:
          index === 0
            ? [
                { side: 'west' as const, height: 16 + n, distance: 12 },
                { side: 'east' as const, height: 12 + n, distance: 12 },
              ]
            : [],
        undersoilHeating: false,
        irrigation: true,
        growLights: false,
        teamIds: [`${id}-first`],
      }),
    )
    return {
      id,
      leagueId: 'premier-league',
      company: {
        id,
        name,
        isLeagueAdmin: false,
        measurementsOnly: false,
        country: 'KSA',
        region: 'KSA',
        timeZone: 'Asia/Riyadh',
        unitSystem: 'metric',
        sport: 'football',
        latitude,
        longitude,
        allowedActivityNames: [...ACTIVITY_NAMES],
      },
      site: 'riyadh',
      altitude: 612,
      pitches,
      sections: sectionsOf(pitches),
      users: people(
        id,
        `${id}.example`,
        'metric',
        staff.map((person) => [person]),
      ),
      teams: [{ id: `${id}-first`, name: 'First team', pitchIds: pitches.map((pitch) => pitch.id) }],
    }
  },
)
