import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetEquipmentQuery } from '@/api/storage'
import { useGetCompanyQuery } from '@/api/api'
import { type Activity, machinesOf, productsOf } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { isOn } from '@/domain/switches'
import { isPaused } from '@/domain/workedTime'
import { useFormat } from '@/i18n/format'
import { Checkbox } from '@/ui/Checkbox'
import { StatusMark } from '@/ui/StatusMark'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { withJob } from './jobAddress'
import { JobPlace } from './JobPlace'
import { JobProducts } from './JobProducts'
import { JobSettings } from './JobSettings'
import type { PocketActs } from './usePocketActs'

type JobFactsProps = {
  job: Activity
  /** Absent where nothing can be changed. */
  acts: PocketActs | undefined
  checklist: PocketActs['checklistOf']
}

/** Where, how, with which machine, how much of what, what to tick off, and what was noted. */
export function JobFacts({ job, acts, checklist }: JobFactsProps) {
  const { t } = useTranslation('mobile')
  const { search } = useLocation()
  const format = useFormat()
  const { data: company } = useGetCompanyQuery()
  const { data: machines = [] } = useGetEquipmentQuery(undefined, {
    skip: company === undefined || !isOn('storage', company),
  })
  const uses = machinesOf(job)
  const items = checklist(job)
  const withProducts = company !== undefined && isOn('product_management', company)
  return (
    <>
      {!isOpen(job) && <StatusMark status={job.status === 'cancelled' ? 'cancelled' : 'completed'} />}
      {acts && isPaused(job, acts.pauseOf(job)) && <Quiet>{t('card.pausedOnDevice')}</Quiet>}
      <JobPlace job={job} />
      <JobSettings job={job} />
      {uses.length > 0 && (
        <Part heading={t('card.machines')}>
          <ul>
            {uses.map(({ id, hours }) => {
              const machine = machines.find((one) => one.id === id)?.name ?? id
              return (
                <li key={id}>
                  <bdi>
                    {hours === undefined
                      ? machine
                      : t('card.machineHours', { machine, hours: format.quantity(hours, 'hours') })}
                  </bdi>
                </li>
              )
            })}
          </ul>
        </Part>
      )}
      {withProducts && productsOf(job).length > 0 && (
        <Part heading={t('card.products')}>
          <JobProducts job={job} />
        </Part>
      )}
      {items.length > 0 && (
        <Part heading={t('card.checklist')}>
          {items.map(({ text, done }, at) => (
            <Checkbox
              key={`${text} ${at}`}
              label={<bdi>{text}</bdi>}
              checked={done}
              disabled={!acts}
              onChange={(event) => acts?.tick(job, text, event.target.checked)}
            />
          ))}
          {acts && <Quiet>{t('card.onDevice')}</Quiet>}
        </Part>
      )}
      {job.notes && (
        <Part heading={t('card.notes')}>
          <Notes dir="auto">{job.notes}</Notes>
        </Part>
      )}
      <More>
        <TextLink to={{ search: withWorkSheet(withJob(search, null), { kind: 'open', id: job.id }) }}>
          {t('card.details')}
        </TextLink>
      </More>
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box>
      <h3>{heading}</h3>
      {children}
    </Box>
  )
}

const Box = styled.section`
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('line')};
  overflow-wrap: anywhere;
`
const Quiet = styled.p`
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Notes = styled.p`
  white-space: pre-line;
`
const More = styled.div`
  > a {
    display: inline-flex;
    align-items: center;
  }
`
