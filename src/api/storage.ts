import { type Activity, activity } from '@/domain/activity'
import { type Cocktail, cocktail } from '@/domain/cocktail'
import { type Equipment, equipment } from '@/domain/equipment'
import { type Supply, supply } from '@/domain/supply'
import { type Id, listOf } from '@/domain/wire'
import { answers, api, keeps, onceSent } from './api'
import { sealed } from './http/withAnswer'
import { paths } from './paths'
import { sortedByName } from './sortedByName'

const storage = api.injectEndpoints({
  endpoints: (build) => ({
    getEquipment: build.query<Equipment[], void>({
      query: () => paths.equipment,
      ...answers(listOf(equipment)),
      transformResponse: sortedByName,
      providesTags: ['Equipment'],
    }),
    addEquipment: build.mutation<Equipment, Omit<Equipment, 'id'>>({
      query: (body) => ({ url: paths.equipment, method: 'POST', body }),
      ...answers(equipment),
      invalidatesTags: ['Equipment'],
    }),
    saveEquipment: build.mutation<Equipment, { equipment: Equipment; group: string }>({
      query: ({ equipment: body, group }) => ({
        url: paths.oneEquipment(body.id),
        method: 'PUT',
        params: { group },
        body,
      }),
      ...keeps('saveEquipment', equipment),
      invalidatesTags: onceSent('Equipment'),
    }),
    removeEquipment: build.mutation<null, { id: Id; group: string }>({
      query: ({ id, group }) => ({ url: paths.oneEquipment(id), method: 'DELETE', params: { group } }),
      invalidatesTags: ['Equipment'],
    }),
    getEquipmentActivities: build.query<Activity[], Id>({
      query: (id) => paths.equipmentActivities(id),
      ...answers(listOf(activity)),
      providesTags: ['Activity', 'Equipment'],
    }),
    getSupplies: build.query<Supply[], void>({
      query: () => paths.supplies,
      ...answers(listOf(supply)),
      transformResponse: sortedByName,
      providesTags: ['Supply'],
    }),
    addSupply: build.mutation<Supply, Omit<Supply, 'id'>>({
      query: (body) => ({ url: paths.supplies, method: 'POST', body }),
      ...answers(supply),
      invalidatesTags: ['Supply'],
    }),
    saveSupply: build.mutation<Supply, Supply>({
      query: (body) => ({ url: paths.supply(body.id), method: 'PUT', body }),
      ...answers(supply),
      // What was saved is in the list before it is loaded anew: the old value does not come back in between.
      onQueryStarted: async (_, lifecycle) => {
        const saved = await lifecycle.queryFulfilled.catch(() => undefined)
        const { data: rows } = storage.endpoints.getSupplies.select()(lifecycle.getState())
        if (saved && rows)
          lifecycle.dispatch(
            // Not by the store's draft of them (api/shownAtOnce).
            storage.util.updateQueryData('getSupplies', undefined, () =>
              sealed(rows.map((row) => (row.id === saved.data.id ? saved.data : row))),
            ),
          )
      },
      invalidatesTags: ['Supply'],
    }),
    removeSupply: build.mutation<null, Id>({
      query: (id) => ({ url: paths.supply(id), method: 'DELETE' }),
      invalidatesTags: ['Supply'],
    }),
    getCocktails: build.query<Cocktail[], void>({
      query: () => paths.cocktails,
      ...answers(listOf(cocktail)),
      transformResponse: sortedByName,
      providesTags: ['Cocktail'],
    }),
    addCocktail: build.mutation<Cocktail, Omit<Cocktail, 'id'>>({
      query: (body) => ({ url: paths.cocktails, method: 'POST', body }),
      ...answers(cocktail),
      invalidatesTags: ['Cocktail'],
    }),
    saveCocktail: build.mutation<Cocktail, Cocktail>({
      query: (body) => ({ url: paths.cocktail(body.id), method: 'PUT', body }),
      ...answers(cocktail),
      invalidatesTags: ['Cocktail'],
    }),
    removeCocktail: build.mutation<null, Id>({
      query: (id) => ({ url: paths.cocktail(id), method: 'DELETE' }),
      invalidatesTags: ['Cocktail'],
    }),
  }),
})

export const {
  useGetEquipmentQuery,
  useAddEquipmentMutation,
  useSaveEquipmentMutation,
  useRemoveEquipmentMutation,
  useGetEquipmentActivitiesQuery,
  useGetSuppliesQuery,
  useAddSupplyMutation,
  useSaveSupplyMutation,
  useRemoveSupplyMutation,
  useGetCocktailsQuery,
  useAddCocktailMutation,
  useSaveCocktailMutation,
  useRemoveCocktailMutation,
} = storage
export const storageEndpoints = storage.endpoints
