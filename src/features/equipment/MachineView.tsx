import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentAt } from '@/api/sentAt'
import type { Activity } from '@/domain/activity'
import type { Equipment } from '@/domain/equipment'
import { machineWork } from '@/domain/machineCare'
import type { Id } from '@/domain/wire'
import { type QueryLike, QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { BrokenJobs } from './BrokenJobs'
import { JobList } from './JobList'
import { MachineFacts } from './MachineFacts'
import { MonthHours } from './MonthHours'

type MachineViewProps = {
  machine: Equipment
  work: QueryLike<Activity[]> & { fulfilledTimeStamp?: number | undefined }
  running: number | undefined
  now: Date
  canWrite: boolean
  log: (id: Id, activities: readonly Activity[]) => ReactNode
}

const NONE: readonly Activity[] = []

/** A machine to look at: what is broken by it, facts, plan, faults and care, hours, past. */
export function MachineView({ machine, work, running, now, canWrite, log }: MachineViewProps) {
  const { t } = useTranslation('equipment')
  return (
    <Parts>
      {work.data && <BrokenJobs machine={machine} activities={work.data} now={now} />}
      <MachineFacts
        machine={machine}
        activities={work.data ?? NONE}
        running={running}
        now={now}
        canWrite={canWrite}
      />
      <QueryState query={work} skeleton={<Skeleton count={4} />} empty={{ when: () => false, title: '' }}>
        {(activities) => {
          const { next, done } = machineWork(activities, machine.id)
          return (
            <>
              <Section inset heading={t('work.next')} count={next.length || undefined}>
                {next.length === 0 ? <p>{t('work.nextNone')}</p> : <JobList jobs={next} now={now} />}
              </Section>
              {log(machine.id, activities)}
              <MonthHours id={machine.id} activities={activities} at={sentAt(work)} />
              <Section inset heading={t('work.done')} count={done.length || undefined}>
                {done.length === 0 ? (
                  <p>{t('work.doneNone')}</p>
                ) : (
                  <JobList jobs={done} now={now} hoursOf={machine.id} />
                )}
              </Section>
            </>
          )
        }}
      </QueryState>
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
