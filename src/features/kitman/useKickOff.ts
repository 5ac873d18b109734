import { useTranslation } from 'react-i18next'
import { isAwaited } from '@/api/isAwaited'
import { useGetPitchesQuery } from '@/api/pitches'
import { type Surface, useSurface } from '@/api/useSurface'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { type KickOffWeather, kickOffWeather } from '@/domain/surface/kickOffWeather'
import { type Format, useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import type { GlyphName } from '@/ui/Glyph'

export type KickOff = {
  name: string
  /** The pitch with its surface. */
  place: string
  surface: Surface
  weather: { at: KickOffWeather; text: string; icon: GlyphName | undefined } | undefined
  /** When it was last changed, if that is known. */
  changed: string | undefined
}

/** What there is to say of a match or training before it starts. */
export function useKickOff(session: Activity, now: Date): KickOff {
  const { t } = useTranslation('player')
  const format = useFormat()
  const asked = useGetPitchesQuery()
  const pitches = asked.data
  const [pitchId] = session.pitchIds
  const pitch = pitches?.find(({ id }) => id === pitchId)
  const surface = useSurface(pitchId, session.startDate, now)
  const at = surface.weather && kickOffWeather(surface.weather, session, format.timeZone)
  return {
    name: session.name || t(`kind.${session.activityName === 'match' ? 'match' : 'training'}`),
    place: !pitch
      ? t(pitchId === undefined || isAwaited(asked) ? 'noPitch' : pitches ? 'pitchGone' : 'pitchFailed')
      : pitch.surface
        ? t('pitchSurface', {
            pitch: format.whole(pitch.name),
            surface: t(`surface.${pitch.surface}`),
          })
        : pitch.name,
    surface,
    weather: at && { at, ...weatherWords(at, t, format) },
    changed:
      session.updatedAt === undefined
        ? undefined
        : t('changed', {
            time: shortMoment(session.updatedAt, dayAtGround(now, format.timeZone), format),
          }),
  }
}

type Text = ReturnType<typeof useTranslation<'player'>>['t']

function weatherWords(
  at: KickOffWeather,
  t: Text,
  format: Format,
): { text: string; icon: GlyphName | undefined } {
  if (at.kind === 'none') return { text: t('weather.none'), icon: 'clock' }
  const icon = at.rain === 'rain' ? 'rain' : undefined
  if (at.kind === 'hour') {
    const { temperature, rain, wind } = at.hour
    const values = {
      temperature: format.quantity(temperature, 'temperature'),
      rain: format.quantity(rain, 'rain'),
      wind: format.quantity(wind, 'windSpeed'),
    }
    if (at.rain === undefined || (rain ?? 0) > 0) return { text: t('weather.hour', values), icon }
    return { text: t(at.rain === 'rain' ? 'weather.hourWetAround' : 'weather.hourDry', values), icon }
  }
  const { temperatureMin, temperatureMax, rain, wind } = at.day
  const values = {
    low: format.figure(temperatureMin, 'temperature').number,
    high: format.quantity(temperatureMax, 'temperature'),
    rain: format.quantity(rain, 'rain'),
    wind: format.quantity(wind, 'windSpeed'),
  }
  return { text: t(rain === 0 ? 'weather.dayDry' : 'weather.day', values), icon }
}
