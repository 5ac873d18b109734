import { api } from './api'
import type { Asked } from './packReads'

const carried = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * An answer as it came, for a reader outside the store: a year of work, looked at by nobody, is not to be kept and
     * compared. A mutation by its kind only: of those nothing stays once it is answered.
     */
    carryAnswer: build.mutation<string, Asked>({
      query: (asked) => ({ ...asked, responseHandler: 'text' }),
    }),
  }),
})

export const { carryAnswer } = carried.endpoints
