import styled from '@emotion/styled'
import { Link, useLocation } from 'react-router-dom'
import type { Activity } from '@/domain/activity'
import { useNotSent } from '@/outbox/useOutbox'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Icon } from '@/ui/Icon'
import { NotSentMark } from '@/ui/NotSentMark'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { withJob } from './jobAddress'

/** Opened from here, so that closing goes back instead of on. */
export const FROM_LIST = { fromList: true } as const

type OpenJobProps = { job: Activity; meta: string; late?: boolean }

/** What a job is and where, as large as a wet glove needs it; a press opens its card. */
export function OpenJob({ job, meta, late = false }: OpenJobProps) {
  const { search } = useLocation()
  const work = useActivityWords().title(job)
  const notSent = useNotSent(`activity:${job.id}`)
  return (
    <Open to={{ search: withJob(search, job.id) }} state={FROM_LIST} preventScrollReset>
      <ActivityIcon name={job.activityName} size={24} />
      <Words>
        <h3>{job.status === 'cancelled' ? <s>{work}</s> : <bdi>{work}</bdi>}</h3>
        {meta && <p data-late={late || undefined}>{meta}</p>}
        <NotSentMark state={notSent} />
      </Words>
      <Icon name="chevronRight" size={20} />
    </Open>
  )
}

const Open = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 56px;
  border-radius: ${token('r-ctl')};

  > svg {
    flex: none;
  }
  > svg:last-child {
    color: ${token('ink-2')};
  }
`
const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > h3 {
    font: 600 ${token('t-20')} ${token('font')};
  }
  > p {
    font: 400 1.125rem/1.5rem ${token('font')};
    color: ${token('ink-2')};
  }
  > [data-late] {
    color: ${token('red')};
    font-weight: 600;
  }
`
