import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetActivitiesQuery } from '@/api/activities'
import { sentAt } from '@/api/sentAt'
import { workPeriod } from '@/domain/dayJobs'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { Icon } from '@/ui/Icon'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useToday } from '@/ui/useToday'

/** How old what is on screen is. */
export function Updated() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const today = useToday()
  const at = sentAt(useGetActivitiesQuery(workPeriod(today)))
  const isPhone = useIsPhone()
  if (!at) return null
  const time = shortMoment(at, today, format)
  return (
    <Age>
      <Icon name="cloudCheck" size={16} />
      {isPhone ? (
        <>
          <VisuallyHidden>{t('updated', { time })}</VisuallyHidden>
          <span aria-hidden>{time}</span>
        </>
      ) : (
        t('updated', { time })
      )}
    </Age>
  )
}

const Age = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${token('ink-2')};
  white-space: nowrap;
`
