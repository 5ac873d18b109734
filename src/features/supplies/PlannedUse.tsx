import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { isLate } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { dayAtGround } from '@/domain/groundTime'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useNow } from '@/ui/useNow'
import type { Use } from './usesOf'
import { useSupplyText } from './useSupplyText'

type PlannedUseProps = { supply: Supply; uses: readonly Use[] }

/** Open work that takes or brings a product, each with its link to the work sheet. */
export function PlannedUse({ supply, uses }: PlannedUseProps) {
  const { t } = useTranslation('supplies')
  const { search } = useLocation()
  const now = useNow()
  const format = useFormat()
  const words = useSupplyText()
  const work = useActivityWords()
  const { t: ofWork } = useTranslation('activity')
  const { data: pitches } = useGetPitchesQuery()
  const meta = (job: Activity) => [
    format.day(dayAtGround(job.startDate, format.timeZone), 'weekday'),
    ...job.pitchIds.map((id) => pitches?.find((pitch) => pitch.id === id)?.name ?? id),
    ...(isLate(job, now) ? [ofWork('status.late')] : []),
  ]
  const amount = (draw: number | undefined) => {
    if (draw === undefined) return t('sheet.takesUnknown')
    const { unit } = supply.action
    return draw < 0 ? words.signed(-draw, unit) : words.amount(draw, unit)
  }
  return (
    <Rows>
      {uses.map(({ job, draw }) => (
        <Row
          key={job.id}
          lead={<ActivityIcon name={job.activityName} size={20} />}
          leadWidth="24px"
          title={work.title(job)}
          meta={meta(job).join(' · ')}
          end={<Amount data-brings={(draw ?? 0) < 0 || undefined}>{amount(draw)}</Amount>}
          to={withWorkSheet(search, { kind: 'open', id: job.id })}
        />
      ))}
    </Rows>
  )
}

const Amount = styled.span`
  font: 500 ${token('t-14')} ${token('font')};
  white-space: nowrap;

  &[data-brings] {
    color: ${token('green-deep')};
  }
`
