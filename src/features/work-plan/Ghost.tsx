import styled from '@emotion/styled'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { token } from '@/ui/tokens'
import { type Item, usePlan } from './plan'

/** What the pointer carries. */
export function Ghost({ item }: { item: Item }) {
  const { facts } = usePlan()
  const job = item.kind === 'job' ? item.job : item.draft
  return (
    <Carried data-ghost aria-hidden>
      <ActivityIcon name={job.activityName} size={16} />
      <bdi>{facts.work(job)}</bdi>
    </Carried>
  )
}

const Carried = styled.div`
  position: fixed;
  inset-block-start: 0;
  /* A pointer's place is counted from the left in every language. */
  direction: ltr;
  inset-inline-start: 0;
  z-index: 50;
  display: flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 240px;
  padding: 6px 8px;
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  box-shadow: ${token('shadow')};
  font: 500 ${token('t-14')} ${token('font')};
  pointer-events: none;
  /* Until the pointer's place is known. */
  translate: -9999px 0;
`
