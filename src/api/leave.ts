import { type DayOff, dayOff, type NonWorkingDay, nonWorkingDay } from '@/domain/daysOff'
import { monthOf, monthsFrom } from '@/domain/months'
import { type Day, type Id, listOf } from '@/domain/wire'
import { answers, api, keeps, type Tag } from './api'
import { paths } from './paths'
import { type Period, periodQuery } from './period'
import { shownAtOnce } from './shownAtOnce'

/** A write is read again only where its days are: answers are tagged with the months they hold. */
const held =
  (type: Tag) =>
  (_answer: unknown, _error: unknown, { from, to }: Period) => [
    type,
    ...monthsFrom(monthOf(from), monthOf(to)).map((id) => ({ type, id })),
  ]
const touched = (type: Tag, dates: readonly Day[]) =>
  [...new Set(dates.map(monthOf))].map((id) => ({ type, id }))

/** Lists that are shown in whole; one person's own list is read again instead. */
const daysOff = { name: 'getDaysOff', keyOf: ({ user, date }: DayOff) => `${date} ${user}` }
const nonWorkingDays = { name: 'getNonWorkingDays', keyOf: ({ date }: NonWorkingDay) => date }

const within = ({ from, to }: Period, date: Day): boolean => from <= date && date <= to

const leave = api.injectEndpoints({
  endpoints: (build) => ({
    getDaysOff: build.query<DayOff[], Period>({
      query: (period) => ({ url: paths.usersDaysOff, params: periodQuery(period) }),
      ...answers(listOf(dayOff)),
      providesTags: held('DayOff'),
    }),
    getUserDaysOff: build.query<DayOff[], Period & { userId: Id }>({
      query: ({ userId, ...period }) => ({ url: paths.userDaysOff(userId), params: periodQuery(period) }),
      ...answers(listOf(dayOff)),
      providesTags: held('DayOff'),
    }),
    addDaysOff: build.mutation<DayOff[], { days: DayOff[]; key: string }>({
      query: ({ days, key }) => ({
        url: paths.usersDaysOff,
        method: 'POST',
        body: days,
        headers: { 'Idempotency-Key': key },
      }),
      ...keeps('addDaysOff', listOf(dayOff)),
      // On screen at once; back as it was when the backend refuses. So do the others below.
      onQueryStarted: async ({ days }, lifecycle) => {
        const isNew = (row: DayOff) => !days.some(({ user, date }) => user === row.user && date === row.date)
        await shownAtOnce(lifecycle, daysOff, (rows, period) => [
          ...rows.filter(isNew),
          ...days.filter(({ date }) => within(period, date)),
        ])
      },
      invalidatesTags: (_answer, _error, { days }, meta) =>
        meta?.provisional
          ? []
          : touched(
              'DayOff',
              days.map(({ date }) => date),
            ),
    }),
    removeDaysOff: build.mutation<null, { userId: Id; dates: Day[] }>({
      query: ({ userId, dates }) => ({
        url: paths.userDaysOff(userId),
        method: 'DELETE',
        params: { dates: dates.join(',') },
      }),
      ...keeps('removeDaysOff'),
      onQueryStarted: async ({ userId, dates }, lifecycle) => {
        await shownAtOnce(lifecycle, daysOff, (rows) =>
          rows.filter(({ user, date }) => user !== userId || !dates.includes(date)),
        )
      },
      invalidatesTags: (_answer, _error, { dates }, meta) =>
        meta?.provisional ? [] : touched('DayOff', dates),
    }),
    getNonWorkingDays: build.query<NonWorkingDay[], Period & { organizationId: Id }>({
      query: ({ organizationId, ...period }) => ({
        url: paths.nonWorkingDays(organizationId),
        params: periodQuery(period),
      }),
      ...answers(listOf(nonWorkingDay)),
      providesTags: held('NonWorkingDay'),
    }),
    addNonWorkingDays: build.mutation<NonWorkingDay[], { organizationId: Id; days: NonWorkingDay[] }>({
      query: ({ organizationId, days }) => ({
        url: paths.nonWorkingDays(organizationId),
        method: 'POST',
        body: days,
      }),
      ...answers(listOf(nonWorkingDay)),
      onQueryStarted: async ({ days }, lifecycle) => {
        await shownAtOnce(lifecycle, nonWorkingDays, (rows, period) => [
          ...rows.filter(({ date }) => !days.some((day) => day.date === date)),
          ...days.filter(({ date }) => within(period, date)),
        ])
      },
      invalidatesTags: (_answer, _error, { days }) =>
        touched(
          'NonWorkingDay',
          days.map(({ date }) => date),
        ),
    }),
    removeNonWorkingDays: build.mutation<null, { organizationId: Id; dates: Day[] }>({
      query: ({ organizationId, dates }) => ({
        url: paths.nonWorkingDays(organizationId),
        method: 'DELETE',
        params: { dates: dates.join(',') },
      }),
      onQueryStarted: async ({ dates }, lifecycle) => {
        await shownAtOnce(lifecycle, nonWorkingDays, (rows) =>
          rows.filter(({ date }) => !dates.includes(date)),
        )
      },
      invalidatesTags: (_answer, _error, { dates }) => touched('NonWorkingDay', dates),
    }),
  }),
})

export const {
  useGetDaysOffQuery,
  useGetUserDaysOffQuery,
  useAddDaysOffMutation,
  useRemoveDaysOffMutation,
  useGetNonWorkingDaysQuery,
  useLazyGetNonWorkingDaysQuery,
  useAddNonWorkingDaysMutation,
  useRemoveNonWorkingDaysMutation,
} = leave
export const leaveEndpoints = leave.endpoints
