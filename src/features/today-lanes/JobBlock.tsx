import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { isLate } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { keyFigure } from '@/domain/keyFigure'
import type { LanePlace } from '@/domain/laneRows'
import { pitchCode } from '@/domain/pitchCode'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Icon } from '@/ui/Icon'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { blockStyles, mayDrop, placeStyles } from './blockStyles'

type JobBlockProps = { place: LanePlace<Activity>; now: Date; window: { start: number; end: number } }

/** One job in its lane; its whole story is its name for a screen reader and its tooltip. */
export function JobBlock({ place, now, window }: JobBlockProps) {
  const { t } = useTranslation(['home', 'panels', 'common'])
  const { search } = useLocation()
  const format = useFormat()
  const words = useActivityWords()
  const { data: pitches = [] } = useGetPitchesQuery()
  const job = place.of
  const names = job.pitchIds.flatMap((id) => pitches.find((pitch) => pitch.id === id)?.name ?? [])
  const figure = keyFigure(job)
  // The pitch's code says where; the job's own name says what, where its icon does not.
  const label = [
    names.map(pitchCode).join(' '),
    job.name ??
      (figure ? format.quantity(figure.value, figure.quantity) : names.length > 0 ? '' : words.title(job)),
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll(',', '')
  // Of what the window shows of it, so that the edge stands on the line of now.
  const at = (now.getTime() - window.start) / (window.end - window.start)
  const passed = Math.min(1, Math.max(0, (at - place.from) / (place.to - place.from || 1)))
  const status = job.status === 'planned' && isLate(job, now) ? 'late' : job.status
  const work = words.at(words.title(job), format.list(names))
  const story = t('lanes.block', {
    ns: 'panels',
    work,
    from: format.time(job.startDate),
    to: format.time(job.endDate),
    status: t(`ui.status.${status}`, { ns: 'common', defaultValue: status }),
  })
  return (
    <Place style={{ '--from': `${place.from * 100}%`, '--to': `${place.to * 100}%`, '--row': place.line }}>
      <Block
        to={{ search: withWorkSheet(search, { kind: 'open', id: job.id }) }}
        data-activity-id={job.id}
        data-status={status}
        aria-label={story}
        title={story}
        style={{ '--share': `${passed * 100}%` }}
      >
        {status === 'completed' ? (
          <Tick data-tick>
            <Icon name="check" size={12} />
          </Tick>
        ) : (
          <ActivityIcon name={job.activityName} size={14} />
        )}
        {label && <bdi>{mayDrop(label)}</bdi>}
        {status === 'late' && (
          <Late>
            <Icon name="clock" size={12} />
          </Late>
        )}
      </Block>
    </Place>
  )
}

const Place = styled.li(placeStyles)
const Block = styled(Link)(blockStyles)
const Tick = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 14px;
  block-size: 14px;
  border-radius: 3px;
  background: ${token('green')};
  color: ${token('on-green')};
`
const Late = styled.span`
  flex: none;
  color: ${token('red')};
`
