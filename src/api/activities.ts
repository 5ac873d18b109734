import { type Activity, activity, type NewActivity } from '@/domain/activity'
import { type ActivityConfiguration, activityConfiguration } from '@/domain/activityConfiguration'
import { type Fixture, fixture } from '@/domain/fixture'
import { type SuggestedActivity, suggestedActivity } from '@/domain/suggestedActivity'
import { type Id, listOf, writeInstant } from '@/domain/wire'
import * as v from 'valibot'
import { answers, api, keeps, onceSent } from './api'
import type { CallError } from './http/query'
import { paths } from './paths'
import { type Period, periodQuery } from './period'
import { changeLists, shownAtOnce } from './shownAtOnce'

/** Instants go out without a zone (contract.md). */
const toWire = <T extends { startDate: string; endDate: string }>(body: T): T => ({
  ...body,
  startDate: writeInstant(body.startDate),
  endDate: writeInstant(body.endDate),
})

/** One activity, or all of a series. */
const created = v.union([
  v.pipe(
    activity,
    v.transform((one) => [one]),
  ),
  listOf(activity),
])

const lists = { name: 'getActivities', keyOf: ({ id }: Activity) => id }
const withRow = (one: Activity) => (rows: readonly Activity[]) =>
  rows.map((row) => (row.id === one.id ? one : row))

const activities = api.injectEndpoints({
  endpoints: (build) => ({
    getActivities: build.query<Activity[], Period>({
      query: (period) => ({
        url: paths.activities,
        params: { ...periodQuery(period), ordering: '-start_date' },
      }),
      ...answers(listOf(activity)),
      providesTags: ['Activity'],
    }),
    /** `key` is the act's own: the same key never creates twice (contract.md). */
    addActivity: build.mutation<Activity[], { activity: NewActivity; key: string }>({
      query: ({ activity: body, key }) => ({
        url: paths.activities,
        method: 'POST',
        body: toWire(body),
        headers: { 'Idempotency-Key': key },
      }),
      ...keeps('addActivity', created),
      invalidatesTags: onceSent('Activity', 'Supply', 'Equipment', 'Turf', 'Suggestion'),
    }),
    saveActivity: build.mutation<Activity, Activity>({
      // Spec §5: without an id there is nothing to update.
      queryFn: (body, _api, _options, send) =>
        body.id
          ? (send({ url: paths.activity(body.id), method: 'PUT', body: toWire(body) }) as never)
          : { error: { status: 'CUSTOM_ERROR', error: 'Activity ID is required' } as CallError },
      ...keeps('saveActivity', activity),
      // On screen at once; back as it was when the backend refuses. What it answers carries the new stamp, without which
      // the next change would look like one of an older copy.
      onQueryStarted: async (changed, lifecycle) => {
        const answer = await shownAtOnce(lifecycle, lists, withRow(changed))
        if (answer) changeLists(lifecycle, lists, withRow(answer))
      },
      invalidatesTags: onceSent('Activity', 'Supply', 'Equipment', 'Turf', 'Suggestion'),
    }),
    removeActivity: build.mutation<null, { id: Id; recurring?: boolean }>({
      query: ({ id, recurring }) => ({
        url: paths.activity(id),
        method: 'DELETE',
        ...(recurring ? { params: { recurring: true } } : {}),
      }),
      ...keeps('removeActivity'),
      invalidatesTags: onceSent('Activity', 'Supply', 'Equipment', 'Turf', 'Suggestion'),
    }),
    getActivityConfiguration: build.query<ActivityConfiguration[], void>({
      query: () => paths.activityConfiguration,
      ...answers(listOf(activityConfiguration)),
      // Most pages need the names of the types at most: the dictionary comes when a configuration does.
      transformResponse: async (rows: ActivityConfiguration[]) => {
        const { withDictionary } = await import('@/domain/fieldDictionary')
        return rows.map(withDictionary)
      },
      keepUnusedDataFor: 3600,
    }),
    getSuggestedActivities: build.query<SuggestedActivity[], void>({
      query: () => paths.suggestedActivities,
      ...answers(listOf(suggestedActivity)),
      providesTags: ['Suggestion'],
    }),
    getFixtures: build.query<Fixture[], Period>({
      query: (period) => ({ url: paths.events, params: periodQuery(period) }),
      ...answers(listOf(fixture)),
    }),
  }),
})

export const {
  useGetActivitiesQuery,
  useAddActivityMutation,
  useSaveActivityMutation,
  useRemoveActivityMutation,
  useGetActivityConfigurationQuery,
  useGetSuggestedActivitiesQuery,
  useGetFixturesQuery,
} = activities
export const activityEndpoints = activities.endpoints
