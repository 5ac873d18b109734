import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import type { DayOff } from '@/domain/daysOff'
import { movedToDay } from '@/domain/planning/dayPlan'
import { WORKING_DAY_MINUTES } from '@/domain/planning/load'
import { SET_UP_MINUTES } from '@/domain/planning/pieces'
import { type DropJob, staffingOf } from '@/domain/planning/staffing'
import type { Day, Instant } from '@/domain/wire'
import { AboutFigures } from '@/ui/AboutFigures'
import { Button } from '@/ui/Button'
import { LoadNotice } from '@/ui/LoadNotice'
import { Notice } from '@/ui/Notice'
import { ProgressLine } from '@/ui/ProgressLine'
import type { QueryLike } from '@/ui/QueryState'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { usePlan } from './plan'

type StaffingProps = {
  /** What tells who is here, and has not come. */
  unknown: readonly QueryLike<unknown>[]
  leave: readonly DayOff[]
  nonWorkingDays: readonly Day[]
  /** The weeks before, which tell when work was last done. */
  history: readonly Activity[]
  /** When the work of the day was sent. */
  sentAt: Instant | undefined
}

/** Whether those who are here can do it all, and if not, what can wait (B12). */
export function Staffing({ unknown, leave, nonWorkingDays, history, sentAt }: StaffingProps) {
  const { t } = useTranslation('workPlan')
  const { day, work, people, timeZone, facts } = usePlan()
  if (unknown.length > 0)
    return (
      <Section heading={t('staffing.heading')}>
        <LoadNotice queries={unknown} />
      </Section>
    )
  const { present, plannedMinutes, availableMinutes, gapMinutes, drops } = staffingOf(
    day,
    work,
    people.map(({ id }) => id),
    leave,
    nonWorkingDays,
    timeZone,
    [...history, ...work],
  )
  const share = availableMinutes > 0 ? plannedMinutes / availableMinutes : plannedMinutes > 0 ? 2 : 0
  return (
    <Section
      heading={t('staffing.heading')}
      action={
        <AboutFigures
          title={t('staffing.heading')}
          of="staffing"
          values={{
            hours: facts.hours(WORKING_DAY_MINUTES),
            setUp: facts.length(SET_UP_MINUTES),
          }}
          at={sentAt}
        />
      }
    >
      <Text>
        {present.length === 0
          ? t('staffing.nobody')
          : t('staffing.present', { count: present.length, available: facts.hours(availableMinutes) })}{' '}
        {(present.length > 0 || plannedMinutes > 0) &&
          t('staffing.planned', { planned: facts.hours(plannedMinutes) })}{' '}
        {gapMinutes === 0 &&
          present.length > 0 &&
          t('staffing.enough', { free: facts.hours(availableMinutes - plannedMinutes) })}
      </Text>
      {present.length > 0 && (
        <Share>
          <ProgressLine value={share} tone={share > 1 ? 'red' : 'green'} label={t('staffing.heading')} />
        </Share>
      )}
      {gapMinutes > 0 && (
        <Short>
          <Notice tone="warning">{t('staffing.short', { gap: facts.hours(gapMinutes) })}</Notice>
          <h3>{t('staffing.drops')}</h3>
          <Rows>
            {drops.map((drop) => (
              <Drop key={drop.activity.id} drop={drop} />
            ))}
          </Rows>
        </Short>
      )}
    </Section>
  )
}

function Drop({ drop: { activity: job, daysSince } }: { drop: DropJob }) {
  const { t } = useTranslation('workPlan')
  const { acts, facts, nextDay, nextDayName, timeZone } = usePlan()
  const name = facts.work(job)
  const length = facts.lengthOf(job)
  return (
    <Line>
      <p>
        <b>{name}</b>
        <small>
          {daysSince === undefined
            ? t('staffing.dropMetaNever', { length })
            : t('staffing.dropMeta', { length, count: daysSince })}
        </small>
      </p>
      <div>
        <Button
          size="small"
          aria-label={t('staffing.moveWork', { work: name, day: nextDayName })}
          onClick={() =>
            void acts.perform(
              { change: [{ before: job, after: movedToDay(job, nextDay, timeZone) }] },
              t('said.movedWork', { work: name, day: nextDayName }),
            )
          }
        >
          {t('staffing.move', { day: nextDayName })}
        </Button>
        {job.userIds.length > 0 && (
          <Button
            layout="plain"
            size="small"
            aria-label={t('staffing.unassignWork', { work: name })}
            onClick={() =>
              void acts.perform(
                { change: [{ before: job, after: { ...job, userIds: [] } }] },
                t('said.unassigned', { work: name }),
              )
            }
          >
            {t('staffing.unassign')}
          </Button>
        )}
      </div>
    </Line>
  )
}

const Text = styled.p`
  padding-block: 8px;
  border-block-start: 1px solid ${token('line')};
`
const Share = styled.div`
  padding-block-end: 12px;
`
const Short = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 12px;

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
  }
`
const Line = styled.li`
  padding-block: 8px;
  border-block-start: 1px solid ${token('line')};
  overflow-wrap: anywhere;

  > p {
    display: grid;
  }
  > p > b {
    font-weight: 500;
  }
  > p > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 4px;
  }
`
