import { useTranslation } from 'react-i18next'
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
    const count = items.length
    const single = first.kind === 'job' ? first.job : first.draft
    const said = { work: facts.work(single), count }
    if (column === NOBODY) {
      const act = placedWithNobody(items)
      if (act.change.length + act.add.length > 0)
        void acts.perform(act, count > 1 ? t('said.unassignedMany', said) : t('said.unassigned', said))
      return
    }
    const person = people.find(({ id }) => id === column)
    if (!person) return
    const proceed = () => {
      const act = placedWith(items, person, place, { day, timeZone })
      if (act.change.length + act.add.length === 0) return
      const isOwn = first.kind === 'job' && first.from === person.id && count === 1
      void acts.perform(
        act,
        isOwn
          ? t('said.reordered', { person: person.name })
          : count > 1
            ? t('said.assignedMany', { ...said, person: person.name })
            : t('said.assigned', { ...said, person: person.name }),
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
