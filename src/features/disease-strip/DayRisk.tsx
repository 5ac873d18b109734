import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { of100, type WorstDisease } from '@/domain/diseaseOutlook'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { forcedColors, phone } from '@/ui/media'
import { token } from '@/ui/tokens'

type DayRiskProps = {
  worst: WorstDisease | null
  /** The section's name. */
  where: string
  day: Day
  onOpen: (anchor: HTMLElement) => void
}

/** The level of one day, with its number of 100; no reading is a dash, never 0. */
export function DayRisk({ worst, where, day, onOpen }: DayRiskProps) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const when = format.day(day, 'weekday')
  if (!worst) return <None role="img" aria-label={t('disease.unknown', { where, day: when })} />
  const level = t(`disease.level.${worst.level}`)
  return (
    <Cell
      type="button"
      data-level={worst.level}
      aria-haspopup="dialog"
      aria-label={
        worst.risk === null
          ? t('disease.cellLevel', { where, day: when, level })
          : t('disease.cell', { where, day: when, level, risk: format.number(of100(worst.risk)) })
      }
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {worst.risk === null ? t(`disease.short.${worst.level}`) : format.number(of100(worst.risk))}
    </Cell>
  )
}

const None = styled.span`
  display: block;
  block-size: 28px;
  border-radius: ${token('r-mark')};
  background: repeating-linear-gradient(135deg, transparent 0 3px, ${token('nodata')} 3px 4px);

  ${phone} {
    block-size: 44px;
  }
`
const Cell = styled.button`
  display: block;
  inline-size: 100%;
  block-size: 28px;
  border-radius: ${token('r-mark')};
  background: ${token('nodata-bg')};
  color: ${token('ink-2')};
  font: 400 ${token('t-12')} ${token('font')};
  font-variant-numeric: tabular-nums;
  text-align: center;

  &[data-level='moderate'] {
    background: ${token('amber-tint')};
    color: ${token('amber-deep')};
    font-weight: 600;
  }
  &[data-level='high'] {
    background: ${token('red-tint')};
    color: ${token('red')};
    font-weight: 700;
    box-shadow: inset 0 -2px ${token('red')};
  }
  ${phone} {
    block-size: 44px;
    font-size: ${token('t-14')};
  }
  ${forcedColors} {
    border: 1px solid GrayText;

    &[data-level='high'] {
      border-color: CanvasText;
    }
  }
`
