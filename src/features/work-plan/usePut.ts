import { useTranslation } from 'react-i18next'
import type { Id } from '@/domain/wire'
import { focusOnceDrawn } from '@/ui/focusOnceDrawn'
import { NOBODY, type Plan } from './plan'
import type { OnRefused } from './usePlanActs'
import { placedWith, placedWithNobody } from './placing'

type Ground = Pick<Plan, 'people' | 'day' | 'timeZone' | 'facts' | 'acts' | 'ask'> & {
  letGo: () => OnRefused
}

/** Gives work to somebody or to nobody; asks first where that person is away. */
export function usePut({ people, day, timeZone, facts, acts, ask, letGo }: Ground): Plan['put'] {
  const { t } = useTranslation('workPlan')
  return (items, column, place) => {
    const [first] = items
    if (!first) return
    if (column === NOBODY) {
      const act = placedWithNobody(items)
      if (act.change.length + act.add.length > 0)
        void acts.perform(act, (count, [one]) =>
          one && count === 1
            ? t('said.unassigned', { work: facts.work(one) })
            : t('said.unassignedMany', { count }),
        )
      return
    }
    const person = people.find(({ id }) => id === column)
    if (!person) return
    const given = new Set<Id | undefined>(items.flatMap((item) => (item.kind === 'job' ? [item.job.id] : [])))
    const proceed = () => {
      const act = placedWith(items, person, place, { day, timeZone })
      if (act.change.length + act.add.length === 0) return
      const isOwn = first.kind === 'job' && first.from === person.id && items.length === 1
      // What makes room for it, or follows on it, is written too.
      const isGiven = ({ id }: { id?: Id }) => given.has(id) || !person.jobs.some((job) => job.id === id)
      void acts.perform(
        act,
        (_, written) => {
          const done = written.filter(isGiven)
          const [one] = done
          return isOwn || !one
            ? t('said.reordered', { person: person.name })
            : done.length > 1
              ? t('said.assignedMany', { count: done.length, person: person.name })
              : t('said.assigned', { work: facts.work(one), person: person.name })
        },
        letGo(),
      )
      // Chosen in a window, it leaves the place at which that was opened: the focus goes with it.
      if (first.kind === 'job' && document.activeElement?.closest('[role$="dialog"]'))
        focusOnceDrawn(`[data-column="${CSS.escape(person.id)}"] [data-nav="${CSS.escape(first.job.id)}"]`)
    }
    const isNew = items.some((item) => item.kind === 'draft' || item.from !== person.id)
    if (person.away && isNew) ask({ kind: 'away', person, go: proceed })
    else proceed()
  }
}
