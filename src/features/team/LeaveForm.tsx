import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LEAVE_TYPES } from '@/domain/daysOff'
import { daysBetween } from '@/domain/groundTime'
import {
  afterWrite,
  crowdedDays,
  type LeaveChange,
  leaveChange,
  leaveMove,
  type LeaveRange,
  type LeaveStretch,
  type LeaveType,
} from '@/domain/leave'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { hover, touch } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { token } from '@/ui/tokens'
import type { LeaveScene } from './leaveScene'
import { leaveStyles } from './leaveStyles'
import { useLeaveText } from './useLeaveText'

export type LeaveDecision = { change: LeaveChange; range: LeaveRange; leaveType: LeaveType | null }

type LeaveFormProps = {
  scene: LeaveScene
  range: LeaveRange
  /** Leave that is there already and is to be changed. */
  stretch: LeaveStretch | undefined
  onDecide: (decision: LeaveDecision) => void
}

/** One press on a kind of leave writes it; the days can be set without dragging (quality K1). */
export function LeaveForm({ scene, range, stretch, onDecide }: LeaveFormProps) {
  const { t } = useTranslation('team')
  const text = useLeaveText()
  const { weekStart } = useFormat()
  const [from, setFrom] = useState<string | null>(range.from)
  const [to, setTo] = useState<string | null>(range.to)
  const first = useFirstFocus()

  const fault =
    from === null || to === null || to < from
      ? t('form.order')
      : daysBetween(from, to) > MOST_DAYS
        ? t('form.tooLong')
        : undefined
  const wanted = fault === undefined && from !== null && to !== null ? { user: range.user, from, to } : null
  const changeTo = (leaveType: LeaveType): LeaveChange | undefined =>
    wanted === null
      ? undefined
      : stretch
        ? leaveMove(stretch, wanted, leaveType, scene.daysOff, scene.nonWorking)
        : leaveChange(wanted, leaveType, scene.daysOff, scene.nonWorking)

  const decide = (leaveType: LeaveType) => {
    const change = changeTo(leaveType)
    if (change && wanted) onDecide({ change, range: wanted, leaveType })
  }
  const removal = leaveChange(stretch ?? wanted ?? range, null, scene.daysOff, scene.nonWorking)
  const write = changeTo('holiday')?.write
  const crowded = write
    ? crowdedDays(afterWrite(scene.daysOff, write), scene.mostOff).filter((day) =>
        write.add.some(({ date }) => date === day),
      )
    : []
  return (
    <Form role="group" aria-label={t('form.choose')}>
      <Types>
        {LEAVE_TYPES.map((leaveType, at) => (
          <Type
            key={leaveType}
            type="button"
            ref={at === 0 ? first : undefined}
            aria-pressed={stretch ? stretch.leaveType === leaveType : undefined}
            disabled={wanted === null}
            onClick={() => decide(leaveType)}
          >
            <Swatch aria-hidden data-leave={leaveType}>
              {t(`letter.${leaveType}`)}
            </Swatch>
            {t(`type.${leaveType}`)}
          </Type>
        ))}
      </Types>
      <Days>
        <DateField
          size="small"
          label={t('form.first')}
          value={from}
          onChange={setFrom}
          firstDayOfWeek={weekStart === 0 ? 'sun' : 'mon'}
        />
        <DateField
          size="small"
          label={t('form.last')}
          value={to}
          onChange={setTo}
          error={fault}
          firstDayOfWeek={weekStart === 0 ? 'sun' : 'mon'}
        />
      </Days>
      {crowded.length > 0 && (
        <Notice tone="warning">
          {t('form.crowded', { count: scene.mostOff, days: text.days(crowded) })}
        </Notice>
      )}
      {removal.write.remove.dates.length > 0 && (
        <Button
          danger
          wide
          layout="secondary"
          onClick={() => onDecide({ change: removal, range: stretch ?? wanted ?? range, leaveType: null })}
        >
          {t('form.remove')}
        </Button>
      )}
    </Form>
  )
}

const MOST_DAYS = 365

/** The form has just been opened; choosing is the next thing to do. */
function useFirstFocus() {
  return (button: HTMLButtonElement | null) => {
    if (button && !button.closest('[role=group]')?.contains(document.activeElement)) button.focus()
  }
}

const Form = styled.div`
  display: grid;
  gap: 12px;
  inline-size: 320px;
  max-inline-size: 100%;

  ${touch} {
    inline-size: 100%;
  }
`
const Types = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`
const Type = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 40px;
  padding: 4px 8px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-ctl')};
  color: ${token('ink')};
  font: 500 ${token('t-14')} ${token('font')};
  text-align: start;

  &[aria-pressed='true'] {
    outline: 2px solid ${token('ink')};
    outline-offset: -2px;
  }
  &:disabled {
    opacity: 0.45;
  }
  ${hover} {
    &:not(:disabled):hover {
      background: ${token('mint')};
    }
  }
  ${touch} {
    min-block-size: 48px;
  }
`
const Swatch = styled.span`
  ${leaveStyles}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-12')} ${token('font')};
`
const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`
