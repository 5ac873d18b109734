import styled from '@emotion/styled'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTypedDay } from '@/domain/readTypedDay'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { forcedColors, hover, touch } from '@/ui/media'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { EARLIEST, LATEST } from './calendarAddress'
import { DayMarks } from './DayMarks'
import type { DayNotes } from './dayNotes'
import { MonthGrid } from './MonthGrid'
import { monthsOn } from './monthWeeks'
import { useScene } from './scene'
import { useDayText } from './useDayText'
import { useMonthFocus } from './useMonthKeys'

type MiniMonthProps = {
  date: Day
  /** Of the days that are known; others have no marks. */
  notes: ReadonlyMap<Day, DayNotes>
  counts: ReadonlyMap<Day, number>
  onDay: (day: Day) => void
  /** With a field to type a day into. */
  typed?: boolean
}

/** A small month to jump by: turning its pages moves nothing else, choosing a day goes to it. */
export function MiniMonth({ date, notes, counts, onDay, typed = false }: MiniMonthProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const text = useDayText()
  const [focused, move] = useMonthFocus(date)
  const nameOf = (day: Day) => {
    const note = notes.get(day)
    return note ? text.label(day, note, counts.get(day) ?? 0, 'full') : format.day(day, 'full')
  }
  return (
    <Mini>
      {typed && <TypedDay onDay={onDay} />}
      <Bar>
        <strong aria-live="polite">{format.day(focused, 'monthYear')}</strong>
        <IconButton size="small" label={t('month.previous')} onClick={() => move(monthsOn(focused, -1))}>
          <Icon name="chevronLeft" />
        </IconButton>
        <IconButton size="small" label={t('month.next')} onClick={() => move(monthsOn(focused, 1))}>
          <Icon name="chevronRight" />
        </IconButton>
      </Bar>
      <MonthGrid
        look="small"
        focused={focused}
        chosen={date}
        onMove={move}
        onChoose={onDay}
        onOpen={onDay}
        nameOf={nameOf}
        isOff={(day) => notes.get(day)?.nonWorking ?? false}
        cells={() => (day) => (
          <Cell data-chosen={day === date || undefined} data-today={day === scene.today || undefined}>
            {format.day(day, 'dayOfMonth')}
            <DayMarks notes={notes.get(day)} work={counts.get(day) ?? 0} />
          </Cell>
        )}
      />
    </Mini>
  )
}

/** "24.4.", "+3", "2026-04-24": whoever knows the day need not look for it. */
function TypedDay({ onDay }: { onDay: (day: Day) => void }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const isPhone = useIsPhone()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const day = readTypedDay(typed, scene.now, format)
    if (day !== undefined && day >= EARLIEST && day <= LATEST) onDay(day)
    else setWrong(true)
  }
  return (
    <Line onSubmit={go} noValidate>
      <TextField
        label={t('month.typed')}
        description={t('month.typedHint')}
        error={wrong ? t('month.typedWrong') : undefined}
        value={typed}
        {...(isPhone ? {} : focusedFirst)}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        end={
          <Button type="submit" layout="plain" size="small">
            {t('month.go')}
          </Button>
        }
      />
    </Line>
  )
}

/** Not on a phone, where the keyboard would hide the month. */
const focusedFirst = { autoFocus: true } as const

const Mini = styled.div`
  display: grid;
  gap: 8px;
  inline-size: 268px;

  ${touch} {
    inline-size: min(324px, calc(100vw - 48px));
  }
`
const Line = styled.form`
  padding-block-end: 12px;
  border-block-end: 1px solid ${token('line')};
`
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  > strong {
    flex: 1;
    padding-inline-start: 8px;
    font: 600 ${token('t-14')} ${token('font')};
  }
`
const Cell = styled.span`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 1px;
  block-size: 36px;
  border-radius: ${token('r-ctl')};
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink')};

  td[data-beyond] > & {
    color: ${token('ink-2')};
  }
  &&[data-today] {
    font-weight: 700;
    color: ${token('green-deep')};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  &&[data-chosen] {
    background: ${token('ink')};
    color: ${token('paper')};

    ${forcedColors} {
      outline: 2px solid Highlight;
    }
  }
  ${hover} {
    &:not([data-chosen]):hover {
      background: ${token('mint')};
    }
  }
  ${touch} {
    block-size: 46px;
    font: 400 ${token('t-16')} ${token('font')};
  }
`
