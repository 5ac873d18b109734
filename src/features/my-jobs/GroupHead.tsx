import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { WorkGroup } from '@/domain/activityWork'
import { token } from '@/ui/tokens'

type GroupHeadProps = {
  group: WorkGroup
  /** How many there are, shown or not. */
  count: number
}

/** Over the jobs that are late, running, to come or done. One list holds them all, so that a job that is started keeps the focus. */
export function GroupHead({ group, count }: GroupHeadProps) {
  const { t } = useTranslation('panels')
  return (
    <Item>
      <Heading data-late={group === 'late' || undefined}>
        {t(`jobs.${group}`)} <span>{count}</span>
      </Heading>
    </Item>
  )
}

const Item = styled.li`
  list-style: none;

  &:not(:first-of-type) {
    border-block-start: 1px solid ${token('line')};
  }
`
const Heading = styled.h3`
  padding-block: 12px 4px;
  font: 600 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > span {
    padding-inline-start: 2px;
    font-weight: 400;
  }
  &[data-late] {
    color: ${token('red')};
  }
`
