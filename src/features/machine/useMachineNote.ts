import { useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import {
  activityEndpoints,
  useAddActivityMutation,
  useGetActivityConfigurationQuery,
  useRemoveActivityMutation,
} from '@/api/activities'
import { api } from '@/api/api'
import { localDataEndpoints, useSaveLocalDataMutation } from '@/api/localData'
import { useGetEquipmentQuery, useSaveEquipmentMutation } from '@/api/storage'
import type { ActivityConfiguration } from '@/domain/activityConfiguration'
import type { Company } from '@/domain/company'
import type { Equipment } from '@/domain/equipment'
import type { LocalData } from '@/domain/localData'
import { type MachineEntry, notingOf, withEntry } from '@/domain/machineLog'
import { problemOf } from '@/lib/problem'
import { selectUserId } from '@/session/sessionSlice'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'

type Note = {
  entry?: MachineEntry | undefined
  /** What the note makes of the machine, where it changes it. */
  change?: (machine: Equipment) => Equipment
  /** Of a fault: whether it takes the machine out of service. */
  takesOut?: boolean
  said: string
}

/** Notes something of a machine: for everybody as done maintenance as far as its fields go, the rest here; with a way back. */
export function useMachineNote(machine: Equipment) {
  const { t } = useTranslation('machine')
  const problemText = useProblemText()
  const say = useUndoToast()
  const orUnsent = useUnsentWords()
  const userId = useSelector(selectUserId)
  const dispatch = useDispatch()
  useGetActivityConfigurationQuery()
  const { refetch } = useGetEquipmentQuery()
  const [put] = useSaveEquipmentMutation()
  const [post] = useAddActivityMutation()
  const [drop] = useRemoveActivityMutation()
  const [keep] = useSaveLocalDataMutation()
  const [isBusy, setBusy] = useState(false)
  // A second try repeats only what did not go the first time, or is no longer what went.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const written = useRef<{ before: Equipment; wanted: string; stored: Equipment }>(undefined)

  /** What can be told to everybody, and what is kept here: waited for, or a quick note would go to nobody. */
  const known = async () => {
    const once = { subscribe: false }
    const ask = (action: unknown) => dispatch(action as never) as Promise<{ data?: unknown }>
    const [company, configurations, local] = (await Promise.all([
      ask(api.endpoints.getCompany.initiate(undefined, once)),
      ask(activityEndpoints.getActivityConfiguration.initiate(undefined, once)),
      ask(localDataEndpoints.getLocalData.initiate(undefined, once)),
    ])) as [{ data?: Company }, { data?: ActivityConfiguration[] }, { data?: LocalData }]
    return {
      maintenance: company.data?.allowedActivityNames.includes('maintenance')
        ? configurations.data?.find(({ activityName }) => activityName === 'maintenance')
        : undefined,
      kept: local.data?.machineLog ?? [],
    }
  }

  /** Answers what went wrong, as a sentence. */
  const write = async ({ entry, change, takesOut, said }: Note): Promise<string | undefined> => {
    const { maintenance, kept } = await known()
    const noting = entry && notingOf(entry, maintenance, userId, takesOut)
    const before = written.current?.before ?? machine
    const after = change?.(before)
    const wanted = JSON.stringify(after)
    if (after && written.current?.wanted !== wanted) {
      const updatedAt = (written.current?.stored ?? machine).updatedAt
      const { data, error } = await put({ equipment: { ...after, updatedAt }, group: machine.group })
      if (error) {
        void refetch()
        return problemText(error)
      }
      written.current = { before, wanted, stored: data }
    }
    const stored = written.current?.stored
    let made: string | undefined
    if (noting?.work) {
      const { data, error } = await post({ activity: noting.work, key })
      if (error) {
        // Refused is not written: what is sent next is another act.
        if (problemOf(error).kind === 'invalid') setKey(crypto.randomUUID())
        return problemText(error)
      }
      made = data[0]?.id
    }
    if (noting?.kept) void keep({ machineLog: withEntry(kept, noting.kept) })
    written.current = undefined
    setKey(crypto.randomUUID())
    const told = made === undefined ? orUnsent(said, [stored?.id], 'equipment') : orUnsent(said, [made])
    say(told, async () => {
      if (made !== undefined) {
        const { error } = await drop({ id: made })
        if (error) return { error }
      }
      if (noting?.kept) void keep({ machineLog: kept })
      if (!stored) return {}
      return put({ equipment: { ...before, updatedAt: stored.updatedAt }, group: machine.group })
    })
    return undefined
  }
  const note = async (what: Note): Promise<string | undefined> => {
    setBusy(true)
    const failure = await write(what)
    setBusy(false)
    return failure
  }
  return {
    isBusy,
    note,
    backInOrder: async () => {
      const failure = await note({
        change: (before) => ({
          ...before,
          available: Math.min(before.units, Math.max(0, before.available) + 1),
        }),
        said: t('said.back', { machine: machine.name }),
      })
      if (failure) showToast({ tone: 'error', text: failure })
    },
  }
}

export type MachineNotes = ReturnType<typeof useMachineNote>
