import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetEquipmentActivitiesQuery } from '@/api/storage'
import type { Activity } from '@/domain/activity'
import { workPeriod } from '@/domain/dayJobs'
import type { Equipment } from '@/domain/equipment'
import { dayAtGround } from '@/domain/groundTime'
import { machinesInUse, machineWork, outOfOrder } from '@/domain/machineCare'
import { machineHistory } from '@/domain/machineLog'
import { isReadOnly } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { useNotSent } from '@/outbox/useOutbox'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { desktop } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/useNow'
import { useSearchChange } from '@/ui/useSearchChange'
import { FaultList } from './FaultList'
import { LogList } from './LogList'
import { type LogView, noteIn, withNote } from './noteAddress'
import { MachinePresses } from './MachinePresses'
import { useMachineNote } from './useMachineNote'

// The forms weigh more than the page, and are wanted one at a time.
const LogSheet = lazyPart(() => import('./LogSheet'), 'LogSheet', 'machine', 'equipment', 'activity')

const NotSentMark = lazyPart(() => import('@/ui/NotSentMark'), 'NotSentMark')

/** What the page draws of a machine with the parts of the shed. */
export type MachineParts = {
  facts: (shown: ShownMachine) => ReactNode
  /** What the plan loses while it is out of order. */
  broken: (machine: Equipment, activities: readonly Activity[], now: Date) => ReactNode
  uses: (jobs: readonly Activity[], machine: Equipment, now: Date) => ReactNode
}
export type ShownMachine = {
  machine: Equipment
  activities: readonly Activity[]
  running: number | undefined
  now: Date
}

type MachineProps = { machine: Equipment; parts: MachineParts }

const FROM_PAGE = { fromPage: true }
const NONE: readonly Activity[] = []
/** So many uses and notes are worth their place on a phone. */
const MOST = 5

/** A machine at the shed door: how it is, what is noted of it, and the presses that note more (F37). */
export function Machine({ machine, parts }: MachineProps) {
  const { t } = useTranslation('machine')
  const { timeZone } = useFormat()
  const now = useNow()
  const { data: company } = useGetCompanyQuery()
  const { data: local } = useGetLocalDataQuery()
  const work = useGetEquipmentActivitiesQuery(machine.id)
  const days = useGetActivitiesQuery(workPeriod(dayAtGround(now, timeZone)))
  const notes = useMachineNote(machine)
  const notSent = useNotSent(`equipment:${machine.id}`)
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const changeSearch = useSearchChange()
  // In the address, so that "back" closes the form and not the page.
  const view = noteIn(search)
  const open = (next: LogView) => changeSearch((present) => withNote(present, next), { state: FROM_PAGE })
  const goOn = (next: LogView) =>
    changeSearch((present) => withNote(present, next), { replace: true, state: state as unknown })
  // Opened by a link, there is no page behind it to go back to.
  const close = () => {
    if (state?.fromPage) void navigate(-1)
    else changeSearch((present) => withNote(present, null), { replace: true })
  }
  const canWrite = company !== undefined && !isReadOnly(company)
  // What waits to be sent is among the work of these days only.
  const known = (past: readonly Activity[]) => [
    ...new Map([...past, ...(days.data ?? NONE)].map((one) => [one.id, one])).values(),
  ]
  const running = days.data && (machinesInUse(days.data).get(machine.id) ?? 0)
  const history = machineHistory(known(work.data ?? NONE), local?.machineLog ?? [], machine.id)
  const faults = history.filter(({ kind }) => kind === 'fault').slice(0, MOST)
  const others = history.filter(({ kind }) => kind !== 'fault').slice(0, MOST)
  // While the rest cannot be had, nothing is said to be none.
  const isPart = work.data === undefined && work.error !== undefined
  const noted = (
    <>
      {(!isPart || faults.length > 0) && (
        <Section heading={t('faults')}>
          <FaultList entries={faults} />
        </Section>
      )}
      {(!isPart || others.length > 0) && (
        <Section heading={t('log')}>
          <LogList entries={others} />
        </Section>
      )}
    </>
  )
  return (
    <Columns>
      <State>
        <Section heading={t('state')}>
          {work.data && parts.broken(machine, work.data, now)}
          <Large>
            {parts.facts({ machine, activities: work.data ?? NONE, running, now })}
            {notSent && (
              <Suspense>
                <NotSentMark state={notSent} />
              </Suspense>
            )}
            {canWrite && outOfOrder(machine) > 0 && (
              <Button wide busy={notes.isBusy} onClick={() => void notes.backInOrder()}>
                {t('backInOrder')}
              </Button>
            )}
          </Large>
        </Section>
      </State>
      <History>
        {isPart && noted}
        <QueryState
          inset
          query={work}
          skeleton={<Skeleton count={4} />}
          empty={{ when: () => false, title: '' }}
        >
          {(activities) => {
            const uses = machineWork(activities, machine.id)
              .done.filter(({ activityName }) => activityName !== 'maintenance')
              .slice(0, MOST)
            return (
              <>
                {noted}
                <Section heading={t('uses')}>
                  {uses.length === 0 ? (
                    <None>{t('usesNone')}</None>
                  ) : (
                    <Uses>{parts.uses(uses, machine, now)}</Uses>
                  )}
                </Section>
              </>
            )
          }}
        </QueryState>
      </History>
      {canWrite && <MachinePresses onPress={open} />}
      {canWrite && view && (
        <Suspense>
          <LogSheet
            machine={machine}
            view={view}
            broken={(after) => parts.broken(after, known(work.data ?? NONE), now)}
            onView={goOn}
            onClose={close}
          />
        </Suspense>
      )}
    </Columns>
  )
}

/* At a desk what it is and what can be noted stand beside what was noted. */
const Columns = styled.div`
  ${desktop} {
    display: grid;
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    gap: 0 48px;
    align-items: start;
  }
`
const State = styled.div`
  ${desktop} {
    grid-area: 1 / 1;
  }
`
const History = styled.div`
  ${desktop} {
    grid-area: 1 / 2 / span 2;
  }
`
const Large = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 8px 16px;
  font-size: 1.125rem;
  line-height: 1.5rem;

  && > button {
    min-block-size: 56px;
    font-size: 1.125rem;
  }
`
/* The rows of the shed, as large as the rest of the page. */
const Uses = styled.div`
  && :is(li div, a) {
    font-size: 1.125rem;
    line-height: 1.5rem;
  }
`
const None = styled.p`
  font-size: 1.125rem;
  padding-block: 8px 16px;
`
