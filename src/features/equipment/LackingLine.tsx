import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { STOCK_DAYS } from '@/domain/stockAhead'
import { token } from '@/ui/tokens'

/** How many planned jobs are short of a machine; its row leads to them. */
export function LackingLine({ count }: { count: number }) {
  const { t } = useTranslation('equipment')
  return <Line>{t('lacking', { count, days: STOCK_DAYS })}</Line>
}

const Line = styled.small`
  display: block;
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('red')};
`
