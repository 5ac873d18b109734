import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { atGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { distance, moved } from '@/domain/planning/moving'
import type { User } from '@/domain/user'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { Dialog } from '@/ui/Dialog'
import { SelectField } from '@/ui/SelectField'
import { TimeField } from '@/ui/TimeField'

type MoveDialogProps = {
  activities: readonly Activity[]
  pitches: readonly Pitch[]
  people: readonly User[]
  onMove: (change: (activity: Activity) => Activity) => void
  onClose: () => void
}

const AS_IS = 'asIs'

/** Moves work without dragging it (quality K1): to a day, a time, a pitch or a person. What is left empty stays. */
export function MoveDialog({ activities, pitches, people, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('calendar')
  const { timeZone } = useFormat()
  const [first] = activities
  const start = first ? atGround(first.startDate, timeZone) : undefined
  const [day, setDay] = useState<string | null>(start?.day ?? null)
  const [time, setTime] = useState<string | null>(activities.length === 1 ? (start?.time ?? null) : null)
  const [pitchId, setPitchId] = useState(AS_IS)
  const [personId, setPersonId] = useState(AS_IS)
  const move = () => {
    onClose()
    const minutes = time === null ? undefined : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    onMove((activity) => {
      // Several keep their distance from the first.
      const by =
        day === null || !first
          ? { days: 0, minutes: 0 }
          : distance(first.startDate, { day, minutes }, timeZone)
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
      title={t('chosen.moveTitle', { count: activities.length })}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button layout="primary" onClick={move}>
            {t('chosen.moveNow')}
          </Button>
          <Button onClick={onClose}>{t('chosen.cancel')}</Button>
        </>
      }
    >
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

const Fields = styled.div`
  display: grid;
  gap: 12px;
`
