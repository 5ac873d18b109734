import { useTranslation } from 'react-i18next'
import { useAddOnce, useIsGone } from '@/api/lostAnswers'
import {
  storageEndpoints,
  useAddEquipmentMutation,
  useRemoveEquipmentMutation,
  useSaveEquipmentMutation,
} from '@/api/storage'
import { useShelveAgain } from '@/api/useShelveAgain'
import type { Equipment } from '@/domain/equipment'
import type { UncountedService } from '@/domain/maintained'
import { useFormat } from '@/i18n/format'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { useProblemText } from '@/ui/useProblemText'
import { rowTurns } from '@/ui/recordTable/rowTurns'
import { useUndoToast } from '@/ui/useUndoToast'
import { useMachineText } from './useMachineText'
import { useTold } from '@/ui/useTold'

type Answer = { data?: Equipment; error?: unknown }

const inTurn = rowTurns<Equipment>()

/** What is done to a machine: each writes it, says so, and offers the way back. A failure is an answer, not a throw. */
export function useMachineActs() {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const words = useMachineText()
  const problemText = useProblemText()
  const told = useTold()
  const say = useUndoToast()
  const orUnsent = useUnsentWords()
  const [send] = useSaveEquipmentMutation()
  const [post] = useAddEquipmentMutation()
  const [drop] = useRemoveEquipmentMutation()
  const addOnce = useAddOnce(storageEndpoints.getEquipment, post)
  const isGone = useIsGone(storageEndpoints.getEquipment)
  const shelveAgain = useShelveAgain()

  // It is found under the group it has been in; a change of the group is in the body.
  const save = async (after: Equipment, { group }: Pick<Equipment, 'group'>): Promise<Answer> =>
    send({ equipment: after, group })

  /** Writes some of a machine; the way back sets just these, on top of whatever the backend answered. */
  const put = async (before: Equipment, change: Partial<Equipment>, said: string): Promise<Answer> => {
    const answer = await save({ ...before, ...change }, before)
    if (answer.error === undefined) {
      const now = answer.data ?? { ...before, ...change }
      const old = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Equipment]]))
      say(orUnsent(said, [before.id], 'equipment'), () => save({ ...now, ...old }, now))
    }
    return answer
  }
  const counts = (machine: Equipment, left: number) => ({
    name: machine.name,
    left: format.number(left),
    units: format.number(machine.units),
  })

  return {
    outOfOrder: (machine: Equipment) => {
      const left = Math.max(0, machine.available - 1)
      const said = t(machine.units > 1 ? 'said.oneOut' : 'said.out', counts(machine, left))
      return told(put(machine, { available: left }, said))
    },
    backInOrder: (machine: Equipment) => {
      const left = Math.min(machine.units, Math.max(0, machine.available) + 1)
      const said = t(machine.units > 1 ? 'said.oneBack' : 'said.back', counts(machine, left))
      return told(put(machine, { available: left }, said))
    },
    serviced: (machine: Equipment) =>
      told(
        put(
          machine,
          { lastServiceHours: machine.hours },
          t('said.serviced', { name: machine.name, hours: words.hours(machine.hours) }),
        ),
      ),
    /** A service that stood only in the work. */
    count: (machine: Equipment, { change, hours }: UncountedService) =>
      told(put(machine, change, t('said.serviced', { name: machine.name, hours: words.hours(hours) }))),
    /** From the list; answers a sentence when it is refused. */
    change: async (machine: Equipment, change: Partial<Equipment>): Promise<string | undefined> => {
      const { error } = await inTurn(machine, (now) =>
        put(now, change, t('said.saved', { name: machine.name })),
      )
      return error === undefined ? undefined : problemText(error)
    },
    /** From the form: `base` is what was changed. */
    save: async (after: Equipment, base: Equipment): Promise<Answer> => {
      const answer = await save(after, base)
      if (answer.error === undefined) {
        const now = answer.data ?? after
        say(orUnsent(t('said.saved', { name: after.name }), [base.id], 'equipment'), () =>
          save({ ...base, updatedAt: now.updatedAt }, now),
        )
      }
      return answer
    },
    add: async (machine: Omit<Equipment, 'id'>): Promise<Answer> => {
      const answer = await addOnce(machine)
      const { data } = answer
      if (data) say(t('said.added', { name: data.name }), () => drop({ id: data.id, group: data.group }))
      return answer
    },
    remove: async (machine: Equipment): Promise<{ error?: unknown }> => {
      const { error } = await drop({ id: machine.id, group: machine.group })
      if (await isGone(machine.id, error)) {
        say(t('said.removed', { name: machine.name }), shelveAgain('machine', [machine]))
        return {}
      }
      return told({ error })
    },
  }
}
