import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Clash } from '@/domain/planning/clashes'
import type { FreeSlot } from '@/domain/planning/freeSlots'
import { usePlanningText } from '@/i18n/planningText'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import type { ClashNames } from './useClashNames'
import { useSlotText } from './useSlotText'

type ClashNoticeProps = {
  clashes: readonly Clash[]
  slots: readonly FreeSlot[]
  /** Whether the weather of all these times is known, where the work waits for it. */
  isForecast: boolean
  names: ClashNames
  onSlot: (slot: FreeSlot) => void
}

/** More would push the form out of sight. */
const SHOWN = 3

/** What the work gets in the way of, said before it is saved, with the nearest times that are free (B1). */
export function ClashNotice({ clashes, slots, isForecast, names, onSlot }: ClashNoticeProps) {
  const { t } = useTranslation('work')
  const [all, setAll] = useState(false)
  const slotText = useSlotText()
  const planning = usePlanningText()
  // Of several pitches at once each meets the same person at the same work.
  const lines = [...new Set(clashes.map((clash) => planning.clash(clash, names, names.self(clash.ids))))]
  // One more is shown rather than counted: it takes no more room.
  const shown = all || lines.length === SHOWN + 1 ? lines : lines.slice(0, SHOWN)
  const free = t(isForecast ? 'sheet.freeSlots' : 'sheet.freeSlotsWeatherUnknown')
  return (
    <Notice tone="warning">
      <List role="list">
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > shown.length && (
          <li>
            <Button layout="plain" size="small" aria-expanded={false} onClick={() => setAll(true)}>
              {t('sheet.clashesMore', { count: lines.length - shown.length })}
            </Button>
          </li>
        )}
      </List>
      {slots.length > 0 && (
        <Slots role="group" aria-label={free}>
          <span>{free}</span>
          {slots.map((slot) => (
            <Button key={slot.startDate} size="small" onClick={() => onSlot(slot)}>
              {slotText(slot)}
            </Button>
          ))}
        </Slots>
      )}
    </Notice>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  gap: 4px;

  > li + li {
    font-weight: 400;
  }
`
const Slots = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  margin-block-start: 8px;

  > span {
    inline-size: 100%;
    font-weight: 400;
  }
`
