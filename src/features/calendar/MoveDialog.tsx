import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { atGround, daysBetween } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { distance, moved } from '@/domain/planning/moving'
import type { User } from '@/domain/user'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { Dialog } from '@/ui/Dialog'
import { SelectField } from '@/ui/SelectField'
import { TimeField } from '@/ui/TimeField'
import { useCloseWhenDone } from '@/ui/useCloseWhenDone'
import { useNextWorkingDay } from './useNextWorkingDay'

type MoveDialogProps = {
  activities: readonly Activity[]
  pitches: readonly Pitch[]
  people: readonly User[]
  /** True once all of it went well. */
  onMove: (change: (activity: Activity) => Activity) => Promise<boolean>
  onClose: () => void
}

const AS_IS = 'asIs'

/**
 * Moves work without dragging it (quality K1): one press for the days that are asked for most, or to a day, a time, a
 * pitch or a person. What is left empty stays.
 */
export function MoveDialog({ activities, pitches, people, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const { timeZone } = format
  // As they were found: on its way, work is at its new time already.
  const [[first]] = useState(activities)
  const [count] = useState(activities.length)
  const start = first ? atGround(first.startDate, timeZone) : undefined
  const working = useNextWorkingDay(start?.day ?? '')
  const asIs = { day: start?.day ?? null, time: count === 1 ? (start?.time ?? null) : null }
  const [day, setDay] = useState<string | null>(asIs.day)
  const [time, setTime] = useState<string | null>(asIs.time)
  const [pitchId, setPitchId] = useState(AS_IS)
  const [personId, setPersonId] = useState(AS_IS)
  const { isBusy, write } = useCloseWhenDone(onClose)
  const put = (change: (activity: Activity) => Activity) => write(() => onMove(change))
  const later = (days: number) => {
    put((activity) => moved(activity, { days, minutes: 0 }, timeZone))
  }
  const days = start && working !== undefined ? daysBetween(start.day, working) : 1
  const move = () => {
    const minutes = time === null ? undefined : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    put((activity) => {
      // Several keep their distance from the first.
      const by =
        first && start
          ? distance(first.startDate, { day: day ?? start.day, minutes }, timeZone)
          : { days: 0, minutes: 0 }
      const there = moved(activity, by, timeZone)
      return {
        ...there,
        ...(pitchId === AS_IS ? {} : { pitchIds: [pitchId], sectionIds: [] }),
        ...(personId === AS_IS ? {} : { userIds: [personId] }),
      }
    })
  }
  return (
    <Dialog
      open
      title={t('chosen.moveTitle', { count })}
      changed={!isBusy && (day !== asIs.day || time !== asIs.time || pitchId !== AS_IS || personId !== AS_IS)}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button layout="primary" busy={isBusy} onClick={move}>
            {t('chosen.moveNow')}
          </Button>
          <Button onClick={onClose}>{t('chosen.cancel')}</Button>
        </>
      }
    >
      <Quick role="group" aria-label={t('chosen.move')}>
        <Button size="small" onClick={() => later(1)}>
          {t('chosen.dayLater')}
        </Button>
        {days > 1 && working !== undefined && (
          <Button size="small" onClick={() => later(days)}>
            {t('chosen.workingDay', { day: format.day(working, 'weekday') })}
          </Button>
        )}
        <Button size="small" onClick={() => later(7)}>
          {t('chosen.weekLater')}
        </Button>
      </Quick>
      <Fields>
        <DateField label={t('chosen.day')} value={day} onChange={setDay} />
        <TimeField label={t('chosen.start')} value={time} onChange={setTime} />
        <SelectField
          label={t('rows.pitch')}
          value={pitchId}
          onChange={setPitchId}
          options={[
            { id: AS_IS, label: t('chosen.asIs') },
            ...pitches.map(({ id, name }) => ({ id, label: name })),
          ]}
        />
        <SelectField
          label={t('rows.person')}
          value={personId}
          onChange={setPersonId}
          options={[
            { id: AS_IS, label: t('chosen.asIs') },
            ...people.map(({ id, fullName }) => ({ id, label: fullName })),
          ]}
        />
      </Fields>
    </Dialog>
  )
}

const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-end: 16px;
`
const Fields = styled.div`
  display: grid;
  gap: 12px;
`
