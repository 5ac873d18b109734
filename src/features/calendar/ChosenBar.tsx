import styled from '@emotion/styled'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { calledOff, CANCEL_REASONS, marked } from '@/domain/calledOff'
import { moved } from '@/domain/planning/moving'
import type { Pitch } from '@/domain/pitch'
import type { User } from '@/domain/user'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { FloatingBar } from '@/ui/FloatingBar'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { lazyPart } from '@/ui/lazyPart'
import { Menu } from '@/ui/Menu'
import type { Chosen } from '@/ui/useChosen'
import type { AskedWrites } from './useAskedWrites'

/** Comes when it is asked for: its date picker is large. */
const MoveDialog = lazyPart(() => import('./MoveDialog'), 'MoveDialog')

/** Work is not called off without saying why (F34). */
const OTHER_STATUSES = ['planned', 'in_progress', 'completed'] as const

type ChosenBarProps = {
  activities: readonly Activity[]
  people: readonly User[]
  pitches: readonly Pitch[]
  writes: AskedWrites
  /** What is refused of it is chosen again. */
  chosen: Chosen
}

/** What can be done with all that is chosen (F3): hand over, move, mark, delete, each with one way back. Escape lets go. */
export function ChosenBar({ activities, people, pitches, writes, chosen }: ChosenBarProps) {
  const { t } = useTranslation(['calendar', 'work'])
  const words = useActivityText()
  const { timeZone, locale } = useFormat()
  const statusWord = (status: string) => words.status(status).toLocaleLowerCase(locale)
  const [moving, setMoving] = useState(false)
  const count = activities.length
  const letGo = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) chosen.clear()
  })
  useEffect(() => {
    document.addEventListener('keydown', letGo)
    return () => document.removeEventListener('keydown', letGo)
  }, [])
  const changeAll = (change: (activity: Activity) => Activity, text: (count: number) => string) => {
    // Whoever thinks better of it still has them chosen.
    void writes.changeAll(
      activities.map((before) => ({ before, after: change(before) })),
      text,
      { onGo: chosen.clear, onRefused: chosen.add },
    )
  }
  /** What is refused is tried again; the rest is where it should be. */
  const keepOnly = (ids: readonly string[]) => {
    chosen.clear()
    chosen.add(ids)
  }
  const later = (days: number) =>
    changeAll(
      (activity) => moved(activity, { days, minutes: 0 }, timeZone),
      (n) => t('chosen.moved', { count: n }),
    )
  return (
    <Bar role="toolbar" aria-label={t('chosen.title', { count })}>
      <b aria-live="polite">{t('chosen.title', { count })}</b>
      <Menu
        label={t('chosen.assign')}
        trigger={<Button size="small">{t('chosen.assign')}</Button>}
        groups={[
          {
            id: 'people',
            entries: people.map(({ id, fullName }) => ({
              id,
              label: fullName,
              onSelect: () =>
                changeAll(
                  (activity) => ({ ...activity, userIds: [id] }),
                  (n) => t('chosen.assigned', { count: n, name: fullName }),
                ),
            })),
          },
          {
            id: 'without',
            entries: [
              {
                id: 'nobody',
                label: t('nobody'),
                onSelect: () =>
                  changeAll(
                    (activity) => ({ ...activity, userIds: [] }),
                    (n) => t('chosen.assigned', { count: n, name: t('nobody') }),
                  ),
              },
            ],
          },
        ]}
      />
      <Menu
        label={t('chosen.move')}
        trigger={<Button size="small">{t('chosen.move')}</Button>}
        groups={[
          {
            id: 'moves',
            entries: [
              { id: 'day', label: t('chosen.dayLater'), onSelect: () => later(1) },
              { id: 'week', label: t('chosen.weekLater'), onSelect: () => later(7) },
              { id: 'back', label: t('chosen.dayEarlier'), onSelect: () => later(-1) },
              { id: 'to', label: t('chosen.moveTo'), onSelect: () => setMoving(true) },
            ],
          },
        ]}
      />
      <Menu
        label={t('chosen.status')}
        trigger={<Button size="small">{t('chosen.status')}</Button>}
        groups={[
          {
            id: 'statuses',
            entries: OTHER_STATUSES.map((status) => ({
              id: status,
              label: words.status(status),
              onSelect: () =>
                changeAll(
                  (activity) => marked(activity, status),
                  (n) => t('chosen.marked', { count: n, status: statusWord(status) }),
                ),
            })),
          },
          {
            id: 'cancelled',
            heading: words.status('cancelled'),
            entries: CANCEL_REASONS.map((reason) => ({
              id: reason,
              label: t(`work:cancelReason.${reason}`),
              onSelect: () =>
                changeAll(
                  (activity) => calledOff(activity, reason, ''),
                  (n) => t('chosen.marked', { count: n, status: statusWord('cancelled') }),
                ),
            })),
          },
        ]}
      />
      <Button
        size="small"
        danger
        onClick={() => {
          chosen.clear()
          void writes.removeAll(activities, chosen.add)
        }}
      >
        {t('chosen.delete')}
      </Button>
      <IconButton size="small" label={t('chosen.clear')} onClick={chosen.clear}>
        <Icon name="x" />
      </IconButton>
      {moving && (
        <Suspense>
          <MoveDialog
            activities={activities}
            pitches={pitches}
            people={people}
            onMove={async (change) => {
              const isDone = await writes.changeAll(
                activities.map((before) => ({ before, after: change(before) })),
                (n) => t('chosen.moved', { count: n }),
                { onRefused: keepOnly },
              )
              if (isDone) chosen.clear()
              return isDone
            }}
            onClose={() => setMoving(false)}
          />
        </Suspense>
      )}
    </Bar>
  )
}

/** The days scroll inside their own frame: there is no end of a list for it to stand at. */
const Bar = styled(FloatingBar)`
  position: fixed;
  inset-inline: 0;
  z-index: 20;
  max-inline-size: calc(100vw - 32px);

  /* All of it has no room in one line: how many there are and the way out, then what can be done with them. */
  @media (max-width: 479px) {
    > :is(b, :last-child) {
      order: -1;
    }
    > b {
      flex: 1 1 calc(100% - 60px);
    }
    > :not(b, :last-child) {
      flex: 1 1 auto;
      min-inline-size: 0;
      padding-inline: 6px;
    }
  }
`
