import styled from '@emotion/styled'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { calledOff, CANCEL_REASONS } from '@/domain/calledOff'
import { doneAsPlanned, handedOver, lengthOf, movedToDay } from '@/domain/planning/dayPlan'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { phone } from '@/ui/media'
import { Menu } from '@/ui/Menu'
import { token } from '@/ui/tokens'
import { DoneOtherwise, type Otherwise } from './DoneOtherwise'
import { usePlan } from './plan'

type CloseRowProps = {
  job: Activity
  /** How it was otherwise than planned; undefined where nobody says so. */
  typed: Otherwise | undefined
  onType: (typed: Otherwise | undefined) => void
}

/** One open job at the end of the day, and where it can go. */
export function CloseRow({ job, typed, onType }: CloseRowProps) {
  const { t } = useTranslation(['workPlan', 'work'])
  const format = useFormat()
  const { acts, facts, day, nextDay, nextDayName, people, awayOn, timeZone } = usePlan()
  const formId = useId()
  const work = facts.work(job)
  const write = (after: Activity, said: string) =>
    void acts.perform({ change: [{ before: job, after }] }, said)
  const who = facts.people(job)
  // What is under way stays on its day, whoever goes on with it.
  const isMoved = job.status === 'planned'
  const onNextDay = (one: Activity) => (isMoved ? movedToDay(one, nextDay, timeZone) : one)
  return (
    <Row aria-label={work}>
      <Head>
        <ActivityIcon name={job.activityName} size={20} />
        <Words>
          <b>{work}</b>
          <small>
            {t('close.meta', {
              time: shortMoment(job.startDate, day, format),
              length: facts.lengthOf(job),
              people: who || t('preview.nobody'),
            })}
          </small>
        </Words>
      </Head>
      <Buttons>
        <Button
          size="small"
          aria-label={t('close.doneWork', { work })}
          onClick={() => write(doneAsPlanned(job), t('said.doneWork', { work }))}
        >
          {t('close.done')}
        </Button>
        <Button
          size="small"
          aria-expanded={typed !== undefined}
          aria-controls={formId}
          aria-label={t('close.otherwiseWork', { work })}
          onClick={() =>
            onType(
              typed
                ? undefined
                : { minutes: lengthOf(job), quantities: new Map(), machineHours: new Map(), note: '' },
            )
          }
        >
          {t('close.otherwise')}
        </Button>
        {isMoved && (
          <Button
            size="small"
            aria-label={t('close.nextWork', { work, day: nextDayName })}
            onClick={() => write(onNextDay(job), t('said.movedWork', { work, day: nextDayName }))}
          >
            {nextDayName}
          </Button>
        )}
        <Menu
          label={t('close.dropWork', { work })}
          trigger={
            <Button size="small" aria-label={t('close.dropWork', { work })}>
              {t('close.drop')}
            </Button>
          }
          groups={[
            {
              id: 'reason',
              heading: t('cancel.why'),
              entries: CANCEL_REASONS.map((reason) => ({
                id: reason,
                label: t(`work:cancelReason.${reason}`),
                onSelect: () => write(calledOff(job, reason, ''), t('said.cancelled', { count: 1 })),
              })),
            },
          ]}
        />
        <Menu
          label={t('close.handWork', { work })}
          trigger={
            <Button size="small" aria-label={t('close.handWork', { work })}>
              {t('close.hand')}
            </Button>
          }
          groups={[
            {
              id: 'people',
              heading: isMoved ? t('close.handTo', { day: nextDayName }) : t('close.hand'),
              entries: people
                .filter(({ id }) => !job.userIds.includes(id))
                .map(({ id, name }) => {
                  const isAway = awayOn(id, isMoved ? nextDay : day) !== undefined
                  return {
                    id,
                    label: name,
                    ...(isAway ? { hint: t('person.away') } : {}),
                    disabled: isAway,
                    onSelect: () =>
                      write(
                        onNextDay(handedOver(job, job.userIds[0], id)),
                        isMoved
                          ? t('said.handed', { work, person: name, day: nextDayName })
                          : t('said.assigned', { work, person: name }),
                      ),
                  }
                }),
            },
          ]}
        />
      </Buttons>
      {typed && (
        <Form id={formId}>
          <DoneOtherwise job={job} typed={typed} onType={onType} />
        </Form>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 16px;
  padding-block: 8px;
  border-block-start: 1px solid ${token('line')};

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 12px;
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
`
const Words = styled.p`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > b {
    font-weight: 500;
  }
  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${phone} {
    gap: 12px 8px;
  }
`
const Form = styled.div`
  grid-column: 1 / -1;
`
