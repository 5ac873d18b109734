import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { OfficeStatus } from '@/domain/league/officeRows'
import { token } from '@/ui/tokens'
import { StatusLight } from './StatusLight'

/** How a club or a pitch stands, in a word. */
export function StatusWord({ status }: { status: OfficeStatus }) {
  const { t } = useTranslation('clubs')
  return (
    <Line data-status={status} aria-busy={status === 'loading' || undefined}>
      <StatusLight status={status} />
      {t(`status.${status}`)}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 500;

  &[data-status='critical'] {
    color: ${token('red')};
  }
  &:is([data-status='outdated'], [data-status='unread'], [data-status='failed']) {
    color: ${token('amber-deep')};
  }
  &[data-status='loading'] {
    color: ${token('ink-2')};
  }
`
