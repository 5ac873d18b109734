import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { DayOff } from '@/domain/daysOff'
import { addDays } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { dayWithin } from '@/i18n/moments'
import { AvatarGroup } from '@/ui/AvatarGroup'
import { token } from '@/ui/tokens'

type Person = { id: string; fullName: string }
type OffLineProps = { free: readonly Person[]; off: readonly Person[]; leave: readonly DayOff[]; today: Day }

/** So many people without work are named; the plan of the day has them all. */
const MOST_FREE = 24

/** Under the lanes: who has nothing to do, and who is not here and until when. */
export function OffLine({ free, off, leave, today }: OffLineProps) {
  const { t } = useTranslation(['panels', 'activity', 'common'])
  const format = useFormat()
  const lastDay = (id: string) => {
    let day = today
    while (leave.some(({ user, date }) => user === id && date === addDays(day, 1))) day = addDays(day, 1)
    return day
  }
  const away = ({ id, fullName }: Person) => {
    const type = leave.find(({ user, date }) => user === id && date === today)?.leaveType ?? 'other'
    const words = { name: fullName, leave: t(`leave.${type}`, { ns: 'activity' }) }
    const until = lastDay(id)
    return until === today
      ? t('panels:team.leave', words)
      : t('panels:team.leaveUntil', { ...words, day: dayWithin(until, today, format) })
  }
  const shown = free.slice(0, MOST_FREE).map(({ fullName }) => fullName)
  return (
    <>
      {free.length > 0 && (
        <Line data-lane>
          <Who>
            <AvatarGroup people={[...free]} />
            {t('panels:team.freePeople')}
          </Who>
          <Names dir="auto">
            {free.length > shown.length
              ? [...shown, t('common:ui.morePeople', { count: free.length - shown.length })].join(
                  format.comma,
                )
              : format.list(shown)}
          </Names>
        </Line>
      )}
      {off.length > 0 && (
        <Line data-lane>
          <Who>
            <AvatarGroup people={off.map((person) => ({ ...person, off: true }))} />
            {t('panels:team.off')}
          </Who>
          <Names dir="auto">{off.map(away).join(' · ')}</Names>
        </Line>
      )}
    </>
  )
}

const Line = styled.div`
  position: relative;
  z-index: 2;
  display: grid;
  direction: ltr;
  grid-template-columns: 152px minmax(0, 1fr);
  align-items: center;
  min-block-size: 32px;
  padding-inline-end: 16px;
  background: ${token('paper')};
  border-block-start: 1px solid ${token('line-2')};
  color: ${token('ink-2')};
`
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 16px 8px;
  font-weight: 500;
`
const Names = styled.p`
  padding-block: 4px;
  font: 400 ${token('t-12')} ${token('font')};
`
