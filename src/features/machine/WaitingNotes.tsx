import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetLocalDataQuery } from '@/api/localData'
import type { MachineEntry } from '@/domain/machineLog'
import { selectUserId } from '@/session/sessionSlice'
import { sendNote } from './sendNote'
import { useTold } from '@/ui/useTold'

type Waiting = MachineEntry & { waits: NonNullable<MachineEntry['waits']> }
const isWaiting = (entry: MachineEntry): entry is Waiting => entry.waits !== undefined

const NONE: readonly MachineEntry[] = []
const AGAIN_MS = 60_000

/** Draws nothing: notes that were quicker than what the backend has fields for go to everybody once that is known. */
export function WaitingNotes() {
  const told = useTold()
  const dispatch = useDispatch()
  const userId = useSelector(selectUserId)
  const { data: company } = useGetCompanyQuery()
  const { data: local } = useGetLocalDataQuery()
  const waiting = (local?.machineLog ?? NONE).filter(isWaiting)
  const { data: configurations } = useGetActivityConfigurationQuery(undefined, {
    skip: waiting.length === 0,
    pollingInterval: AGAIN_MS,
  })
  useEffect(() => {
    if (!company || !configurations) return
    const maintenance = company.allowedActivityNames.includes('maintenance')
      ? configurations.find(({ activityName }) => activityName === 'maintenance')
      : undefined
    const send = async (entry: Waiting) => {
      const sent = await sendNote(dispatch, entry, maintenance, userId)
      void told({ error: sent?.refused })
    }
    for (const entry of waiting) void send(entry)
  })
  return null
}
