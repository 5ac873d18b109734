import type { MiddlewareAPI } from '@reduxjs/toolkit'
import i18next, { t } from 'i18next'
import { activityEndpoints } from '@/api/activities'
import { type Activity, stepOf } from '@/domain/activity'
import { calledOff } from '@/domain/calledOff'
import type { Id } from '@/domain/wire'
import { cachedActivities } from '@/features/work-sheet/useActivity'
import { loadTexts } from '@/i18n/i18n'
import { type Language, localeTag } from '@/i18n/languages'
import { problemOf } from '@/lib/problem'
import { showToast } from '@/ui/toasts'

/** A file calls off several matches one after another: one question for all of them. */
const TOGETHER_MS = 800

const gone = new Set<Id>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks once whether what is planned and not begun for a match that is off is taken out too; undone with one press. */
export function offerStepsOut(store: MiddlewareAPI, match: Id): void {
  gone.add(match)
  clearTimeout(timer)
  // Its words may not be there without a network: then the steps alone say so, in the calendar.
  timer = setTimeout(() => void ask(store).catch(() => undefined), TOGETHER_MS)
}

async function ask(store: MiddlewareAPI): Promise<void> {
  const matches = new Set(gone)
  gone.clear()
  const rows = cachedActivities(store.getState() as never).flat()
  // Deleted or called off by mistake, it may be back by now.
  for (const { id, status } of rows) if (status !== 'cancelled') matches.delete(id)
  const steps = rows.filter((work) => work.status === 'planned' && matches.has(stepOf(work) ?? ''))
  const left = [...new Map(steps.map((step) => [step.id, step])).values()]
  if (left.length === 0) return
  await loadTexts('workPlan', 'activity')
  const locale = localeTag(i18next.language as Language)
  const names = new Set(
    left.map(({ activityName }) => t(`activity:name.${activityName}`, { defaultValue: '' })),
  )
  showToast({
    tone: 'info',
    text: t('workPlan:stepsLeft.text', {
      number: new Intl.NumberFormat(locale).format(left.length),
      work: new Intl.ListFormat(locale).format(names),
    }),
    action: { label: t('workPlan:stepsLeft.out'), onPress: () => void takeOut(left) },
  })

  async function takeOut(steps: readonly Activity[]): Promise<void> {
    const written = await saveEach(steps.map((step) => calledOff(step, 'fixture', '')))
    if (written.length === 0) return
    showToast({
      tone: 'done',
      text: t('workPlan:said.cancelled', { count: written.length }),
      action: {
        label: t('common:undo'),
        onPress: () =>
          void saveEach(
            written.flatMap(({ id, updatedAt }) => {
              const before = steps.find((step) => step.id === id)
              return before ? { ...before, updatedAt } : []
            }),
          ),
      },
    })
  }

  async function saveEach(changed: readonly Activity[]): Promise<Activity[]> {
    const written: Activity[] = []
    for (const work of changed) {
      const answer: Promise<{ data?: Activity; error?: unknown }> = store.dispatch(
        activityEndpoints.saveActivity.initiate(work) as never,
      )
      const { data, error } = await answer
      if (error === undefined) written.push(data ?? work)
      else showToast({ tone: 'error', text: t(`common:problem.${problemOf(error).kind}`) })
    }
    return written
  }
}
