import styled from '@emotion/styled'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useGetUserQuery } from '@/api/identity'
import { useGetNonWorkingDaysQuery } from '@/api/leave'
import { aheadPeriod } from '@/domain/dayJobs'
import type { Day } from '@/domain/wire'
import { selectUserId } from '@/session/sessionSlice'
import { token } from '@/ui/tokens'

/** That nobody is due today (F1). */
export function NonWorkingTag({ today }: { today: Day }) {
  const { t } = useTranslation('activity')
  const { data: user } = useGetUserQuery(useSelector(selectUserId) ?? skipToken)
  const organizationId = user?.organizationId
  const { data: days } = useGetNonWorkingDaysQuery(
    organizationId === undefined ? skipToken : { ...aheadPeriod(today), organizationId },
  )
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
