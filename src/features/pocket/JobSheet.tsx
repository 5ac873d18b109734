import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { isReadOnly } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { ownValue } from '@/lib/ownValue'
import { useServerId } from '@/outbox/useOutbox'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { EmptyState } from '@/ui/EmptyState'
import { QueryState } from '@/ui/QueryState'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { useActivityWords } from '@/ui/useActivityWords'
import { useIsThere } from '@/ui/useIsThere'
import { DifferenceForm } from './DifferenceForm'
import { JobFacts } from './JobFacts'
import { JobPresses } from './JobPresses'
import { JobTime } from './JobTime'
import { largeStyles } from './largeStyles'
import { TroubleForm } from './TroubleForm'
import { usePocketActs } from './usePocketActs'
import { usePocketDay } from './usePocketDay'
import { useJobWords } from '@/ui/useJobWords'

type JobSheetProps = { id: Id; onClose: () => void }
export type SheetView = 'facts' | 'difference' | 'trouble'

/** A job in the hand: where, with what, what to tick off, and the presses that move it on (F36). */
export function JobSheet({ id, onClose }: JobSheetProps) {
  const { t } = useTranslation('mobile')
  const day = usePocketDay()
  const serverId = useServerId(id)
  const title = useActivityWords().title
  const { data: pitches = [] } = useGetPitchesQuery()
  const words = useJobWords(pitches)
  const job = day.query.data?.find((one) => one.id === id || one.id === serverId)
  if (!job)
    return (
      <Sheet open onClose={onClose} title={t('title')}>
        <QueryState
          query={day.query}
          skeleton={<Skeleton count={6} />}
          empty={{ when: () => false, title: t('card.gone') }}
        >
          {() => <EmptyState title={t('card.gone')} text={t('card.goneText')} />}
        </QueryState>
      </Sheet>
    )
  return (
    <OpenSheet key={id} job={job} day={day} title={title(job)} where={words.where(job)} onClose={onClose} />
  )
}

type OpenSheetProps = {
  job: Activity
  day: ReturnType<typeof usePocketDay>
  title: string
  where: string
  onClose: () => void
}

function OpenSheet({ job, day, title, where, onClose }: OpenSheetProps) {
  const { data: company } = useGetCompanyQuery()
  const acts = usePocketActs()
  const isThere = useIsThere()
  const [view, setView] = useState<SheetView>('facts')
  const [left, setLeft] = useState<SheetView>()
  const canWrite = company !== undefined && !isReadOnly(company) && isOpen(job)
  const pause = ownValue(day.pauses, job.id)
  const done = (went: boolean) => {
    if (went && isThere()) onClose()
  }
  const look = () => {
    setLeft(view)
    setView('facts')
  }
  const shown = { job, acts, onDone: done, onBack: look }
  return (
    <Sheet
      open
      onClose={onClose}
      sticky={view !== 'facts'}
      icon={<ActivityIcon name={job.activityName} size={24} />}
      title={<bdi>{title}</bdi>}
      subtitle={where && <Where>{where}</Where>}
      footer={
        canWrite && view === 'facts' ? (
          <JobPresses job={job} pause={pause} acts={acts} left={left} onView={setView} onDone={done} />
        ) : undefined
      }
    >
      <Large>
        {isOpen(job) && <JobTime job={job} now={day.now} pause={pause} />}
        {view === 'facts' && (
          <JobFacts job={job} acts={canWrite ? acts : undefined} checklist={acts.checklistOf} />
        )}
        {view === 'difference' && <DifferenceForm {...shown} now={day.now} />}
        {view === 'trouble' && <TroubleForm {...shown} />}
      </Large>
    </Sheet>
  )
}

const Where = styled.span`
  font-size: 1.125rem;
`
const Large = styled.div`
  ${largeStyles}
  display: grid;
  gap: 16px;
`
