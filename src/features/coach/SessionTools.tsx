import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { sessionsAhead } from '@/domain/sessions'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useSessionCalendar } from './useSessionCalendar'

const RequestSheet = lazyPart(() => import('./RequestSheet'), 'RequestSheet')

/** What is done with the sessions ahead: a wish for the pitch, and one's own calendar. */
export function SessionTools({ activities, now }: { activities: readonly Activity[]; now: Date }) {
  const { t } = useTranslation('coach')
  const calendar = useSessionCalendar(now)
  const [isAsking, setIsAsking] = useState(false)
  const sessions = sessionsAhead(activities, now).filter(({ status }) => status !== 'cancelled')
  return (
    <Line>
      {sessions.length > 0 && <Button onClick={() => setIsAsking(true)}>{t('request.open')}</Button>}
      <Button busy={calendar.busy} onClick={calendar.save}>
        {t('calendar.save')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <RequestSheet sessions={sessions} now={now} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    flex: 1 1 160px;
    min-block-size: 48px;
    background: ${token('paper')};
  }
  ${phone} {
    padding: 16px 16px 8px;
  }
`
