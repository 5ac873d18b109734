import * as v from 'valibot'
import { type Company, company } from '@/domain/company'
import { type TokenPair, tokenPair } from '@/domain/token'
import { type User, user } from '@/domain/user'
import { listOf } from '@/domain/wire'
import { answers, api } from './api'
import { paths } from './paths'
import { sortedByName } from './sortedByName'

const message = v.fallback(v.looseObject({ message: v.optional(v.string()) }), {})
type Message = { message?: string | undefined }

export const identity = api.injectEndpoints({
  endpoints: (build) => ({
    /** Spec §5: username and password, form-encoded. */
    logIn: build.mutation<TokenPair, { username: string; password: string }>({
      query: (credentials) => ({
        url: paths.token,
        method: 'POST',
        body: new URLSearchParams({ ...credentials, grant_type: 'password' }),
      }),
      ...answers(tokenPair),
    }),
    /** The address is trimmed and lower-cased, not by the device's language: Turkish would spoil it (quality D10). */
    recoverPassword: build.mutation<Message, { email: string }>({
      query: ({ email }) => ({
        url: paths.passwordRecovery,
        method: 'POST',
        body: { email: email.trim().toLowerCase() },
      }),
      ...answers(message),
    }),
    resetPassword: build.mutation<Message, { token: string; uidb64?: string; newPassword: string }>({
      query: (body) => ({ url: paths.resetPassword, method: 'POST', body }),
      ...answers(message),
    }),
    acceptTerms: build.mutation<User, void>({
      query: () => ({ url: paths.acceptTerms, method: 'POST', body: {} }),
      ...answers(user),
      invalidatesTags: ['User'],
    }),
    getUser: build.query<User, string>({
      query: (id) => paths.user(id),
      ...answers(user),
      providesTags: ['User'],
    }),
    saveUser: build.mutation<User, Partial<User> & { id: string }>({
      query: ({ id, ...body }) => ({ url: paths.user(id), method: 'PUT', body }),
      ...answers(user),
      invalidatesTags: ['User'],
    }),
    getUsers: build.query<User[], void>({
      query: () => paths.users,
      ...answers(listOf(user)),
      transformResponse: (users: User[]) =>
        sortedByName(users.map((one) => ({ name: one.fullName, one }))).map(({ one }) => one),
      providesTags: ['User'],
    }),
    getCompanies: build.query<Company[], void>({
      query: () => paths.companies,
      ...answers(listOf(company)),
    }),
  }),
})

export const {
  useLogInMutation,
  useRecoverPasswordMutation,
  useResetPasswordMutation,
  useAcceptTermsMutation,
  useGetUserQuery,
  useSaveUserMutation,
  useGetUsersQuery,
  useGetCompaniesQuery,
} = identity
export const identityEndpoints = identity.endpoints
