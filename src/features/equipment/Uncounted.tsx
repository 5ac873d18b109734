import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import type { Equipment } from '@/domain/equipment'
import { dayAtGround } from '@/domain/groundTime'
import { uncountedService } from '@/domain/maintained'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { token } from '@/ui/tokens'
import { useMachineActs } from './useMachineActs'
import { useMachineText } from './useMachineText'

type UncountedProps = {
  machine: Equipment
  activities: readonly Activity[]
  now: Date
  canWrite: boolean
}

/** A service that stands in the work but not in the record, so that nobody waits for one that was done. */
export function Uncounted({ machine, activities, now, canWrite }: UncountedProps) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const words = useMachineText()
  const acts = useMachineActs()
  const [isBusy, setBusy] = useState(false)
  const found = uncountedService(machine, activities, now)
  if (!found) return null
  const count = async () => {
    setBusy(true)
    await acts.count(machine, found)
    setBusy(false)
  }
  return (
    <>
      <Said>
        {t('service.uncounted', {
          day: format.day(dayAtGround(found.work.endDate, format.timeZone), 'short'),
          hours: words.hours(found.hours),
        })}
      </Said>
      {canWrite && (
        <Button size="small" busy={isBusy} onClick={() => void count()}>
          {t('act.count')}
        </Button>
      )}
    </>
  )
}

const Said = styled.span`
  font-weight: 400;
  color: ${token('amber-deep')};
`
