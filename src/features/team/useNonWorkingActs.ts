import { useTranslation } from 'react-i18next'
import { useAddNonWorkingDaysMutation, useRemoveNonWorkingDaysMutation } from '@/api/leave'
import type { Day } from '@/domain/wire'
import { type Outcome, useTold } from '@/ui/useTold'
import { useUndoToast } from '@/ui/useUndoToast'
import { useGround } from './useGround'
import { useLeaveText } from './useLeaveText'

/** Makes days non-working or working again, with the way back; answers whether it has. */
export function useNonWorkingActs(): (dates: readonly Day[], free: boolean) => Promise<boolean> {
  const { t } = useTranslation('team')
  const { organizationId } = useGround()
  const text = useLeaveText()
  const say = useUndoToast()
  const told = useTold()
  const [add] = useAddNonWorkingDaysMutation()
  const [remove] = useRemoveNonWorkingDaysMutation()

  const write = async (dates: readonly Day[], free: boolean): Promise<Outcome> => {
    if (organizationId === undefined) return {}
    const { error } = free
      ? await add({ organizationId, days: dates.map((date) => ({ date })) })
      : await remove({ organizationId, dates: [...dates] })
    return error ? { error } : {}
  }
  return async (dates, free) => {
    if (organizationId === undefined || dates.length === 0) return false
    const { error } = await told(write(dates, free))
    if (error !== undefined) return false
    const said = { count: dates.length, days: text.days(dates) }
    say(free ? t('said.nonWorking', said) : t('said.working', said), () => write(dates, !free))
    return true
  }
}
