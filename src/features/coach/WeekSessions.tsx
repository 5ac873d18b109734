import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { byDay, sessionsAhead } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { dayHeading } from '@/i18n/moments'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useSessionWords } from './useSessionWords'

/** Sessions and matches of the next days, by day. */
export function WeekSessions({ activities, now }: { activities: readonly Activity[]; now: Date }) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const words = useSessionWords(now)
  const today = dayAtGround(now, format.timeZone)
  const days = byDay(sessionsAhead(activities, now), format.timeZone)
  return (
    <Section heading={t('week')}>
      {days.length === 0 && <Quiet>{t('weekEmpty')}</Quiet>}
      {days.map(([day, sessions]) => (
        <div key={day}>
          <Heading {...dayHeading(day, today, format)} />
          <Rows>
            {sessions.map((session) => (
              <Row
                key={session.id}
                leadWidth="52px"
                lead={<time dateTime={session.startDate}>{format.time(session.startDate)}</time>}
                title={<bdi>{words.name(session)}</bdi>}
                meta={
                  session.status === 'cancelled'
                    ? t('cancelled')
                    : t('sessionAt', {
                        time: t('onUntil', { time: format.time(session.endDate) }),
                        pitch: words.pitch(session) || t('noPitch'),
                      })
                }
                struck={session.status === 'cancelled'}
                end={
                  <ActivityIcon
                    name={session.activityName}
                    label={t(`kind.${session.activityName === 'match' ? 'match' : 'training'}`)}
                  />
                }
              />
            ))}
          </Rows>
        </div>
      ))}
    </Section>
  )
}

function Heading({ name, date }: { name: string; date: string }) {
  return (
    <Day>
      {name} <span>{date}</span>
    </Day>
  )
}

const Day = styled.h3`
  padding-block: 12px 4px;
  font: 600 ${token('t-14')} ${token('font')};

  > span {
    font-weight: 400;
    color: ${token('ink-2')};
  }
  ${phone} {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Quiet = styled.p`
  padding-block: 12px;
  border-block-start: 1px solid ${token('line')};
  color: ${token('ink-2')};
`
