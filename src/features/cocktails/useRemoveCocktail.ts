import { useTranslation } from 'react-i18next'
import { useIsGone } from '@/api/lostAnswers'
import { storageEndpoints, useRemoveCocktailMutation } from '@/api/storage'
import { useShelveAgain } from '@/api/useShelveAgain'
import type { Cocktail } from '@/domain/cocktail'
import { useUndoToast } from '@/ui/useUndoToast'
import { useTold } from '@/ui/useTold'

/** Deletes a mix and offers it back; answers whether it is gone. */
export function useRemoveCocktail() {
  const { t } = useTranslation('cocktails')
  const told = useTold()
  const say = useUndoToast()
  const [drop] = useRemoveCocktailMutation()
  const isGone = useIsGone(storageEndpoints.getCocktails)
  const shelveAgain = useShelveAgain()
  return async (mix: Cocktail): Promise<boolean> => {
    const { error } = await drop(mix.id)
    if (!(await isGone(mix.id, error))) {
      await told({ error })
      return false
    }
    say(t('remove.done', { name: mix.name }), shelveAgain('cocktail', [mix]))
    return true
  }
}
