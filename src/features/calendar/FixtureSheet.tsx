import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { useWorkHistory } from '@/api/useWorkHistory'
import { asStepOf, type NewActivity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import type { Play } from '@/domain/fixture'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import { keyFigure } from '@/domain/keyFigure'
import {
  countdownSteps,
  type CountdownGround,
  type CountdownStep,
  movedWithFixture,
  type PlacedStep,
  readCountdown,
} from '@/domain/planning/countdown'
import { type Crew, shortDaysOf } from '@/domain/planning/staffing'
import { stepsWork } from '@/domain/planning/stepWork'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { usePlanningText } from '@/i18n/planningText'
import { ownValue } from '@/lib/ownValue'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { Notice } from '@/ui/Notice'
import { Sheet } from '@/ui/Sheet'
import { token } from '@/ui/tokens'
import { withFixture } from './calendarAddress'
import { CountdownEditor } from './CountdownEditor'
import type { Entry } from './placement'
import { useScene } from './scene'
import { useEntryText } from './useEntryText'
import type { AskedWrites } from './useAskedWrites'
import { useTold } from '@/ui/useTold'
import { useSearchChange } from '@/ui/useSearchChange'

const FixtureFeedback = lazyPart(() => import('./FixtureFeedback'), 'FixtureFeedback', 'feedback')

export type FixtureSheetProps = {
  fixture: Play
  /** The work of the days around it, and who is there to do it. */
  crew: Crew
  sky: CountdownGround['sky']
  writes: AskedWrites
  onClose: () => void
}

/** A fixture made elsewhere or a match of the plan, what stands in its way, and the club's steps to the whistle (B10). */
export function FixtureSheet({ fixture, crew, sky, writes, onClose }: FixtureSheetProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const changeSearch = useSearchChange()
  const text = useEntryText()
  const { activities } = crew
  const { activityId } = fixture
  const { data: past = [] } = useWorkHistory(scene.today, fixture.kind === 'match' && !scene.readOnly)
  const { data: local } = useGetLocalDataQuery()
  const { data: configurations = [] } = useGetActivityConfigurationQuery()
  const [save] = useSaveLocalDataMutation()
  const told = useTold()
  const [editing, setEditing] = useState<boolean>()
  /** The steps on their way: pressed again, they would be there twice. */
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  const template = readCountdown(local?.countdown)
  const offered = new Set(configurations.map(({ activityName }) => activityName))
  const { timeZone } = scene
  const planned: CountdownGround = { timeZone, now: toInstant(scene.now), activities, sky }
  const shortDays = shortDaysOf(
    countdownSteps(fixture, template, planned)
      .map(({ startDate }) => dayAtGround(startDate, timeZone))
      .filter((day) => day >= scene.today),
    crew,
    timeZone,
  )
  const ground: CountdownGround = { ...planned, shortDays }
  const steps = countdownSteps(fixture, template, ground).filter(
    ({ activityName, state }) => state === 'covered' || offered.has(activityName),
  )
  const open = steps.filter(({ state }) => state === 'open' || state === 'swapped')
  const match = activityId === undefined ? undefined : activities.find(({ id }) => id === activityId)
  const entry: Entry = match ? { kind: 'work', activity: match } : { kind: 'fixture', fixture }
  const clashes = text.clashes(entry)

  /** Kick-off as it was when its steps were planned. */
  const plannedFor = ownValue(local?.countdowns, fixture.id)
  const moves =
    plannedFor !== undefined && plannedFor !== fixture.startDate
      ? movedWithFixture({ ...fixture, startDate: plannedFor }, fixture, template, ground)
      : []
  const workOf = (chosen: readonly PlacedStep[]) =>
    stepsWork(chosen, fixture.pitchId, [...past, ...activities], timeZone)
  const figureOf = (step: PlacedStep): string | undefined => {
    if (step.state !== 'open' && step.state !== 'swapped') return undefined
    const [work] = workOf([step])
    const found = work && keyFigure(work)
    return found && format.quantity(found.value, found.quantity)
  }
  const remember = () => told(save({ countdowns: { ...local?.countdowns, [fixture.id]: fixture.startDate } }))
  const plan = async (chosen: readonly PlacedStep[]) => {
    const sent = chosen.map(keyOf)
    setUnderWay((others) => [...others, ...sent])
    void remember()
    await writes.addAll(
      workOf(chosen).map((work): NewActivity => ({
        ...work,
        fields: [...work.fields, ...(activityId === undefined ? [] : [asStepOf(activityId)])],
        taskId: configurations.find((one) => one.activityName === work.activityName)?.taskId,
      })),
      (count) => t('countdown.planned', { count }),
    )
    setUnderWay((all) => all.filter((key) => !sent.includes(key)))
  }
  /** Its form in place of this. */
  const edit = (id: Id) =>
    changeSearch((present) => withWorkSheet(withFixture(present, null), { kind: 'open', id }), {
      preventScrollReset: true,
    })
  const follow = () => {
    void remember()
    void writes.changeAll(
      moves.map(({ activity, startDate, endDate }) => ({
        before: activity,
        after: { ...activity, startDate, endDate },
      })),
      (count) => t('chosen.moved', { count }),
    )
  }
  const keepTemplate = async (steps: readonly CountdownStep[]) => {
    const { error } = await told(save({ countdown: steps.map((step) => ({ ...step })) }))
    if (error === undefined) setEditing(false)
  }
  if (editing)
    return (
      <CountdownEditor
        steps={template}
        types={[...offered]}
        onSave={(next) => void keepTemplate(next)}
        onClose={() => setEditing(false)}
      />
    )
  return (
    <Sheet
      open
      onClose={onClose}
      title={<bdi>{text.title(entry)}</bdi>}
      subtitle={t('countdown.subtitle', {
        where: text.where(entry),
        day: format.day(dayAtGround(fixture.startDate, scene.timeZone), 'long'),
        ...text.times(entry),
      })}
      footer={
        fixture.kind === 'match' && !scene.readOnly ? (
          <>
            {open.length > 0 && (
              <Button layout="primary" busy={underWay.length > 0} onClick={() => void plan(open)}>
                {t('countdown.planAll', { count: open.length })}
              </Button>
            )}
            {activityId !== undefined && (
              <Button onClick={() => edit(activityId)}>{t('countdown.editMatch')}</Button>
            )}
            {/* Back from its steps, one is where one was. */}
            <Button {...(editing === false && FOCUSED)} onClick={() => setEditing(true)}>
              {t('countdown.edit')}
            </Button>
          </>
        ) : undefined
      }
    >
      {clashes.map((clash) => (
        <Notice key={clash} tone="error">
          {clash}
        </Notice>
      ))}
      {moves.length > 0 && !scene.readOnly && (
        <Notice tone="warning">
          {t('countdown.moved', {
            from: format.dateTime(plannedFor ?? fixture.startDate),
            to: format.dateTime(fixture.startDate),
          })}{' '}
          <Button layout="plain" size="small" onClick={follow}>
            {t('countdown.follow', { count: moves.length })}
          </Button>
        </Notice>
      )}
      {shortDays.length > 0 && fixture.kind === 'match' && (
        <Notice tone="warning">
          {t('countdown.short', {
            days: format.list(shortDays.map((day) => format.day(day, 'long'))),
          })}
        </Notice>
      )}
      {fixture.kind !== 'match' && <p>{t('countdown.elsewhere')}</p>}
      {fixture.kind === 'match' && steps.length === 0 && <p>{t('countdown.none')}</p>}
      {fixture.kind === 'match' && (
        <Steps>
          {steps.map((step) => (
            <Step
              key={keyOf(step)}
              placed={step}
              figure={figureOf(step)}
              busy={underWay.includes(keyOf(step))}
              onPlan={() => void plan([step])}
            />
          ))}
        </Steps>
      )}
      {fixture.kind !== 'other' && fixture.endDate <= toInstant(scene.now) && (
        <Suspense fallback={null}>
          <FixtureFeedback fixtureId={activityId ?? fixture.id} />
        </Suspense>
      )}
    </Sheet>
  )
}

const FOCUSED = { autoFocus: true } as const

const keyOf = ({ hoursBefore, activityName }: PlacedStep): string => `${hoursBefore} ${activityName}`

type StepProps = { placed: PlacedStep; figure: string | undefined; busy: boolean; onPlan: () => void }

function Step({ placed, figure, busy, onPlan }: StepProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const words = useActivityText()
  const planning = usePlanningText()
  const { activityName, startDate, hoursBefore, state } = placed
  const canPlan = (state === 'open' || state === 'swapped') && !scene.readOnly
  return (
    <li data-state={state}>
      <Lead>
        {t('countdown.before', { hours: format.number(hoursBefore, Number.isInteger(hoursBefore) ? 0 : 1) })}
      </Lead>
      <ActivityIcon name={activityName} size={20} plain={state === 'dropped' || state === 'missed'} />
      <Words>
        <b>
          {words.name(activityName)}
          {figure !== undefined && ' '}
          {figure !== undefined && <Figure>{figure}</Figure>}
        </b>
        <small>
          {format.day(dayAtGround(startDate, scene.timeZone), 'weekday')}, {format.time(startDate)}.{' '}
          {planning.step(placed, words.name(activityName))}
        </small>
      </Words>
      {canPlan && (
        <Button
          size="small"
          busy={busy}
          onClick={onPlan}
          aria-label={t('countdown.planOne', { work: words.name(activityName) })}
        >
          {t('countdown.plan')}
        </Button>
      )}
    </li>
  )
}

const Figure = styled.span`
  font-weight: 400;
  white-space: nowrap;
`
const Steps = styled.ol`
  display: grid;

  > li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 56px;
    padding-block: 6px;
    border-block-end: 1px solid ${token('line')};
    list-style: none;
  }
  > li[data-state='dropped'] b {
    text-decoration: line-through;
  }
  > li[data-state='covered'] b {
    color: ${token('green-deep')};
  }
`
const Lead = styled.span`
  flex: none;
  inline-size: 64px;
  white-space: nowrap;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
const Words = styled.span`
  flex: 1;
  display: grid;

  > b {
    font-weight: 500;
  }
  > small {
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
  }
`
