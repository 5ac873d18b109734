import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import { ACTIVITY_NAMES } from '@/domain/activityName'
import type { Company } from '@/domain/company'
import type { Pitch } from '@/domain/pitch'
import { isOn } from '@/domain/switches'
import type { User } from '@/domain/user'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import type { FilterNames } from './passing'

/** Names to search by. Storage is asked only where there is one, and only once something is searched for. */
export function useFilterNames(
  text: string,
  company: Company | undefined,
  { pitches, users }: { pitches: readonly Pitch[]; users: readonly User[] },
): FilterNames {
  const words = useActivityText()
  const unless = (on: boolean) => ({ skip: text === '' || !on })
  const storage = company !== undefined && isOn('storage', company)
  const hasProducts = storage && isOn('product_management', company)
  const mixes = storage && isOn('cocktail_management', company)
  const { data: machines } = useGetEquipmentQuery(undefined, unless(storage))
  const { data: supplies } = useGetSuppliesQuery(undefined, unless(hasProducts))
  const { data: cocktails } = useGetCocktailsQuery(undefined, unless(mixes))
  const products = byId(supplies)
  return {
    pitches: new Map(pitches.map(({ id, name }) => [id, name])),
    people: new Map(users.map(({ id, fullName }) => [id, fullName])),
    machines: byId(machines),
    products: new Map([
      ...products,
      // A mix is found by what goes into it, too.
      ...(cocktails ?? []).map(({ id, name, items }): [Id, string] => [
        id,
        [name, ...items.map(({ supplyId }) => products.get(supplyId))].join(' '),
      ]),
    ]),
    types: new Map(ACTIVITY_NAMES.map((name) => [name, `${words.name(name)} ${words.short(name)}`])),
  }
}

const byId = (rows: readonly { id: string; name: string }[] | undefined) =>
  new Map((rows ?? []).map(({ id, name }) => [id, name]))
