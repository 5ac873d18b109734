import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { marked } from '@/domain/calledOff'
import { copyOf, handedOver, movedToDay, startingAt } from '@/domain/planning/dayPlan'
import type { Id } from '@/domain/wire'
import { Icon } from '@/ui/Icon'
import { hover, phone } from '@/ui/media'
import { Menu, type MenuEntry } from '@/ui/Menu'
import { token } from '@/ui/tokens'
import { useSearchChange } from '@/ui/useSearchChange'
import { usePlan } from './plan'

type JobMenuProps = { job: Activity; person: Id | undefined; tab: 0 | -1 }

/** Everything that can be done with a job, without dragging. */
export function JobMenu({ job, person, tab }: JobMenuProps) {
  const { t } = useTranslation('workPlan')
  const changeSearch = useSearchChange()
  const { facts, acts, ask, day, nextDay, nextDayName, timeZone } = usePlan()
  const work = facts.work(job)
  const values = { work }
  const open = isOpen(job)
  const write = (after: Activity, said: string) =>
    void acts.perform({ change: [{ before: job, after }] }, said)
  const entries = {
    open: {
      id: 'open',
      label: t('menu.open'),
      onSelect: () =>
        changeSearch((present) => withWorkSheet(present, { kind: 'open', id: job.id }), {
          preventScrollReset: true,
        }),
    },
    assign: {
      id: 'assign',
      label: t('menu.assign'),
      onSelect: () => ask({ kind: 'assign', items: [{ kind: 'job', job, from: person }] }),
    },
    startAt: {
      id: 'startAt',
      label: t('menu.startAt'),
      onSelect: () => ask({ kind: 'startAt', job }),
    },
    tomorrow: {
      id: 'tomorrow',
      label: t('menu.nextDay', { day: nextDayName }),
      onSelect: () =>
        write(movedToDay(job, nextDay, timeZone), t('said.movedWork', { work, day: nextDayName })),
    },
    otherDay: {
      id: 'otherDay',
      label: t('menu.otherDay'),
      onSelect: () => ask({ kind: 'otherDay', jobs: [job] }),
    },
    duplicate: {
      id: 'duplicate',
      label: t('menu.duplicate'),
      onSelect: () => {
        const copy = copyOf(job, day, () => true, timeZone)
        void acts.perform({ add: [startingAt(copy, copy.endDate)] }, t('said.duplicated', values))
      },
    },
    unassign: {
      id: 'unassign',
      label: t('menu.unassign'),
      onSelect: () => write(handedOver(job, person, undefined), t('said.unassigned', values)),
    },
    cancel: {
      id: 'cancel',
      label: t('menu.cancel'),
      danger: true,
      onSelect: () => ask({ kind: 'cancel', jobs: [job] }),
    },
    again: {
      id: 'again',
      label: t('menu.again'),
      onSelect: () => write(marked(job, 'planned'), t('said.again', values)),
    },
  } satisfies Record<string, MenuEntry>
  const planned = job.status === 'planned'
  return (
    <Menu
      label={t('menu.label', values)}
      trigger={
        <Dots type="button" tabIndex={tab} aria-label={t('menu.label', values)}>
          <Icon name="ellipsis" size={16} />
        </Dots>
      }
      groups={[
        {
          id: 'work',
          entries: [
            entries.open,
            ...(open ? [entries.assign] : []),
            ...(planned ? [entries.startAt] : []),
            entries.duplicate,
          ],
        },
        { id: 'day', entries: planned ? [entries.tomorrow, entries.otherDay] : [] },
        {
          id: 'away',
          entries: [
            ...(open && person !== undefined ? [entries.unassign] : []),
            ...(open ? [entries.cancel] : job.status === 'cancelled' ? [entries.again] : []),
          ],
        },
      ]}
    />
  )
}

const Dots = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${token('r-mark')};
  color: ${token('ink-2')};

  ${hover} {
    &:hover {
      color: ${token('ink')};
      background: ${token('mint-2')};
    }
  }
  ${phone} {
    inline-size: 44px;
    block-size: 44px;
    margin-block: -6px;
    margin-inline-end: -8px;
  }
`
