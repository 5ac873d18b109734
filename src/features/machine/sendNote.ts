import type { Dispatch } from '@reduxjs/toolkit'
import { activityEndpoints } from '@/api/activities'
import { localDataEndpoints } from '@/api/localData'
import type { ActivityConfiguration } from '@/domain/activityConfiguration'
import type { LocalData } from '@/domain/localData'
import { type MachineEntry, notingOf, withInstead } from '@/domain/machineLog'
import type { Id } from '@/domain/wire'
import { problemOf } from '@/lib/problem'

type Sent = { id?: Id | undefined; refused?: unknown }

/** By the key of the note: two screens that find it waiting send it once, and whoever takes it back knows what to delete. */
const underWay = new Map<string, Promise<Sent>>()
export const sentNote = (key: string): Promise<Sent> | undefined => underWay.get(key)

/** What is kept of machines here, by now: another note may have been written since the screen was drawn. */
export async function keptNotes(dispatch: Dispatch): Promise<readonly MachineEntry[]> {
  const asked = dispatch(
    localDataEndpoints.getLocalData.initiate(undefined, { subscribe: false }) as never,
  ) as unknown as Promise<{ data?: LocalData }>
  const { data } = await asked
  return data?.machineLog ?? []
}

/**
 * Tells everybody a note that had to wait for the fields of its type; what they cannot hold stays here. What is refused
 * stays here, too, and waits no more: it would be refused again. Undefined where it is under way already.
 */
export function sendNote(
  dispatch: Dispatch,
  entry: MachineEntry & { waits: { key: string; takesOut: boolean } },
  maintenance: ActivityConfiguration | undefined,
  userId: Id | undefined,
): Promise<Sent> | undefined {
  const { key, takesOut } = entry.waits
  if (underWay.has(key)) return undefined
  const noting = notingOf(entry, maintenance, userId, entry.kind === 'fault' ? takesOut : undefined)
  const replace = async (instead: MachineEntry | undefined) => {
    const machineLog = withInstead(await keptNotes(dispatch), entry, instead)
    await (dispatch(
      localDataEndpoints.saveLocalData.initiate({ machineLog }) as never,
    ) as unknown as Promise<unknown>)
  }
  const send = async (): Promise<Sent> => {
    if (!noting.work) {
      await replace(noting.kept)
      return {}
    }
    const posted = dispatch(
      activityEndpoints.addActivity.initiate({ activity: noting.work, key }) as never,
    ) as unknown as Promise<{ data?: { id: Id }[]; error?: unknown }>
    const { data, error } = await posted
    if (!error) {
      await replace(noting.kept)
      return { id: data?.[0]?.id }
    }
    if (REFUSED.has(problemOf(error).kind)) {
      await replace({ ...entry, waits: undefined })
      return { refused: error }
    }
    // To be tried again.
    underWay.delete(key)
    return {}
  }
  const sending = send()
  underWay.set(key, sending)
  return sending
}

const REFUSED: ReadonlySet<string> = new Set(['invalid', 'forbidden', 'notFound', 'conflict', 'readOnly'])
