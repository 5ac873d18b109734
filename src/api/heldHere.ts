import i18next from 'i18next'
import type { Activity } from '@/domain/activity'
import type { ActivityConfiguration } from '@/domain/activityConfiguration'
import { checklistFor, withTicks } from '@/domain/checklist'
import type { LocalData } from '@/domain/localData'
import { type Difference, finished, pausedMinutes, workedMinutes } from '@/domain/workedTime'
import type { Id } from '@/domain/wire'
import type { Format } from '@/i18n/format'
import { loadTexts } from '@/i18n/i18n'
import { duration } from '@/i18n/moments'
import { ownValue } from '@/lib/ownValue'
import { without } from '@/lib/without'
import { activityEndpoints } from './activities'
import { localDataEndpoints } from './localData'

/** A store's, of calls that answer. */
type Ask = (action: never) => unknown

/** What this device knows of begun work and nobody else does (decision 11): its breaks, and what is ticked off. */
async function held(ask: Ask): Promise<Partial<LocalData>> {
  const { data } = await (ask(
    localDataEndpoints.getLocalData.initiate(undefined, { subscribe: false }) as never,
  ) as Promise<{ data?: LocalData }>)
  return data ?? {}
}

/** The work done now, or when its last break began, with the minutes that were worked. */
export async function doneHere(
  ask: Ask,
  job: Activity,
  { now, format, difference }: { now: Date; format: Format; difference?: Difference | undefined },
): Promise<Activity> {
  const pause = ownValue((await held(ask)).jobPauses, job.id)
  const paused = pausedMinutes(job, pause, now)
  if (difference?.minutes === undefined && paused === 0)
    return finished(job, pause, now, { ...(difference && { difference }), fieldKeys: [] })
  const [fieldKeys] = await Promise.all([fieldKeysOf(ask, job), loadTexts('mobile')])
  return finished(job, pause, now, {
    ...(difference && { difference }),
    fieldKeys,
    line: i18next.t('mobile:workedLine', {
      worked: duration(workedMinutes(job, pause, now), format),
      paused: duration(paused, format),
    }),
  })
}

/** The fields of a job's type: waited for, or what belongs into one of them would be written into the notes. */
async function fieldKeysOf(ask: Ask, job: Activity): Promise<string[]> {
  const { data } = await (ask(
    activityEndpoints.getActivityConfiguration.initiate(undefined, { subscribe: false }) as never,
  ) as Promise<{ data?: ActivityConfiguration[] }>)
  const own = data?.find(({ activityName }) => activityName === job.activityName)
  return (own?.fields ?? []).map(({ key }) => key)
}

/** A change of the work with what was ticked off here before it. */
export async function withTicksHere(ask: Ask, before: Activity, after: Activity): Promise<Activity> {
  const { templates = [], jobTicks } = await held(ask)
  const ticks = ownValue(jobTicks, before.id)
  return withTicks(after, checklistFor(before, templates, ticks), ticks)
}

/**
 * What was sent with the work is no longer this device's alone: its ticks, and its breaks once it is over. Gives back how
 * to have them again; whatever was ticked or paused since stays.
 */
export async function letGoHere(ask: Ask, id: Id, isOver: boolean): Promise<() => void> {
  const { jobPauses = {}, jobTicks = {} } = await held(ask)
  const before = { jobPauses, jobTicks }
  const after = {
    jobTicks: without(jobTicks, id),
    jobPauses: isOver ? without(jobPauses, id) : jobPauses,
  }
  if (ownValue(jobTicks, id) === undefined && (!isOver || ownValue(jobPauses, id) === undefined))
    return () => undefined
  ask(localDataEndpoints.saveLocalData.initiate(after) as never)
  return () => void ask(localDataEndpoints.takeBackLocalData.initiate({ before, after }) as never)
}
