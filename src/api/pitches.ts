import {
  type LatestActivity,
  latestActivity,
  type Pitch,
  pitch,
  type PitchPreferences,
  type Section,
  section,
} from '@/domain/pitch'
import { type Id, listOf } from '@/domain/wire'
import { answers, api } from './api'
import { paths } from './paths'
import { sortedByName } from './sortedByName'

const pitches = api.injectEndpoints({
  endpoints: (build) => ({
    getPitches: build.query<Pitch[], void>({
      query: () => paths.pitches,
      ...answers(listOf(pitch)),
      transformResponse: sortedByName<Pitch>,
      providesTags: ['Pitch'],
    }),
    getPitch: build.query<Pitch, Id>({
      query: (id) => paths.pitch(id),
      ...answers(pitch),
      providesTags: ['Pitch'],
    }),
    savePitchPreferences: build.mutation<null, { pitchId: Id; preferences: PitchPreferences }>({
      query: ({ pitchId, preferences }) => ({
        url: paths.pitchPreferences(pitchId),
        method: 'PUT',
        body: { preferences },
      }),
      invalidatesTags: ['Pitch', 'Suggestion'],
    }),
    getSections: build.query<Section[], void>({
      query: () => paths.sections,
      ...answers(listOf(section)),
      transformResponse: sortedByName<Section>,
      providesTags: ['Pitch'],
    }),
    getLatestActivities: build.query<LatestActivity[], void>({
      query: () => paths.latestActivities,
      ...answers(listOf(latestActivity)),
      providesTags: ['Activity'],
    }),
  }),
})

export const {
  useGetPitchesQuery,
  useLazyGetPitchesQuery,
  useGetPitchQuery,
  useSavePitchPreferencesMutation,
  useGetSectionsQuery,
  useGetLatestActivitiesQuery,
} = pitches
export const pitchEndpoints = pitches.endpoints
