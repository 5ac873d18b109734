import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ActKeys } from '@/api/actKeys'
import { activityEndpoints } from '@/api/activities'
import { useBringBack } from '@/api/useBringBack'
import { useInWeather, type WithWeather } from '@/api/useInWeather'
import { type Activity, isUnsentSeries, type NewActivity } from '@/domain/activity'
import { byStart } from '@/domain/byStart'
import { dayAtGround } from '@/domain/groundTime'
import { isLocalId } from '@/domain/localId'
import type { NonWorkingWay } from '@/domain/recurrence'
import type { Day, Instant } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { inLanes } from '@/lib/inLanes'
import { focusOnceDrawn } from '@/ui/focusOnceDrawn'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { showToast } from '@/ui/toasts'
import { useActivityWords } from '@/ui/useActivityWords'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'
import { type Going, nonWorkingChanges, spansAround } from './seriesChange'

export type Outcome<T> = Promise<{ data?: T; error?: unknown }>
type Ask = <T>(action: unknown) => Outcome<T>

export type NonWorking = { days: ReadonlySet<Day>; way: NonWorkingWay }
export type Said = 'saved' | 'started' | 'completed' | 'moved'

/** Writes work and says so, with a way back. Every write answers what went wrong rather than throwing. */
export function useSaveWork() {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const { title } = useActivityWords()
  const format = useFormat()
  const problemText = useProblemText()
  const say = useUndoToast()
  const { saidOf } = useInWeather()
  const orUnsent = useUnsentWords()
  const bringBack = useBringBack()
  const dispatch = useDispatch()
  const ask: Ask = (action) => dispatch(action as never)

  const put = (activity: Activity): Outcome<Activity> =>
    ask(activityEndpoints.saveActivity.initiate(activity))
  const post = (activity: NewActivity, key: string): Outcome<Activity[]> =>
    ask(activityEndpoints.addActivity.initiate({ activity, key }))
  const drop = (activity: Activity, recurring: boolean): Outcome<null> =>
    ask(activityEndpoints.removeActivity.initiate({ id: activity.id, ...(recurring ? { recurring } : {}) }))
  const sayOf = (
    key: 'added' | 'addedUnsent' | 'deleted' | Said,
    activity: Pick<Activity, 'activityName' | 'name'>,
  ) => t(`sheet.said.${key}`, { work: title(activity) })

  /** A new series whose members on non-working days are moved or taken out, one by one: any backend can do that. */
  const adjust = async (made: Activity[], { days, way }: NonWorking): Promise<Activity[]> => {
    const changes = nonWorkingChanges(made, days, way, format.timeZone)
    const refused: unknown[] = []
    const gone = new Set<string>()
    const moved = new Map<string, Activity>()
    await inLanes(changes, async ({ activity, to }) => {
      const { error } = await (to === null ? drop(activity, false) : put(to))
      if (error !== undefined) refused.push(error)
      else if (to === null) gone.add(activity.id)
      else moved.set(activity.id, to)
    })
    if (refused.length > 0)
      showToast({
        tone: 'error',
        text: t('sheet.series.notAdjusted', { count: refused.length, reason: problemText(refused[0]) }),
      })
    return made.filter(({ id }) => !gone.has(id)).map((one) => moved.get(one.id) ?? one)
  }

  /**
   * The same for a series that is not sent yet: its other members are nowhere, so none of them can be moved. Each of its
   * days goes as work of its own; the series goes last, so that nothing is lost in between.
   */
  const inPieces = async (
    series: NewActivity,
    made: readonly Activity[],
    { days, way }: NonWorking,
    actOf: (start: Instant) => string,
    keys: ActKeys,
  ): Outcome<readonly Activity[]> => {
    const spans = spansAround(series, days, way, format.timeZone)
    const [row] = made
    if (!row || !spans) return { data: made }
    const pieces: Activity[] = []
    for (const span of spans) {
      const act = actOf(span.startDate)
      const { data = [], error } = await post({ ...series, ...span, recurrence: undefined }, keys.of(act))
      if (error !== undefined) {
        keys.tried(act, error)
        return { error }
      }
      pieces.push(...data)
    }
    const { error } = await drop(row, false)
    return error === undefined ? { data: pieces } : { error }
  }

  /** A series goes in one step from its first member on; what was moved might lie before it, so it goes by itself. */
  const dropAll = async (made: readonly Activity[], moved: ReadonlySet<string>): Outcome<null> => {
    const [first, ...rest] = made.filter(({ id }) => !moved.has(id)).toSorted(byStart)
    for (const one of made.filter(({ id }) => moved.has(id))) {
      const { error } = await drop(one, false)
      if (error !== undefined) return { error }
    }
    return first ? drop(first, rest.length > 0) : {}
  }

  return {
    /**
     * One for each pitch, all or none: where one is refused, the others are taken back, so that what is corrected is
     * corrected in all of them. `actOf` names each, and each day of it, among the keys: a second try creates nothing
     * twice. What they stand for instead goes when they are there, and comes back with Undo.
     */
    add: async (
      activities: readonly NewActivity[],
      keys: ActKeys,
      actOf: (at: number, start?: Instant) => string,
      nonWorking: NonWorking | undefined,
      instead?: Activity,
    ): Outcome<null> => {
      const groups: { at: number; made: readonly Activity[]; moved: Set<string> }[] = []
      for (const [at, activity] of activities.entries()) {
        const { data = [], error } = await post(activity, keys.of(actOf(at)))
        if (error !== undefined) {
          keys.tried(actOf(at), error)
          for (const earlier of groups) {
            const { error: stays } = await dropAll(earlier.made, earlier.moved)
            if (stays !== undefined) continue
            for (const start of ['', ...earlier.made.map(({ startDate }) => startDate)])
              keys.forget(actOf(earlier.at, start))
          }
          return { error }
        }
        const isWaiting = data.some(({ id }) => isLocalId(id))
        const answered = !nonWorking
          ? { data }
          : isWaiting
            ? await inPieces(activity, data, nonWorking, (start) => actOf(at, start), keys)
            : { data: await adjust(data, nonWorking) }
        if (answered.error !== undefined) return { error: answered.error }
        const made = answered.data ?? []
        const before = new Map(data.map((one) => [one.id, one.startDate]))
        const moved = new Set(made.filter((one) => before.get(one.id) !== one.startDate).map(({ id }) => id))
        groups.push({ at, made, moved })
      }
      if (instead) {
        const { error } = await drop(instead, false)
        if (error !== undefined) return { error }
      }
      const [first] = activities
      const all = groups.flatMap(({ made }) => made)
      if (first)
        say(
          all.some(isUnsentSeries)
            ? sayOf('addedUnsent', first)
            : orUnsent(
                all.length > 1
                  ? t('sheet.said.addedMany', { work: words.name(first.activityName), count: all.length })
                  : sayOf('added', first),
                all.map(({ id }) => id),
              ),
          async () => {
            for (const { made, moved } of groups) {
              const { error } = await dropAll(made, moved)
              if (error !== undefined) return { error }
            }
            return instead ? bringBack(instead) : {}
          },
        )
      return { data: null }
    },
    save: async (
      activity: Activity,
      before: Activity,
      said: Said,
      weather?: WithWeather,
    ): Outcome<Activity> => {
      const outcome = await put(activity)
      const text = orUnsent(sayOf(said, activity), [activity.id])
      if (outcome.error === undefined)
        say(weather ? saidOf(text, weather) : text, () =>
          put({ ...before, updatedAt: outcome.data?.updatedAt ?? before.updatedAt }),
        )
      return outcome
    },
    /** The first is the open one: when it is refused, nothing else is tried. The others tell what they came to. */
    saveMany: async (
      changes: readonly { before: Activity; after: Activity }[],
      onDone: (done: number) => void,
    ): Outcome<null> => {
      const [open, ...others] = changes
      if (!open) return { data: null }
      const first = await put(open.after)
      if (first.error !== undefined) return { error: first.error }
      const back = [{ ...open.before, updatedAt: first.data?.updatedAt ?? open.before.updatedAt }]
      const refused: { activity: Activity; error: unknown }[] = []
      await inLanes(others, async ({ before, after }) => {
        const { data, error } = await put(after)
        if (error === undefined) back.push({ ...before, updatedAt: data?.updatedAt ?? before.updatedAt })
        else refused.push({ activity: before, error })
        onDone(back.length + refused.length)
      })
      const work = words.name(open.after.activityName)
      const ids = back.map(({ id }) => id)
      say(orUnsent(t('sheet.said.savedMany', { work, count: back.length }), ids), async () => {
        const errors: unknown[] = []
        await inLanes(back, async (one) => {
          const { error } = await put(one)
          if (error !== undefined) errors.push(error)
        })
        return errors.length > 0 ? { error: errors[0] } : {}
      })
      const [refusal] = refused.toSorted((a, b) => byCode(a.activity.startDate, b.activity.startDate))
      if (refusal)
        showToast({
          tone: 'error',
          text: t('sheet.series.refused', {
            count: refused.length,
            day: format.day(dayAtGround(refusal.activity.startDate, format.timeZone), 'short'),
            reason: problemText(refusal.error),
          }),
        })
      return { data: null }
    },
    remove: async (activity: Activity): Outcome<null> => {
      const outcome = await drop(activity, false)
      if (outcome.error === undefined)
        say(orUnsent(sayOf('deleted', activity), [activity.id]), async () => {
          const { data, error } = await bringBack(activity)
          if (data?.[0]) focusOnceDrawn(`[data-activity-id="${CSS.escape(data[0].id)}"]`)
          return { error }
        })
      return outcome
    },
    /** A series comes back only as a new one, which nobody asked for: there is no way back. */
    removeSeries: async ({ alone, from }: Going, shown: Activity): Outcome<null> => {
      const refused: unknown[] = []
      await inLanes(alone, async (one) => {
        const { error } = await drop(one, false)
        if (error !== undefined) refused.push(error)
      })
      if (refused.length > 0) return { error: refused[0] }
      if (from) {
        const { error } = await drop(from, true)
        if (error !== undefined) return { error }
      }
      const gone = [...alone, ...(from ? [from] : [])].map(({ id }) => id)
      if (gone.length > 0) say(orUnsent(sayOf('deleted', shown), gone))
      else showToast({ tone: 'info', text: t('sheet.series.allDone') })
      return { data: null }
    },
  }
}
