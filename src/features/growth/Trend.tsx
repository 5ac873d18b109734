import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'

type TrendProps = {
  kind: 'toLastWeek' | 'toLastYear'
  /** mm/d; null is unknown */
  change: number | null
}

/** Growth now against then: an arrow and words. */
export function Trend({ kind, change }: TrendProps) {
  const { t } = useTranslation('growth')
  const format = useFormat()
  const amount = change === null ? '' : format.quantity(Math.abs(change), 'growthRate')
  const same = amount === format.quantity(0, 'growthRate')
  const way = change === null ? 'unknown' : same ? 'same' : change > 0 ? 'more' : 'less'
  return (
    <Line>
      {(way === 'more' || way === 'less') && (
        <Glyph name={way === 'more' ? 'sortUp' : 'sortDown'} size={14} />
      )}
      {t(`today.${kind}.${way}`, { amount })}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
