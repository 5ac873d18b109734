import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { LEAVE_TYPES } from '@/domain/daysOff'
import { Legend } from '@/ui/Legend'
import { token } from '@/ui/tokens'
import { leaveStyles, nonWorkingStyles } from './leaveStyles'

/** What the hatches and letters mean. */
export function LeaveKey() {
  const { t } = useTranslation('team')
  return (
    <Legend role="list" aria-label={t('key.title')}>
      {LEAVE_TYPES.map((leaveType) => (
        <li key={leaveType}>
          <Swatch aria-hidden data-leave={leaveType}>
            {t(`letter.${leaveType}`)}
          </Swatch>
          {t(`type.${leaveType}`)}
        </li>
      ))}
      <li>
        <Free aria-hidden />
        {t('key.nonWorking')}
      </li>
    </Legend>
  )
}

const Swatch = styled.span`
  ${leaveStyles}
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 20px;
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-12')} ${token('font')};
`
const Free = styled.span`
  ${nonWorkingStyles}
  inline-size: 24px;
  block-size: 20px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-mark')};
`
