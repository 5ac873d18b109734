import { useTranslation } from 'react-i18next'
import { useRemoveSupplyMutation, useSaveSupplyMutation } from '@/api/storage'
import { useShelveAgain } from '@/api/useShelveAgain'
import type { Supply } from '@/domain/supply'
import { eachOf, type Left, useManyChanges } from '@/ui/recordTable/useManyChanges'
import { useUndoToast } from '@/ui/useUndoToast'

/** What is done to many supplies at once; each answers with those that stay as they were. */
export function useSupplyBulk() {
  const { t } = useTranslation('supplies')
  const say = useUndoToast()
  const many = useManyChanges()
  const [put] = useSaveSupplyMutation()
  const [drop] = useRemoveSupplyMutation()
  const shelveAgain = useShelveAgain()
  const refused = (left: Left) => t('said.refused', left)

  return {
    changeAll: (supplies: readonly Supply[], changeOf: (supply: Supply) => Partial<Supply>) =>
      many.changeAll({
        rows: supplies,
        write: (supply) => put({ ...supply, ...changeOf(supply) }),
        back: (before, after) => put({ ...before, updatedAt: after.updatedAt }),
        said: (count) => t('said.changed', { count }),
        refused,
      }),
    removeAll: async (supplies: readonly Supply[]): Promise<readonly Supply[]> => {
      const answers = await eachOf(supplies, ({ id }) => drop(id))
      const gone = supplies.filter((_, at) => answers[at]?.error === undefined)
      const left = supplies.filter((supply) => !gone.includes(supply))
      const failed = answers.find(({ error }) => error !== undefined)
      if (gone.length > 0) say(t('said.removedAll', { count: gone.length }), shelveAgain('supply', gone))
      if (failed) many.sayRefused(left, failed.error, refused)
      return left
    },
  }
}
