import styled from '@emotion/styled'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { daysFrom } from '@/domain/groundTime'
import { type LeaveRange, offPerDay, rangeOf } from '@/domain/leave'
import { addMonths, firstDay, lastDay, sameDayIn } from '@/domain/months'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { GROUND, monthNeighbour } from './gridMoves'
import { LeavePopover } from './LeavePopover'
import type { LeaveScene, Person } from './leaveScene'
import { MonthFoot } from './MonthFoot'
import { MonthHead } from './MonthHead'
import { MonthLine } from './MonthLine'
import { useLeaveDesk } from './useLeaveDesk'
import { useLeaveGrid } from './useLeaveGrid'
import { useLeaveText } from './useLeaveText'
import { useNonWorkingActs } from './useNonWorkingActs'

type MonthGridProps = {
  people: readonly Person[]
  /** `YYYY-MM` */
  month: string
  scene: LeaveScene
  onMonth: (month: string) => void
}

/** The team's leave in a month: people by days, who is off and how many; the days themselves at the top (F19). */
export function MonthGrid({ people, month, scene, onMonth }: MonthGridProps) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const text = useLeaveText()
  const ref = useRef<HTMLDivElement>(null)
  const days = useMemo(() => daysFrom(firstDay(month), lastDay(month)), [month])
  const counts = useMemo(() => offPerDay(scene.daysOff), [scene.daysOff])
  const nameOf = (id: string) => people.find((person) => person.id === id)?.fullName ?? ''
  const desk = useLeaveDesk(scene, nameOf)
  const setNonWorking = useNonWorkingActs()

  const toggle = ({ from, to }: LeaveRange, free: boolean) => {
    const dates = daysFrom(from, to).filter((day) => scene.nonWorking.has(day) !== free)
    void setNonWorking(dates, free)
  }
  const grid = useLeaveGrid(ref, {
    neighbour: monthNeighbour([GROUND, ...people.map(({ id }) => id)], days),
    canWrite: scene.canWrite,
    onChoose: (range, cell) => {
      if (range.user !== GROUND) return desk.choose(range, cell)
      grid.clear()
      toggle(range, !scene.nonWorking.has(grid.grip?.anchor ?? range.from))
    },
    onRemove: (range) => (range.user === GROUND ? toggle(range, false) : desk.remove(range)),
    onPage: (by, { row, day }) => {
      const next = addMonths(month, by)
      onMonth(next)
      return { row, day: sameDayIn(next, day) }
    },
  })
  useShowToday(ref, month, scene.today)

  const { grip } = grid
  const chosen = grip && rangeOf(grip.row, grip.anchor, grip.head)
  return (
    <>
      <Scroller>
        <Grid
          ref={ref}
          role="grid"
          aria-label={t('month.grid', { month: format.day(`${month}-01`, 'monthYear') })}
          aria-multiselectable={scene.canWrite || undefined}
          style={{ '--days': days.length }}
          {...grid.handlers}
        >
          <MonthHead days={days} scene={scene} grip={grip} />
          {people.map((person) => (
            <MonthLine
              key={person.id}
              person={person}
              days={days}
              scene={scene}
              grip={grip?.row === person.id ? grip : null}
            />
          ))}
          <MonthFoot days={days} counts={counts} scene={scene} />
        </Grid>
      </Scroller>
      <VisuallyHidden role="status">
        {chosen && chosen.from !== chosen.to
          ? t('selected', { count: daysFrom(chosen.from, chosen.to).length, range: text.range(chosen) })
          : ''}
      </VisuallyHidden>
      {desk.asked && (
        <LeavePopover
          asked={desk.asked}
          name={nameOf(desk.asked.range.user)}
          scene={scene}
          onClose={() => {
            desk.close()
            grid.clear()
          }}
          onRefused={desk.askAgain}
        />
      )}
    </>
  )
}

/** Where not all days fit, today is in sight when the month is opened. */
function useShowToday(ref: { current: HTMLElement | null }, month: string, day: Day): void {
  useEffect(() => {
    if (!day.startsWith(month)) return
    const grid = ref.current
    const scroller = grid?.parentElement
    const today = grid?.querySelector<HTMLElement>('[data-today]')
    if (!scroller || !today || scroller.scrollWidth <= scroller.clientWidth) return
    const [box, cell] = [scroller.getBoundingClientRect(), today.getBoundingClientRect()]
    scroller.scrollBy({ left: (cell.left + cell.right - box.left - box.right) / 2 })
  }, [ref, month, day])
}

const Scroller = styled.div`
  position: relative;
  isolation: isolate;
  overflow: auto;
  max-block-size: calc(100dvb - 120px);
  background: ${token('paper')};
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};

  ${phone} {
    max-block-size: calc(100dvb - 176px);
    margin-inline: -16px;
    border-inline: 0;
    border-radius: 0;
  }
  @media print {
    overflow: visible;
    max-block-size: none;
    border-radius: 0;
  }
`
const Grid = styled.div`
  --name: 168px;
  --least: 30px;
  --row: 40px;
  display: grid;
  grid-template-columns: var(--name) repeat(var(--days), minmax(var(--least), 1fr));
  min-inline-size: calc(var(--name) + var(--days) * var(--least));

  ${phone} {
    --name: 116px;
    --least: 44px;
    --row: 48px;
  }
  @media print {
    --name: 40mm;
    --least: 4mm;
    --row: 7mm;
    min-inline-size: 0;
  }
`
