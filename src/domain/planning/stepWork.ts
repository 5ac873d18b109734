import { byCode } from '../../lib/byCode.ts'
import type { Activity, NewActivity } from '../activity.ts'
import { dayAtGround } from '../groundTime.ts'
import type { Id, Instant } from '../wire.ts'
import { nextDirection } from './cutDirection.ts'
import { byRhythm } from './dayPlan.ts'

type Step = { activityName: string; startDate: Instant; endDate: Instant }

/**
 * Steps as work on a pitch, each as it was last completed there: height, machine and products are no new question, and
 * each cut goes in the direction that is due after those before it (B9). Nobody is asked yet. Without answers where the
 * work never was done there; in order of time.
 */
export function stepsWork(
  steps: readonly Step[],
  pitchId: Id | undefined,
  history: readonly Activity[],
  timeZone: string,
): NewActivity[] {
  const pitchIds = pitchId === undefined ? [] : [pitchId]
  const before = history.filter((work) => pitchId !== undefined && work.pitchIds.includes(pitchId))
  const planned: NewActivity[] = []
  for (const { activityName, startDate, endDate } of steps.toSorted((a, b) =>
    byCode(a.startDate, b.startDate),
  )) {
    const last =
      pitchId === undefined
        ? undefined
        : byRhythm({ pitchId, activityName }, before, dayAtGround(startDate, timeZone), timeZone)
    const cuts = [...before, ...planned].filter((work) => work.startDate < startDate)
    planned.push({
      activityName,
      taskId: last?.taskId,
      name: undefined,
      teamId: undefined,
      notes: undefined,
      recurrence: undefined,
      status: 'planned',
      startDate,
      endDate,
      fields: (last?.fields ?? []).map((field) =>
        activityName === 'mowing' && field.key === 'direction' && field.value !== 'circular'
          ? { ...field, value: nextDirection(cuts).direction }
          : field,
      ),
      pitchIds,
      sectionIds: last?.sectionIds ?? [],
      userIds: [],
    })
  }
  return planned
}
