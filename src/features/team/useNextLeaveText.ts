import { useTranslation } from 'react-i18next'
import { nextLeave } from '@/domain/leave'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import type { LeaveScene } from './leaveScene'
import { useLeaveText } from './useLeaveText'

/** "Holiday, Mon 20 Apr to Fri 24 Apr" of a person, and when it begins. */
export function useNextLeaveText() {
  const { t } = useTranslation('team')
  const text = useLeaveText()
  const format = useFormat()
  return (scene: LeaveScene, id: Id): { text: string; from: string | null } => {
    const next = nextLeave(scene.stretches, id, scene.today)
    if (!next) return { text: t('people.noLeave'), from: null }
    const leave = t(`type.${next.leaveType}`)
    if (next.from <= scene.today)
      return { text: t('people.offNow', { leave, day: format.day(next.to, 'weekday') }), from: next.from }
    return { text: t('people.offFrom', { leave, range: text.range(next) }), from: next.from }
  }
}
