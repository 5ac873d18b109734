import styled from '@emotion/styled'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { daysBetween } from '@/domain/groundTime'
import { stretchAt } from '@/domain/leave'
import type { Day } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/Avatar'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { chosenPlace } from './chosenPlace'
import { LeaveCell } from './LeaveCell'
import { LeaveMark } from './LeaveMark'
import type { LeaveScene, Person } from './leaveScene'
import { lineStyles, nameStyles } from './monthStyles'
import { withTeam } from './teamAddress'
import type { Grip } from './useLeaveGrid'

type MonthLineProps = {
  person: Person
  days: readonly Day[]
  scene: LeaveScene
  /** Only while days of this person are being chosen. */
  grip: Grip | null
}

/** One person's month. */
export const MonthLine = memo(function MonthLine({ person, days, scene, grip }: MonthLineProps) {
  const { t } = useTranslation('team')
  const { search } = useLocation()
  const format = useFormat()
  const words = useActivityText()
  const name = person.fullName
  const own = scene.stretches.filter(({ user }) => user === person.id)
  const off = new Set(scene.daysOff.filter(({ user }) => user === person.id).map(({ date }) => date))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return (
    <Line role="row">
      <Name role="rowheader">
        <Avatar name={name} decorative off={stretchAt(own, person.id, scene.today) !== undefined} />
        <Link to={{ search: withTeam(search, { person: person.id }) }}>{name}</Link>
      </Name>
      {days.map((day) => {
        const stretch = stretchAt(own, person.id, day)
        const nonWorking = scene.nonWorking.has(day)
        const isOff = stretch !== undefined && off.has(day)
        const begins = stretch && (day === stretch.from || day === first)
        const end = stretch && stretch.to < last ? stretch.to : last
        return (
          <LeaveCell
            key={day}
            row={person.id}
            day={day}
            label={t(isOff ? 'cell.off' : nonWorking ? 'cell.nonWorking' : 'cell.free', {
              name,
              day: format.day(day, 'long'),
              leave: stretch && words.leave(stretch.leaveType),
            })}
            today={day === scene.today}
            nonWorking={nonWorking}
            selectable={scene.canWrite}
            chosen={chosenPlace(grip, person.id, day)}
          >
            {begins && (
              <LeaveMark
                leaveType={stretch.leaveType}
                span={daysBetween(day, end) + 1}
                open={openSide(stretch.from < first, stretch.to > last)}
              />
            )}
          </LeaveCell>
        )
      })}
    </Line>
  )
})

const openSide = (before: boolean, after: boolean): 'start' | 'end' | 'both' | undefined =>
  before ? (after ? 'both' : 'start') : after ? 'end' : undefined

const Line = styled.div`
  ${lineStyles}
`
const Name = styled.div`
  ${nameStyles}

  > a {
    min-inline-size: 0;
    font-weight: 500;
    color: ${token('ink')};
    border-radius: ${token('r-mark')};
  }
  > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${phone} {
    > [aria-hidden] {
      display: none;
    }
    > a {
      padding-block: 12px;
      font: 500 ${token('t-14')} ${token('font')};
    }
  }
  @media print {
    > [aria-hidden] {
      display: none;
    }
    > a {
      padding-block: 0;
    }
  }
`
