import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { addDays, daysBetween } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { IconButton } from '@/ui/IconButton'
import { phone } from '@/ui/media'
import { Slider } from './Slider'

/** Days that the slider reaches back and ahead; the arrows go on from there. */
const BACK = 60
const AHEAD = 9

type DayBarProps = { day: Day; today: Day; onChange: (day: Day) => void }

/** The day looked at: a step, a slide, or back to today. */
export function DayBar({ day, today, onChange }: DayBarProps) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const at = daysBetween(today, day)
  const say = (offset: number) => {
    const name = format.day(addDays(today, offset), 'weekday')
    return offset > 0 ? t('light.forecast', { day: name }) : name
  }
  return (
    <Bar>
      <IconButton size="small" label={t('light.previousDay')} onClick={() => onChange(addDays(day, -1))}>
        <Glyph name="back" />
      </IconButton>
      <IconButton size="small" label={t('light.nextDay')} onClick={() => onChange(addDays(day, 1))}>
        <Glyph name="forward" />
      </IconButton>
      {day !== today && (
        <Button size="small" layout="plain" onClick={() => onChange(today)}>
          {t('light.today')}
        </Button>
      )}
      <Slider
        label={t('light.day')}
        value={at}
        min={Math.min(-BACK, at)}
        max={Math.max(AHEAD, at)}
        say={say}
        onChange={(offset) => onChange(addDays(today, offset))}
      />
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;

  /* The day between its arrows, and the slider below them. */
  ${phone} {
    > div {
      display: contents;
    }
    > div > span {
      flex: 1;
      order: 1;
      text-align: center;
    }
    > span ~ :not(div) {
      order: 2;
    }
    > div > input {
      flex-basis: 100%;
      order: 3;
    }
  }
  @media print {
    display: none;
  }
`
