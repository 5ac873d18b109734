import { useTranslation } from 'react-i18next'
import { useAddCocktailMutation, useRemoveCocktailMutation } from '@/api/storage'
import type { Cocktail } from '@/domain/cocktail'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'

/** Deletes a mix and offers it back; answers whether it is gone. */
export function useRemoveCocktail() {
  const { t } = useTranslation('cocktails')
  const problemText = useProblemText()
  const say = useUndoToast()
  const [drop] = useRemoveCocktailMutation()
  const [post] = useAddCocktailMutation()
  return async (mix: Cocktail): Promise<boolean> => {
    const { error } = await drop(mix.id)
    if (error !== undefined) {
      showToast({ tone: 'error', text: problemText(error) })
      return false
    }
    const { id: _id, updatedAt: _updatedAt, ...again } = mix
    say(t('remove.done', { name: mix.name }), async () => post(again))
    return true
  }
}
