import { useTranslation } from 'react-i18next'
import { useSaveEquipmentMutation } from '@/api/storage'
import type { Equipment } from '@/domain/equipment'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { useManyChanges } from '@/ui/recordTable/useManyChanges'

/** One change to many machines; answers with those that stay as they were. */
export function useMachineBulk() {
  const { t } = useTranslation('equipment')
  const many = useManyChanges()
  const orUnsent = useUnsentWords()
  const [send] = useSaveEquipmentMutation()
  return (machines: readonly Equipment[], changeOf: (machine: Equipment) => Partial<Equipment>) =>
    many.changeAll({
      rows: machines,
      // Found under the group it has been in, as one machine is.
      write: (machine) => send({ equipment: { ...machine, ...changeOf(machine) }, group: machine.group }),
      // Just what was changed: what somebody has written since stays.
      back: (before, after) => {
        const keys = Object.keys(changeOf(before)) as (keyof Equipment)[]
        const old = Object.fromEntries(keys.map((key) => [key, before[key]]))
        return send({ equipment: { ...after, ...old }, group: after.group })
      },
      said: (count) =>
        orUnsent(
          t('said.changed', { count }),
          machines.map(({ id }) => id),
          'equipment',
        ),
      refused: (left) => t('said.refused', left),
    })
}
