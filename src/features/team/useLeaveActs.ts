import { useTranslation } from 'react-i18next'
import { useAddDaysOffMutation, useRemoveDaysOffMutation } from '@/api/leave'
import type { LeaveChange, LeaveRange, LeaveType, LeaveWrite } from '@/domain/leave'
import { useActivityText } from '@/i18n/activityText'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { showToast } from '@/ui/toasts'
import { type Outcome, useTold } from '@/ui/useTold'
import { useUndoToast } from '@/ui/useUndoToast'
import { useLeaveText } from './useLeaveText'

export type LeaveActs = {
  /**
   * Writes a change of a person's leave and offers the way back; null when leave went. Answers false where it was refused.
   */
  act: (change: LeaveChange, name: string, range: LeaveRange, leaveType: LeaveType | null) => Promise<boolean>
}

export function useLeaveActs(): LeaveActs {
  const { t } = useTranslation('team')
  const words = useActivityText()
  const text = useLeaveText()
  const say = useUndoToast()
  const told = useTold()
  const orUnsent = useUnsentWords()
  const [add] = useAddDaysOffMutation()
  const [remove] = useRemoveDaysOffMutation()

  /** What is new comes first: when that is refused, nothing has gone yet. */
  const write = async (what: LeaveWrite): Promise<Outcome> => {
    if (what.add.length > 0) {
      const { error } = await add({ days: what.add, key: crypto.randomUUID() })
      if (error) return { error }
    }
    if (what.remove.dates.length === 0) return {}
    const { error } = await remove({ userId: what.remove.user, dates: what.remove.dates })
    return error ? { error } : {}
  }
  return {
    act: async ({ write: forth, back }, name, range, leaveType) => {
      if (forth.add.length === 0 && forth.remove.dates.length === 0) {
        showToast({ tone: 'info', text: t('said.unchanged') })
        return true
      }
      const { error } = await told(write(forth))
      if (error !== undefined) return false
      const said = { name, range: text.range(range) }
      say(
        orUnsent(
          leaveType === null
            ? t('said.removed', said)
            : t('said.added', { ...said, leave: words.leave(leaveType) }),
          [forth.remove.user],
          'leave',
        ),
        () => write(back),
      )
      return true
    },
  }
}
