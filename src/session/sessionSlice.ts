import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Role } from '@/domain/user'

/** What the person is told about the session: a key of the texts, or the backend's own sentence. */
export type SessionMessage = { key: string } | { text: string }

export type SessionState =
  | { status: 'loading' }
  | { status: 'loggedOut'; message?: SessionMessage | undefined }
  | { status: 'loggedIn'; userId: string; role: Role }

type Session = { session: SessionState }
const initialState = { status: 'loggedOut' } as SessionState

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loading: (): SessionState => ({ status: 'loading' }),
    loggedIn: (_, { payload }: PayloadAction<{ userId: string; role: Role }>): SessionState => ({
      status: 'loggedIn',
      ...payload,
    }),
    /** Ends the session, from whatever cause; the application clears everything that was the person's. */
    loggedOut: (_, { payload }: PayloadAction<{ message?: SessionMessage } | undefined>): SessionState => ({
      status: 'loggedOut',
      message: payload?.message,
    }),
  },
  selectors: {
    selectSession: (state) => state,
    selectUserId: (state) => (state.status === 'loggedIn' ? state.userId : undefined),
  },
})

export const sessionReducer = slice.reducer
export const { loading, loggedIn, loggedOut } = slice.actions
export const { selectSession, selectUserId } = slice.selectors
export type WithSession = Session
