import { useGetUsersQuery } from '@/api/identity'
import { isStaff } from '@/domain/access'
import type { QueryLike } from '@/ui/QueryState'
import type { Person } from './leaveScene'

/** Those who work on the ground, by name. */
export function usePeople(): QueryLike<Person[]> {
  const query = useGetUsersQuery()
  return {
    ...query,
    data: query.data?.filter(isStaff),
  }
}
