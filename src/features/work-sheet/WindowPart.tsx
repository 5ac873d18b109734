import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { usePlanningText } from '@/i18n/planningText'
import { Button } from '@/ui/Button'
import { token } from '@/ui/tokens'
import { Cell } from './Cell'
import { useSlotText } from './useSlotText'
import type { WorkEntry } from './useWorkForm'
import { atTimes } from './workDraft'

type WindowPartProps = {
  entry: WorkEntry
  names: { person: (id: string) => string | undefined; fixture: (id: string) => string | undefined }
}

/** The next good slots with why they are good; a press sets the times (B7). */
export function WindowPart({ entry, names }: WindowPartProps) {
  const { t } = useTranslation('work')
  const format = useFormat()
  const slotText = useSlotText()
  const planning = usePlanningText()
  const { slots = [] } = entry.times
  if (slots.length === 0) return null
  return (
    <Cell role="group" aria-label={t('sheet.goodSlots')}>
      <Title>{t('sheet.goodSlots')}</Title>
      <List>
        {slots.map((slot) => (
          <li key={slot.startDate}>
            <Button size="small" onClick={() => entry.change(atTimes(entry.draft, slot, format.timeZone))}>
              {slotText(slot)}
            </Button>
            <small>{slot.reasons.map((reason) => planning.slotReason(reason, names)).join(' ')}</small>
          </li>
        ))}
      </List>
    </Cell>
  )
}

const Title = styled.h3`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  margin-block-end: 4px;
`
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(120px, auto) minmax(0, 1fr);
  align-items: center;
  gap: 12px 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: contents;
  }
  button {
    padding-inline: 8px;
    white-space: nowrap;
  }
  small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
