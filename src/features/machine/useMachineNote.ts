import { useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { createActKeys } from '@/api/actKeys'
import { useTranslation } from 'react-i18next'
import {
  activityEndpoints,
  useAddActivityMutation,
  useGetActivityConfigurationQuery,
  useRemoveActivityMutation,
} from '@/api/activities'
import { api } from '@/api/api'
import { useSaveLocalDataMutation } from '@/api/localData'
import { useReread } from '@/api/lostAnswers'
import { storageEndpoints, useSaveEquipmentMutation } from '@/api/storage'
import type { ActivityConfiguration } from '@/domain/activityConfiguration'
import type { Company } from '@/domain/company'
import type { Equipment } from '@/domain/equipment'
import {
  type MachineEntry,
  type Noting,
  notingOf,
  waitingEntry,
  withEntry,
  withInstead,
} from '@/domain/machineLog'
import { selectUserId } from '@/session/sessionSlice'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { showToast } from '@/ui/toasts'
import { useIsThere } from '@/ui/useIsThere'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'
import { keptNotes, sentNote } from './sendNote'

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
  const reread = useReread(storageEndpoints.getEquipment)
  const [put] = useSaveEquipmentMutation()
  const [post] = useAddActivityMutation()
  const [drop] = useRemoveActivityMutation()
  const [keep] = useSaveLocalDataMutation()
  const [isBusy, setBusy] = useState(false)
  const isThere = useIsThere()
  // A second try repeats only what did not go the first time, or is no longer what went.
  const [keys] = useState(createActKeys)
  const written = useRef<{ before: Equipment; wanted: string; stored: Equipment }>(undefined)

  /** What can be told to everybody, and what is kept here: waited for, or a quick note would go to nobody. */
  const known = async () => {
    const once = { subscribe: false }
    const ask = (action: unknown) => dispatch(action as never) as Promise<{ data?: unknown }>
    const [company, configurations] = (await Promise.all([
      ask(api.endpoints.getCompany.initiate(undefined, once)),
      ask(activityEndpoints.getActivityConfiguration.initiate(undefined, once)),
    ])) as [{ data?: Company }, { data?: ActivityConfiguration[] }]
    return {
      maintenance: company.data?.allowedActivityNames.includes('maintenance')
        ? configurations.data?.find(({ activityName }) => activityName === 'maintenance')
        : undefined,
      isUnknown: company.data === undefined || configurations.data === undefined,
    }
  }
  const keepWith = async (change: (kept: readonly MachineEntry[]) => MachineEntry[]) =>
    keep({ machineLog: change(await keptNotes(dispatch)) })

  /** Answers what went wrong, as a sentence. */
  const write = async ({ entry, change, takesOut, said }: Note): Promise<string | undefined> => {
    const key = keys.of('note')
    const { maintenance, isUnknown } = await known()
    const waits = entry && isUnknown ? waitingEntry(entry, key, takesOut) : undefined
    const noting: Noting | undefined = waits
      ? { work: undefined, kept: waits }
      : entry && notingOf(entry, maintenance, userId, takesOut)
    const before = written.current?.before ?? machine
    const after = change?.(before)
    const wanted = JSON.stringify(after)
    if (after && written.current?.wanted !== wanted) {
      const updatedAt = (written.current?.stored ?? machine).updatedAt
      const { data, error } = await put({ equipment: { ...after, updatedAt }, group: machine.group })
      if (error) {
        void reread()
        return problemText(error)
      }
      written.current = { before, wanted, stored: data }
    }
    const stored = written.current?.stored
    let made: string | undefined
    if (noting?.work) {
      const { data, error } = await post({ activity: noting.work, key })
      if (error) {
        keys.tried('note', error)
        return problemText(error)
      }
      made = data[0]?.id
    }
    const { kept } = noting ?? {}
    if (kept) {
      const { error } = await keepWith((all) => withEntry(all, kept))
      // All there is of it would be gone.
      if (error && waits) return problemText(error)
    }
    written.current = undefined
    keys.forget('note')
    const told = waits
      ? `${said} ${t('ui.notSent.waiting', { ns: 'common' })}.`
      : made === undefined
        ? orUnsent(said, [stored?.id], 'equipment')
        : orUnsent(said, [made])
    say(told, async () => {
      // What waited may have gone meanwhile.
      const id = made ?? (waits && (await sentNote(key))?.id)
      if (id !== undefined) {
        const { error } = await drop({ id })
        if (error) return { error }
      }
      if (kept) void keepWith((all) => withInstead(all, kept, undefined))
      if (!stored) return {}
      return put({ equipment: { ...before, updatedAt: stored.updatedAt }, group: machine.group })
    })
    return undefined
  }
  const note = async (what: Note): Promise<string | undefined> => {
    setBusy(true)
    const failure = await write(what)
    setBusy(false)
    // The form that would say it is gone.
    if (failure !== undefined && !isThere()) showToast({ tone: 'error', text: failure })
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
