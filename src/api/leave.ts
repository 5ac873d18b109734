import { type DayOff, dayOff, type NonWorkingDay, nonWorkingDay } from '@/domain/daysOff'
import { type Day, type Id, listOf } from '@/domain/wire'
import { answers, api } from './api'
import { paths } from './paths'
import { type Period, periodQuery } from './period'

const leave = api.injectEndpoints({
  endpoints: (build) => ({
    getDaysOff: build.query<DayOff[], Period>({
      query: (period) => ({ url: paths.usersDaysOff, params: periodQuery(period) }),
      ...answers(listOf(dayOff)),
      providesTags: ['DayOff'],
    }),
    getUserDaysOff: build.query<DayOff[], Period & { userId: Id }>({
      query: ({ userId, ...period }) => ({ url: paths.userDaysOff(userId), params: periodQuery(period) }),
      ...answers(listOf(dayOff)),
      providesTags: ['DayOff'],
    }),
    addDaysOff: build.mutation<DayOff[], { days: DayOff[]; key: string }>({
      query: ({ days, key }) => ({
        url: paths.usersDaysOff,
        method: 'POST',
        body: days,
        headers: { 'Idempotency-Key': key },
      }),
      ...answers(listOf(dayOff)),
      invalidatesTags: ['DayOff'],
    }),
    removeDaysOff: build.mutation<null, { userId: Id; dates: Day[] }>({
      query: ({ userId, dates }) => ({
        url: paths.userDaysOff(userId),
        method: 'DELETE',
        params: { dates: dates.join(',') },
      }),
      invalidatesTags: ['DayOff'],
    }),
    getNonWorkingDays: build.query<NonWorkingDay[], Period & { organizationId: Id }>({
      query: ({ organizationId, ...period }) => ({
        url: paths.nonWorkingDays(organizationId),
        params: periodQuery(period),
      }),
      ...answers(listOf(nonWorkingDay)),
      providesTags: ['NonWorkingDay'],
    }),
    addNonWorkingDays: build.mutation<NonWorkingDay[], { organizationId: Id; days: NonWorkingDay[] }>({
      query: ({ organizationId, days }) => ({
        url: paths.nonWorkingDays(organizationId),
        method: 'POST',
        body: days,
      }),
      ...answers(listOf(nonWorkingDay)),
      invalidatesTags: ['NonWorkingDay'],
    }),
    removeNonWorkingDays: build.mutation<null, { organizationId: Id; dates: Day[] }>({
      query: ({ organizationId, dates }) => ({
        url: paths.nonWorkingDays(organizationId),
        method: 'DELETE',
        params: { dates: dates.join(',') },
      }),
      invalidatesTags: ['NonWorkingDay'],
    }),
  }),
})

export const {
  useGetDaysOffQuery,
  useGetUserDaysOffQuery,
  useAddDaysOffMutation,
  useRemoveDaysOffMutation,
  useGetNonWorkingDaysQuery,
  useAddNonWorkingDaysMutation,
  useRemoveNonWorkingDaysMutation,
} = leave
export const leaveEndpoints = leave.endpoints
