import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useNonWorkingDays } from '@/api/useNonWorkingDays'
import { aheadPeriod } from '@/domain/dayJobs'
import type { Day } from '@/domain/wire'
import { token } from '@/ui/tokens'

/** That nobody is due today (F1). */
export function NonWorkingTag({ today }: { today: Day }) {
  const { t } = useTranslation('activity')
  const { data: days } = useNonWorkingDays(aheadPeriod(today))
  return days?.some(({ date }) => date === today) ? <Tag>{t('nonWorkingDay')}</Tag> : null
}

const Tag = styled.small`
  display: inline-block;
  padding-inline: 8px;
  border: 1px solid ${token('ctl')};
  border-radius: 99px;
  font: 500 ${token('t-14')} ${token('font')};
  letter-spacing: 0;
  white-space: nowrap;
  vertical-align: middle;
`
