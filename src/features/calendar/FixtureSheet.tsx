import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import type { Activity, NewActivity } from '@/domain/activity'
import type { Fixture } from '@/domain/fixture'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import {
  countdownSteps,
  type CountdownGround,
  type CountdownStep,
  movedWithFixture,
  type PlacedStep,
  readCountdown,
} from '@/domain/planning/countdown'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { usePlanningText } from '@/i18n/planningText'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { Notice } from '@/ui/Notice'
import { Sheet } from '@/ui/Sheet'
import { token } from '@/ui/tokens'
import { CountdownEditor } from './CountdownEditor'
import type { Entry } from './placement'
import { useScene } from './scene'
import { useEntryText } from './useEntryText'
import type { AskedWrites } from './useAskedWrites'

const FixtureFeedback = lazyPart(() => import('./FixtureFeedback'), 'FixtureFeedback', 'feedback')

type FixtureSheetProps = {
  fixture: Fixture
  activities: readonly Activity[]
  sky: CountdownGround['sky']
  writes: AskedWrites
  onClose: () => void
}

/** A fixture made elsewhere, what stands in its way, and the club's steps to the whistle (B10). */
export function FixtureSheet({ fixture, activities, sky, writes, onClose }: FixtureSheetProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const text = useEntryText()
  const { data: local } = useGetLocalDataQuery()
  const { data: configurations = [] } = useGetActivityConfigurationQuery()
  const [save] = useSaveLocalDataMutation()
  const [editing, setEditing] = useState(false)
  const template = readCountdown(local?.countdown)
  const offered = new Set(configurations.map(({ activityName }) => activityName))
  const ground: CountdownGround = { timeZone: scene.timeZone, now: toInstant(scene.now), activities, sky }
  const steps = countdownSteps(fixture, template, ground).filter(
    ({ activityName, state }) => state === 'covered' || offered.has(activityName),
  )
  const open = steps.filter(({ state }) => state === 'open' || state === 'swapped')
  const entry: Entry = { kind: 'fixture', fixture }
  const clashes = text.clashes(entry)

  /** Kick-off as it was when its steps were planned. */
  const plannedFor = local?.countdowns[fixture.id]
  const moves =
    plannedFor !== undefined && plannedFor !== fixture.startDate
      ? movedWithFixture({ ...fixture, startDate: plannedFor }, fixture, template, ground)
      : []
  const remember = () => save({ countdowns: { ...local?.countdowns, [fixture.id]: fixture.startDate } })
  const plan = (chosen: readonly PlacedStep[]) => {
    void remember()
    void writes.addAll(
      chosen.map(({ activityName, startDate, endDate }): NewActivity => ({
        taskId: configurations.find((one) => one.activityName === activityName)?.taskId,
        activityName,
        name: undefined,
        status: 'planned',
        startDate,
        endDate,
        fields: [],
        pitchIds: fixture.pitchId === undefined ? [] : [fixture.pitchId],
        sectionIds: [],
        userIds: [],
        teamId: undefined,
        notes: undefined,
        recurrence: undefined,
      })),
      (count) => t('countdown.planned', { count }),
    )
  }
  const follow = () => {
    void remember()
    writes.changeAll(
      moves.map(({ activity, startDate, endDate }) => ({
        before: activity,
        after: { ...activity, startDate, endDate },
      })),
      (count) => t('chosen.moved', { count }),
    )
  }
  if (editing)
    return (
      <CountdownEditor
        steps={template}
        types={[...offered]}
        onSave={(next: readonly CountdownStep[]) => {
          void save({ countdown: next.map((step) => ({ ...step })) })
          setEditing(false)
        }}
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
              <Button layout="primary" onClick={() => plan(open)}>
                {t('countdown.planAll', { count: open.length })}
              </Button>
            )}
            <Button onClick={() => setEditing(true)}>{t('countdown.edit')}</Button>
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
      {fixture.kind !== 'match' && <p>{t('countdown.elsewhere')}</p>}
      {fixture.kind === 'match' && steps.length === 0 && <p>{t('countdown.none')}</p>}
      {fixture.kind === 'match' && (
        <Steps>
          {steps.map((step) => (
            <Step
              key={`${step.hoursBefore} ${step.activityName}`}
              placed={step}
              onPlan={() => plan([step])}
            />
          ))}
        </Steps>
      )}
      {fixture.kind !== 'other' && fixture.endDate <= toInstant(scene.now) && (
        <Suspense fallback={null}>
          <FixtureFeedback fixtureId={fixture.id} />
        </Suspense>
      )}
    </Sheet>
  )
}

function Step({ placed, onPlan }: { placed: PlacedStep; onPlan: () => void }) {
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
        <b>{words.name(activityName)}</b>
        <small>
          {format.day(dayAtGround(startDate, scene.timeZone), 'weekday')}, {format.time(startDate)}.{' '}
          {planning.step(placed, words.name(activityName))}
        </small>
      </Words>
      {canPlan && (
        <Button
          size="small"
          onClick={onPlan}
          aria-label={t('countdown.planOne', { work: words.name(activityName) })}
        >
          {t('countdown.plan')}
        </Button>
      )}
    </li>
  )
}

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
  inline-size: 56px;
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
