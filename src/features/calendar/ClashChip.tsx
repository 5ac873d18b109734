import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'

type ClashChipProps = { total: number; shown: number; onOpen: () => void }

/** How much there is to look at, of it what the filter shows, and the way to its list. */
export function ClashChip({ total, shown, onOpen }: ClashChipProps) {
  const { t } = useTranslation('calendar')
  const { number } = useFormat()
  return (
    <Place>
      <Button layout="plain" size="small" onClick={onOpen}>
        <Glyph name="warning" size={16} />
        {shown === total
          ? t('clashes.chip', { count: total })
          : t('clashes.chipOf', { shown: number(shown), total: number(total) })}
      </Button>
    </Place>
  )
}

const Place = styled.span`
  flex: none;
  white-space: nowrap;
`
