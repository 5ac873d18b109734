import { useTranslation } from 'react-i18next'
import { answerOf } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { hazardsOf } from '@/domain/hazards'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import type { Closure } from './closures'
import { placeName } from './placeName'
import type { BoardData } from './useBoardData'
import { useWorkAtPlace } from './useWorkAtPlace'

/**
 * What work has left dangerous, and then which pitch is closed from when to when and why; a sentence each. A board shows a
 * few at once, and a goal that may fall over comes first.
 */
export function useSafetySentences(
  { activities, pitches }: Pick<BoardData, 'activities' | 'pitches'>,
  closures: readonly Closure[],
  now: Date,
  today: Day,
): string[] {
  const { t } = useTranslation('tv')
  const format = useFormat()
  const workAtPlace = useWorkAtPlace(pitches)
  const when = (instant: Instant) => {
    const day = dayAtGround(instant, format.timeZone)
    return day === today ? format.time(instant) : format.day(day, 'weekday')
  }
  const place = (pitchId: string) => {
    const pitch = pitches.find(({ id }) => id === pitchId)
    return pitch && placeName(pitch.name)
  }
  const hazards = hazardsOf(activities, now).map((hazard) => {
    const { job } = hazard
    if (hazard.kind === 'covered')
      return t('safety.covered', {
        pitch: job.pitchIds.flatMap((id) => place(id) ?? []).join(' '),
        hours: format.quantity(Math.floor(hazard.hours), 'hours'),
        most: format.quantity(hazard.most, 'hours'),
      })
    const goal = answerOf(job, 'goal')
    const work = workAtPlace(job)
    return t('safety.unsafe', {
      work: typeof goal === 'string' && goal.trim() ? `${work}, ${goal.trim()}` : work,
    })
  })
  const closed = closures.flatMap(({ pitchId, from, to, reason }) => {
    const pitch = place(pitchId)
    if (pitch === undefined) return []
    const words = { pitch, to: when(to) }
    return Date.parse(from) <= now.getTime()
      ? t(`safety.${reason}Now`, words)
      : t(`safety.${reason}`, { ...words, from: when(from) })
  })
  return [...hazards, ...closed]
}
