import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { dayAtGround } from '@/domain/groundTime'
import type { DismissReason } from '@/domain/suggestedActivity'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'

type PutAway = { key: string; until: Day; reason?: DismissReason; work: string }

/** Takes a suggestion out of sight until a day, with the way back. What is long past is forgotten on the way. */
export function usePutAway(): (what: PutAway) => void {
  const { t } = useTranslation('panels')
  const { timeZone } = useFormat()
  const problemText = useProblemText()
  const undoable = useUndoToast()
  const { data: local } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const put = async ({ key, until, reason, work }: PutAway) => {
    const today = dayAtGround(new Date(), timeZone)
    const before = Object.fromEntries(
      Object.entries(local?.dismissed ?? {}).filter(([, row]) => row.until >= today),
    )
    const dismissed = { ...before, [key]: { until, reason } }
    const { error } = await save({ dismissed })
    if (error !== undefined) return showToast({ tone: 'error', text: problemText(error) })
    undoable(t(reason ? 'suggestions.dismissed' : 'suggestions.snoozed', { work }), () =>
      takeBack({ before: { dismissed: before }, after: { dismissed } }),
    )
  }
  return (what) => void put(what)
}
