import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { dayAtGround } from '@/domain/groundTime'
import type { DismissReason } from '@/domain/suggestedActivity'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useUndoToast } from '@/ui/useUndoToast'
import { useTold } from '@/ui/useTold'

type PutAway = { key: string; until: Day; reason?: DismissReason; work: string }

/** Takes a suggestion out of sight until a day, with the way back. What is long past is forgotten on the way. */
export function usePutAway(): (what: PutAway) => void {
  const { t } = useTranslation('panels')
  const { timeZone } = useFormat()
  const told = useTold()
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
    const { error } = await told(save({ dismissed }))
    if (error !== undefined) return
    undoable(t(reason ? 'suggestions.dismissed' : 'suggestions.snoozed', { work }), () =>
      takeBack({ before: { dismissed: before }, after: { dismissed } }),
    )
  }
  return (what) => void put(what)
}
