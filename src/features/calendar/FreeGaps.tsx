import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { usePlanningGround } from '@/api/usePlanning'
import { useWorkHistory } from '@/api/useWorkHistory'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import { toInstant } from '@/domain/groundTime'
import { freeGaps } from '@/domain/planning/freeGaps'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { duration } from '@/i18n/moments'
import { Skeleton } from '@/ui/Skeleton'
import { useScene } from './scene'

/** When a pitch is still free today between work, play and recovery, also of what was done weeks ago. */
export function FreeGaps({ pitchId }: { pitchId: Id }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const { now, today, timeZone } = useScene()
  const { data: company } = useGetCompanyQuery()
  const ground = usePlanningGround(aheadPeriod(today), company, now)
  const { data: work } = useGetActivitiesQuery(workPeriod(today))
  const { data: past, error } = useWorkHistory(today, true)
  if (!ground || !work || (!past && error === undefined)) return <Skeleton count={2} />
  const near = new Set(work.map(({ id }) => id))
  const all = [...work, ...(past ?? []).filter(({ id }) => !near.has(id))]
  const gaps = freeGaps(pitchId, today, all, { ...ground, timeZone }, toInstant(now))
  if (gaps.length === 0) return <p>{t('load.freeNone')}</p>
  return (
    <Gaps role="list">
      {gaps.map(({ from, to }) => (
        <li key={from}>
          {t('load.freeGap', {
            from: format.time(from),
            to: format.time(to),
            length: duration((Date.parse(to) - Date.parse(from)) / 60_000, format),
          })}
        </li>
      ))}
    </Gaps>
  )
}

const Gaps = styled.ul`
  display: grid;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`
