import styled from '@emotion/styled'
import { type MouseEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { movedToDay } from '@/domain/planning/dayPlan'
import type { Rhythm } from '@/domain/planning/rhythm'
import { dayName } from '@/i18n/moments'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { focusOnceDrawn } from '@/ui/focusOnceDrawn'
import { lazyPart } from '@/ui/lazyPart'
import { phone } from '@/ui/media'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { DraftCard } from './DraftCard'
import { DropLine } from './DropLine'
import { JobCard } from './JobCard'
import { MOST, NOBODY, usePlan } from './plan'
import { SuggestionCard } from './SuggestionCard'
import type { Lift } from './useLift'
import type { Due } from './useRhythm'
import type { DaySuggestion } from './useSuggestions'

const RhythmStrip = lazyPart(() => import('./RhythmStrip'), 'RhythmStrip')

type ToDoProps = {
  unassigned: readonly Activity[]
  late: readonly Activity[]
  /** The first of them, or all. */
  shownLate: readonly Activity[]
  onAllLate: (all: boolean) => void
  suggestions: readonly DaySuggestion[]
  overdue: readonly Due[]
  /** Of all work, overdue or not. */
  rhythms: readonly Rhythm[]
  lift: Lift
  stopId: string | undefined
}

/** What the day still needs somebody for: left over, unassigned, advised, and due by the club's own rhythm. */
export function ToDo({
  unassigned,
  late,
  shownLate,
  onAllLate,
  suggestions,
  overdue,
  rhythms,
  lift,
  stopId,
}: ToDoProps) {
  const { t } = useTranslation('workPlan')
  const { noRhythm } = usePlan()
  const [isStripOpen, setStripOpen] = useState(false)
  const [allOverdue, setAllOverdue] = useState(false)
  const shownOverdue = allOverdue ? overdue : overdue.slice(0, MOST)
  const isTarget = lift.lifted !== null && lift.lifted.column === NOBODY
  return (
    <Stack data-column={NOBODY} data-target={isTarget || undefined}>
      <Section
        heading={t('todo.unassigned')}
        {...(unassigned.length > 0 ? { count: unassigned.length } : {})}
      >
        <List role="list">
          {isTarget && <DropLine />}
          {unassigned.map((job) => (
            <JobCard key={job.id} job={job} person={undefined} lift={lift} stop={job.id === stopId} />
          ))}
        </List>
        {unassigned.length === 0 && !isTarget && <Quiet>{t('todo.unassignedNone')}</Quiet>}
      </Section>
      {late.length > 0 && (
        <Section heading={t('todo.late')} count={late.length} action={<AllToDay jobs={late} />}>
          <List role="list">
            {shownLate.map((job) => (
              <LateCard key={job.id} job={job} lift={lift} stop={job.id === stopId} />
            ))}
            <Rest of={late} shown={shownLate} onAll={onAllLate} />
          </List>
        </Section>
      )}
      {suggestions.length > 0 && (
        <Section heading={t('todo.suggestions')} count={suggestions.length}>
          <List role="list">
            {suggestions.map((one) => (
              <SuggestionCard key={one.id} suggestion={one} lift={lift} />
            ))}
          </List>
        </Section>
      )}
      {(rhythms.length > 0 || noRhythm) && (
        <Section
          heading={t('todo.overdue')}
          {...(overdue.length > 0 ? { count: overdue.length } : {})}
          action={
            rhythms.length > 0 && (
              <Button layout="plain" size="small" onClick={() => setStripOpen(true)}>
                {t('strip.open')}
              </Button>
            )
          }
        >
          {overdue.length === 0 ? (
            <Quiet role="status">{t(noRhythm ? `todo.${noRhythm}` : 'todo.overdueNone')}</Quiet>
          ) : (
            <List role="list">
              {shownOverdue.map((one) => (
                <DraftCard key={one.id} overdue={one} lift={lift} />
              ))}
              <Rest of={overdue} shown={shownOverdue} onAll={setAllOverdue} />
            </List>
          )}
        </Section>
      )}
      {isStripOpen && (
        <Suspense>
          <RhythmStrip rhythms={rhythms} onClose={() => setStripOpen(false)} />
        </Suspense>
      )}
    </Stack>
  )
}

type RestProps = { of: readonly unknown[]; shown: readonly unknown[]; onAll: (all: boolean) => void }

/** Where only the first few are shown, a button for the rest. */
function Rest({ of, shown, onAll }: RestProps) {
  const { t } = useTranslation('workPlan')
  const all = shown.length === of.length
  return (
    of.length > MOST && (
      <li>
        <Button layout="plain" size="small" aria-expanded={all} onClick={() => onAll(!all)}>
          {all ? t('showFewer') : t('showAll', { count: of.length })}
        </Button>
      </li>
    )
  )
}

/** Everything that was left over, on this day at the same times. */
function AllToDay({ jobs }: { jobs: readonly Activity[] }) {
  const { t } = useTranslation('workPlan')
  const { acts, day, timeZone } = usePlan()
  const planned = jobs.filter(({ status }) => status === 'planned')
  if (planned.length === 0) return null
  return (
    <Button
      layout="plain"
      size="small"
      onClick={(event) => {
        goWith(planned[0], event)
        void acts.perform(
          { change: planned.map((job) => ({ before: job, after: movedToDay(job, day, timeZone) })) },
          (count) => t('said.rolledOver', { count }),
        )
      }}
    >
      {t('todo.rollAll', { count: planned.length })}
    </Button>
  )
}

/** Pressed by a key, the focus goes with the work to where it is now done. */
function goWith(job: Activity | undefined, { detail }: MouseEvent): void {
  if (job && detail === 0) focusOnceDrawn(`[data-nav="${CSS.escape(job.id)}"]:not([data-late] *)`)
}

function LateCard({ job, lift, stop }: { job: Activity; lift: Lift; stop: boolean }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { acts, day, today, timeZone, facts } = usePlan()
  const since = dayName(dayAtGround(job.startDate, timeZone), today, format)
  return (
    <Late data-late="">
      <List role="list">
        <JobCard job={job} person={job.userIds[0]} lift={lift} stop={stop} />
      </List>
      <Line>
        <span>
          {job.userIds.length > 0
            ? t('todo.dueFor', { day: since, people: facts.people(job) })
            : t('todo.due', { day: since })}
        </span>
        {job.status === 'planned' && (
          <Button
            layout="plain"
            size="small"
            aria-label={t('todo.rollWork', { work: facts.work(job) })}
            onClick={(event) => {
              goWith(job, event)
              void acts.perform(
                { change: [{ before: job, after: movedToDay(job, day, timeZone) }] },
                t('said.rolledOver', { count: 1 }),
              )
            }}
          >
            {t('todo.roll')}
          </Button>
        )}
      </Line>
    </Late>
  )
}

const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  min-inline-size: 0;
  border-radius: ${token('r-card')};

  &[data-target] {
    outline: 2px solid ${token('ink')};
    outline-offset: 4px;
  }
`
const List = styled.ul`
  display: grid;
  gap: 6px;

  /* What has a frame of its own does not stand on that of its section. */
  ${phone} {
    section > & {
      padding-block-end: 12px;
    }
  }
`
const Quiet = styled.p`
  padding-block: 4px 8px;
  color: ${token('ink-2')};
`
const Late = styled.li`
  list-style: none;
`
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 32px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
