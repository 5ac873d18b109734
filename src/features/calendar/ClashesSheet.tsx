import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import { atGround, dayAtGround, toInstant } from '@/domain/groundTime'
import { clashFreeTimes } from '@/domain/planning/clashFreeTimes'
import type { Clash, PlanningGround } from '@/domain/planning/clashes'
import type { Sky } from '@/domain/planning/workHours'
import { distance, moved } from '@/domain/planning/moving'
import type { Day, Id, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { usePlanningText } from '@/i18n/planningText'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Sheet } from '@/ui/Sheet'
import { Switch } from '@/ui/Switch'
import { token } from '@/ui/tokens'
import { useInSight } from '@/ui/useInSight'
import { useSearchChange } from '@/ui/useSearchChange'
import type { BrokenWork } from './useFindings'
import { useEntryText } from './useEntryText'
import { useScene } from './scene'
import { titleOfDays } from './shownDays'
import { byCode } from '@/lib/byCode'

type ClashesSheetProps = {
  clashes: readonly Clash[]
  /** Planned work whose forecast has turned against it (B7). */
  broken: readonly BrokenWork[]
  /** On which they are. */
  days: readonly Day[]
  /** Whether the filter shows one of these. */
  shows: (ids: readonly Id[]) => boolean
  activities: readonly Activity[]
  /** The same with the days of series that are not sent yet, which can be neither opened nor moved. */
  planned: readonly Activity[]
  ground: PlanningGround
  /** The forecast, where there is one. */
  sky: Sky | undefined
  onMove: (before: Activity, after: Activity) => void
  onClose: () => void
}

/** So many are listed at once. */
const MOST = 40
const SLOTS = 3

/** Clashes of the days on the screen, those that the filter hides only when they are wanted, each with the nearest times at which it would not be one (B1). */
export function ClashesSheet({
  clashes,
  broken,
  days,
  shows,
  activities,
  planned,
  ground,
  sky,
  onMove,
  onClose,
}: ClashesSheetProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const changeSearch = useSearchChange()
  const words = usePlanningText()
  const entryText = useEntryText()
  const { names } = entryText
  const [showsAll, setShowsAll] = useState(false)
  const whereOf = (id: Id) => {
    const entry = scene.entryOf(id)
    return entry && entryText.where(entry)
  }
  const titleOf = (id: Id) => {
    const entry = scene.entryOf(id)
    return entry && entryText.title(entry)
  }
  const workOf = (id: Id) => activities.find((activity) => activity.id === id)
  const open = (id: Id) =>
    changeSearch((present) => withWorkSheet(present, { kind: 'open', id }), { preventScrollReset: true })
  const every = [
    ...clashes.map((clash) => ({
      key: `${clash.kind} ${clash.ids.join(' ')} ${clash.subject ?? ''}`,
      from: clash.from,
      stop: clash.severity === 'stop',
      text: words.clash(clash, names),
      where: whereOf(clash.ids[0]),
      shown: shows(clash.ids),
      ids: clash.ids.filter((id) => workOf(id) !== undefined),
      // No other time makes up for a match that is not played.
      stays: clash.kind === 'calledOff',
    })),
    ...broken.map(({ id, from, reasons }) => ({
      key: `weather ${id}`,
      from,
      stop: false,
      text: words.broken({ from, reasons }).join(' '),
      where: whereOf(id),
      shown: shows([id]),
      ids: [id],
      stays: false,
    })),
  ].toSorted((a, b) => byCode(a.from, b.from))
  const passing = every.filter(({ shown }) => shown)
  const hidden = every.length - passing.length
  const rows = showsAll ? every : passing
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('clashes.title')}
      subtitle={`${titleOfDays(days, format.locale, scene.today)} · ${t('clashes.count', { count: rows.length })}`}
    >
      {hidden > 0 && (
        <Switch
          label={t('clashes.showHidden', { number: format.number(hidden) })}
          checked={showsAll}
          onChange={setShowsAll}
        />
      )}
      {rows.length === 0 && <EmptyState title={t(hidden > 0 ? 'clashes.noneShown' : 'clashes.none')} />}
      <List>
        {rows.slice(0, MOST).map(({ key, from, stop, text, where, ids, stays }) => {
          // What can be moved is the last of those that are still planned.
          const movable = stays ? undefined : ids.map(workOf).findLast((work) => work?.status === 'planned')
          return (
            <li key={key} data-stop={stop || undefined}>
              <small>
                {[format.day(dayAtGround(from, scene.timeZone), 'long'), where].filter(Boolean).join(' · ')}
              </small>
              <p>{text}</p>
              <Verbs>
                {ids.map((id) => (
                  <Button key={id} layout="plain" size="small" onClick={() => open(id)}>
                    {t('clashes.open', { work: titleOf(id) ?? '' })}
                  </Button>
                ))}
              </Verbs>
              {movable && !scene.readOnly && (
                <Slots
                  activity={movable}
                  // Of two it is said which one goes there.
                  title={ids.length > 1 ? titleOf(movable.id) : undefined}
                  others={planned}
                  ground={ground}
                  sky={sky}
                  onMove={onMove}
                />
              )}
            </li>
          )
        })}
      </List>
      {rows.length > MOST && <p>{t('clashes.more', { count: rows.length - MOST })}</p>}
    </Sheet>
  )
}

type SlotsProps = {
  activity: Activity
  title: string | undefined
  others: readonly Activity[]
  ground: PlanningGround
  sky: Sky | undefined
  onMove: (before: Activity, after: Activity) => void
}

/** Times are looked for when the clash comes into sight: forty of them at once are felt. */
function Slots(props: SlotsProps) {
  const [ref, inSight] = useInSight<HTMLDivElement>()
  return <div ref={ref}>{inSight ? <FreeTimes {...props} /> : <Room />}</div>
}

function FreeTimes({ activity, title, others, ground, sky, onMove }: SlotsProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const slots = clashFreeTimes(activity, others, ground, { sky, now: toInstant(scene.now), count: SLOTS })
  if (slots.length === 0) return null
  const moveTo = (startDate: Instant) => {
    const { day, time } = atGround(startDate, scene.timeZone)
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    onMove(
      activity,
      moved(activity, distance(activity.startDate, { day, minutes }, scene.timeZone), scene.timeZone),
    )
  }
  return (
    <Verbs aria-label={[title, t('clashes.free')].filter(Boolean).join(', ')} role="group">
      {title && <bdi>{title}</bdi>}
      {slots.map(({ startDate }) => (
        <Button key={startDate} size="small" onClick={() => moveTo(startDate)}>
          {t('clashes.moveTo', {
            day: format.day(dayAtGround(startDate, scene.timeZone), 'short'),
            time: format.time(startDate),
          })}
        </Button>
      ))}
    </Verbs>
  )
}

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    gap: 6px;
    padding-block: 12px;
    border-block-end: 1px solid ${token('line')};
    list-style: none;
  }
  > li[data-stop] > p {
    font-weight: 500;
  }
  small {
    color: ${token('ink-2')};
  }
  > li[data-stop] > small {
    color: ${token('red')};
  }
`
/** As high as one line of times. */
const Room = styled.div`
  block-size: 32px;
`
const Verbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;

  > bdi {
    font-weight: 500;
  }
  /* Without a frame its words stand beneath those above them. */
  > [data-layout='plain'] {
    margin-inline-start: -4px;
  }
`
