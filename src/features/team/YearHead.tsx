import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { addMonths } from '@/domain/months'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'

/** One year back or on. */
export function YearHead({ year, onYear }: { year: string; onYear: (year: string) => void }) {
  const { t } = useTranslation('team')
  const by = (years: number) => () => onYear(addMonths(`${year}-01`, years * 12).slice(0, 4))
  return (
    <Pair>
      <IconButton size="small" label={t('mine.previousYear')} onClick={by(-1)}>
        <Icon name="chevronLeft" size={16} />
      </IconButton>
      <IconButton size="small" label={t('mine.nextYear')} onClick={by(1)}>
        <Icon name="chevronRight" size={16} />
      </IconButton>
    </Pair>
  )
}

const Pair = styled.span`
  display: inline-flex;
  gap: 8px;
`
