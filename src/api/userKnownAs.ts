import type { User } from '@/domain/user'
import type { Id } from '@/domain/wire'
import { identity } from './identity'

/** A person as this page knows them, with a choice that no record takes. */
export const userKnownAs = (id: Id, change: Partial<User>) =>
  identity.util.updateQueryData('getUser', id, (known) => ({ ...known, ...change }))
