import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { LEAVE_TYPES } from '@/domain/daysOff'
import { leaveTotals } from '@/domain/leave'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import type { LeaveScene, Person } from './leaveScene'

/** A person's days off in a year by kind, as figures. */
export function PersonLeave({ person, year, scene }: { person: Person; year: string; scene: LeaveScene }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const totals = leaveTotals(
    scene.daysOff.filter(({ user, date }) => user === person.id && date.startsWith(year)),
  )
  return (
    <Figures>
      {[...LEAVE_TYPES, 'all' as const].map((type) => (
        <div key={type}>
          <dt>{type === 'all' ? t('card.all') : t(`type.${type}`)}</dt>
          <dd>{format.number(totals[type])}</dd>
        </div>
      ))}
    </Figures>
  )
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding-block: 4px 12px;

  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  dd {
    font: 600 ${token('t-20')} ${token('font')};
    font-variant-numeric: tabular-nums;
  }
`
