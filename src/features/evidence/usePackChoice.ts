import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { PackPart } from '@/domain/evidence/packSetup'
import { addDays, dayAtGround, daysBetween } from '@/domain/groundTime'
import { LONGEST_DAYS, readReportChoice, saysReport } from '@/domain/report/reportChoice'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'

export type Chosen = {
  from: Day | null
  to: Day | null
  pitchIds: readonly Id[]
  /** What is left out; everything is in a pack unless somebody says otherwise. */
  without: readonly PackPart[]
}

/** What a pack is offered to be of: the report that is looked at, else the year up to today. */
export function usePackChoice() {
  const { t } = useTranslation('evidence')
  const { search } = useLocation()
  const { timeZone } = useFormat()
  const [choice, setChoice] = useState<Chosen>(() => {
    const today = dayAtGround(new Date(), timeZone)
    if (!saysReport(search)) return { from: addDays(today, -365), to: today, pitchIds: [], without: [] }
    const { from, to, pitchIds } = readReportChoice(search, {}, today)
    return { from, to, pitchIds, without: [] }
  })
  const { from, to } = choice
  const fault =
    from === null || to === null || from > to
      ? t('pack.order')
      : daysBetween(from, to) >= LONGEST_DAYS
        ? t('pack.tooLong')
        : undefined
  return { choice, setChoice, fault }
}
