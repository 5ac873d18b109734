import { useTranslation } from 'react-i18next'
import { isAwaited } from '@/api/isAwaited'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { dayName } from '@/i18n/moments'

/** Name, pitch and day of a session. Pitches may be closed to a coach: then only their names are missing. */
export function useSessionWords(now: Date) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const asked = useGetPitchesQuery()
  const pitches = asked.data ?? []
  const today = dayAtGround(now, format.timeZone)
  const pitch = ({ pitchIds }: Pick<Activity, 'pitchIds'>, known: readonly Pitch[] = pitches) =>
    format.list(pitchIds.flatMap((id) => known.find((one) => one.id === id)?.name ?? []))
  return {
    name: ({ name, activityName }: Pick<Activity, 'name' | 'activityName'>) =>
      name || t(`kind.${activityName === 'match' ? 'match' : 'training'}`),
    pitch,
    /** Its pitch; else whether nobody has said which, somebody took it away, or only its name did not come. */
    place: (session: Pick<Activity, 'pitchIds'>) =>
      pitch(session) ||
      t(
        session.pitchIds.length === 0 || isAwaited(asked)
          ? 'noPitch'
          : asked.data
            ? 'pitchGone'
            : 'pitchFailed',
      ),
    /** The day of a session that is over: a weekday with its date. */
    pastDay: (instant: string) => format.day(dayAtGround(instant, format.timeZone), 'weekday'),
    day: (instant: string) => dayName(dayAtGround(instant, format.timeZone), today, format),
  }
}
