import { useTranslation } from 'react-i18next'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { placeName } from './placeName'
import type { Closure } from './closures'

/** Which pitch is closed from when to when and why, a sentence each. */
export function useSafetySentences(
  closures: readonly Closure[],
  pitches: readonly Pitch[],
  now: Date,
  today: Day,
): string[] {
  const { t } = useTranslation('tv')
  const format = useFormat()
  const when = (instant: Instant) => {
    const day = dayAtGround(instant, format.timeZone)
    return day === today ? format.time(instant) : format.day(day, 'weekday')
  }
  return closures.flatMap(({ pitchId, from, to, reason }) => {
    const pitch = pitches.find(({ id }) => id === pitchId)
    if (!pitch) return []
    const words = { pitch: placeName(pitch.name), to: when(to) }
    return Date.parse(from) <= now.getTime()
      ? t(`safety.${reason}Now`, words)
      : t(`safety.${reason}`, { ...words, from: when(from) })
  })
}
