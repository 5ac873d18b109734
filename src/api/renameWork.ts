import type { LocalData } from '@/domain/localData'
import { renamedWork } from '@/domain/madeAgain'
import type { Id } from '@/domain/wire'
import { localDataEndpoints } from './localData'

/** What this browser keeps of work by one id is kept by the other from now on. */
export async function renameWork(dispatch: (action: never) => unknown, from: Id, to: Id): Promise<void> {
  const ask = (action: unknown) => dispatch(action as never) as Promise<{ data?: LocalData }>
  const { data: local } = await ask(localDataEndpoints.getLocalData.initiate(undefined, { subscribe: false }))
  const change = local && renamedWork(local, from, to)
  if (change) await ask(localDataEndpoints.saveLocalData.initiate(change))
}
