import type { Club } from './clubs.ts'
import { COMMUNITY_TEAMS, type Crew } from './crews.ts'
import { people, sectionsOf } from './ground.ts'
import { riverside, trainingPitch } from './riverside.ts'

const CREWS = 11
const PITCHES_PER_CREW = 3
const PEOPLE_PER_CREW = 4
const FIRST_NAMES = [
  'Alma',
  'Bruno',
  'Carys',
  'Dario',
  'Edith',
  'Felix',
  'Greta',
  'Hugo',
  'Ines',
  'Jakub',
  'Kira',
]
const LAST_NAMES = ['Ashby', 'Brandt', 'Castell', 'Doyle']

const numbered = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

const morePitches = numbered(CREWS * PITCHES_PER_CREW, (n) =>
  trainingPitch(7 + n, [4, 94, 176, 12][n % 4] ?? 4, { teamIds: [`community-${1 + (n % COMMUNITY_TEAMS)}`] }),
)
const morePeople = people(
  riverside.id,
  'riverside-fc.example',
  'metric',
  numbered(CREWS * PEOPLE_PER_CREW, (n): [string] => [
    `${FIRST_NAMES[n % FIRST_NAMES.length]} ${LAST_NAMES[Math.floor(n / FIRST_NAMES.length)]}`,
  ]),
)
const crews = numbered(CREWS, (n): Crew => ({
  pitches: morePitches.slice(n * PITCHES_PER_CREW, (n + 1) * PITCHES_PER_CREW).map(({ id }) => id),
  people: morePeople.slice(n * PEOPLE_PER_CREW, (n + 1) * PEOPLE_PER_CREW).map(({ id }) => id),
}))
const pitches = [...riverside.pitches, ...morePitches]

/** The same club with the pitches of a whole town: 40 of them, 60 people, 50,000 jobs a year. */
export const largeRiverside: Club = {
  ...riverside,
  pitches,
  sections: sectionsOf(pitches),
  users: [...riverside.users, ...morePeople],
  teams: [
    ...riverside.teams,
    ...numbered(COMMUNITY_TEAMS, (n) => {
      const id = `community-${1 + n}`
      return {
        id,
        name: `Community ${1 + n}`,
        pitchIds: morePitches.filter(({ teamIds }) => teamIds?.includes(id)).map((pitch) => pitch.id),
      }
    }),
  ],
  crews,
}
