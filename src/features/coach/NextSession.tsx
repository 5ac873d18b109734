import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { lastWatering, nextSession, workBefore } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { duration, shortMoment } from '@/i18n/moments'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { desktop } from '@/ui/media'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { StatusMark } from '@/ui/StatusMark'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useSessionWords } from './useSessionWords'

type NextSessionProps = { activities: readonly Activity[]; now: Date }

/** The next session with its pitch and a countdown, and the work that is done there before it (F39). */
export function NextSession({ activities, now }: NextSessionProps) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const words = useSessionWords(now)
  const session = nextSession(activities, now)
  if (!session) return <Nothing>{t('nextEmpty')}</Nothing>
  const minutes = (Date.parse(session.startDate) - now.getTime()) / 60_000
  const pitch = words.pitch(session) || t('noPitch')
  return (
    <>
      <Ink className="on-ink">
        <Label>{minutes > 0 ? t('next') : t('nextStarted')}</Label>
        <h2>
          <bdi>{words.name(session)}</bdi>
        </h2>
        <Where>
          <bdi>{pitch}</bdi>
        </Where>
        <When>
          <time dateTime={session.startDate}>
            {words.day(session.startDate)} {format.time(session.startDate)}
          </time>
          <span>
            {minutes > 0
              ? t('startsIn', { time: duration(minutes, format) })
              : t('onUntil', { time: format.time(session.endDate) })}
          </span>
        </When>
        <Watered activities={activities} session={session} now={now} />
      </Ink>
      <WorkBefore activities={activities} session={session} now={now} />
    </>
  )
}

function Watered({ activities, session, now }: NextSessionProps & { session: Activity }) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const watering = lastWatering(activities, session)
  if (!watering) return null
  const today = dayAtGround(now, format.timeZone)
  const time = shortMoment(watering.endDate, dayAtGround(watering.endDate, format.timeZone), today, format)
  const amount = watering.fields.find(({ key }) => key === 'amount')?.value
  return (
    <Water>
      {typeof amount === 'number'
        ? t('wateredAmount', { time, amount: format.quantity(amount, 'rain') })
        : t('watered', { time })}
    </Water>
  )
}

function WorkBefore({ activities, session, now }: NextSessionProps & { session: Activity }) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const { type } = useActivityWords()
  const today = dayAtGround(now, format.timeZone)
  const work = workBefore(activities, session, now)
  const moment = (instant: string) =>
    shortMoment(instant, dayAtGround(instant, format.timeZone), today, format)
  return (
    <Section heading={t('before')}>
      {work.length === 0 ? (
        <Quiet>{t('beforeNone')}</Quiet>
      ) : (
        <Rows>
          {work.map((job) => (
            <Row
              key={job.id}
              leadWidth="24px"
              lead={<ActivityIcon name={job.activityName} />}
              title={type(job.activityName)}
              meta={t('until', { from: moment(job.startDate), to: format.time(job.endDate) })}
              end={<StatusMark status={job.status === 'in_progress' ? 'in_progress' : 'planned'} />}
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}

const Ink = styled.section`
  padding: 16px;
  background: ${token('paper')};
  color: ${token('ink')};

  > h2 {
    font: 600 ${token('t-24')} ${token('font')};
    overflow-wrap: anywhere;
  }
  ${desktop} {
    padding: 24px;
    border-radius: ${token('r-card')};
  }
`
const Label = styled.p`
  color: ${token('green')};
  font-weight: 500;
`
const Where = styled.p`
  font: 400 ${token('t-20')} ${token('font')};
  color: ${token('ink-2')};
`
const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-block-start: 16px;

  > time {
    font: 600 ${token('t-20')} ${token('font')};
  }
  > span {
    font: 600 ${token('t-32')} ${token('font')};
  }
`
const Water = styled.p`
  margin-block-start: 8px;
  color: ${token('blue')};
  font-weight: 500;
`
const Nothing = styled.p`
  padding: 16px;
  color: ${token('ink-2')};
  font: 400 ${token('t-16')} ${token('font')};

  ${desktop} {
    padding-inline: 0;
  }
`
const Quiet = styled.p`
  padding-block: 12px;
  border-block-start: 1px solid ${token('line')};
  color: ${token('ink-2')};
`
