import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { nextSession, workBefore } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'

type WorkBeforeProps = { activities: readonly Activity[]; now: Date }

/** The work on the pitch between now and the session. */
export function WorkBefore({ activities, now }: WorkBeforeProps) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const { type } = useActivityWords()
  const session = nextSession(activities, now)
  if (!session) return null
  const today = dayAtGround(now, format.timeZone)
  const moment = (instant: string) => shortMoment(instant, today, format)
  const dayOf = (instant: string) => dayAtGround(instant, format.timeZone)
  const work = workBefore(activities, session, now)
  return (
    <Section heading={t('before')}>
      {work.length === 0 ? (
        <Quiet>{t('beforeNone')}</Quiet>
      ) : (
        <Rows>
          {work.map((job) => (
            <Row
              key={job.id}
              title={type(job.activityName)}
              meta={t('until', {
                from: moment(job.startDate),
                to:
                  dayOf(job.startDate) === dayOf(job.endDate)
                    ? format.time(job.endDate)
                    : moment(job.endDate),
              })}
              end={job.status === 'in_progress' && <Now>{t('workNow')}</Now>}
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}

const Now = styled.span`
  color: ${token('green-deep')};
  font-weight: 500;
`
const Quiet = styled.p`
  padding-block: 12px;
  border-block-start: 1px solid ${token('line')};
  color: ${token('ink-2')};
`
