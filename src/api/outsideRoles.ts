import { type Activity, activity } from '@/domain/activity'
import { type Feedback, feedback, type NewFeedback, type Team, team } from '@/domain/feedback'
import { type Id, listOf } from '@/domain/wire'
import { answers, api, keeps, onceSent } from './api'
import { paths } from './paths'
import { sortedByName } from './sortedByName'
import { type Period, periodQuery } from './period'

const outsideRoles = api.injectEndpoints({
  endpoints: (build) => ({
    getCoachTeams: build.query<Team[], void>({
      query: () => paths.coachTeams,
      ...answers(listOf(team)),
      transformResponse: sortedByName,
    }),
    getCoachActivities: build.query<Activity[], Period>({
      query: (period) => ({ url: paths.coachActivities, params: periodQuery(period) }),
      ...answers(listOf(activity)),
      providesTags: ['Activity'],
    }),
    getMyFeedback: build.query<Feedback[], void>({
      query: () => paths.myFeedback,
      ...answers(listOf(feedback)),
      providesTags: ['Feedback'],
    }),
    getKitmanTeams: build.query<Team[], void>({
      query: () => paths.kitmanTeams,
      ...answers(listOf(team)),
      transformResponse: sortedByName,
    }),
    getKitmanActivities: build.query<Activity[], Period>({
      query: (period) => ({ url: paths.kitmanActivities, params: periodQuery(period) }),
      ...answers(listOf(activity)),
      providesTags: ['Activity'],
    }),
    getActivityFeedback: build.query<Feedback[], Id>({
      query: (activityId) => paths.activityFeedback(activityId),
      ...answers(listOf(feedback)),
      providesTags: ['Feedback'],
    }),
    addFeedback: build.mutation<Feedback, { activityId: Id; feedback: NewFeedback; key: string }>({
      query: ({ activityId, feedback: body, key }) => ({
        url: paths.activityFeedback(activityId),
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      ...keeps('addFeedback', feedback),
      invalidatesTags: onceSent('Feedback'),
    }),
    saveFeedback: build.mutation<Feedback, { activityId: Id; feedbackId: Id; feedback: NewFeedback }>({
      query: ({ activityId, feedbackId, feedback: body }) => ({
        url: paths.oneFeedback(activityId, feedbackId),
        method: 'PUT',
        body,
      }),
      ...keeps('saveFeedback', feedback),
      invalidatesTags: onceSent('Feedback'),
    }),
  }),
})

export const {
  useGetCoachTeamsQuery,
  useGetCoachActivitiesQuery,
  useLazyGetCoachActivitiesQuery,
  useGetMyFeedbackQuery,
  useGetKitmanTeamsQuery,
  useGetKitmanActivitiesQuery,
  useGetActivityFeedbackQuery,
  useAddFeedbackMutation,
  useSaveFeedbackMutation,
} = outsideRoles
export const outsideEndpoints = outsideRoles.endpoints
