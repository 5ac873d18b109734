import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { useSurfaceWords } from '@/i18n/surfaceText'
import type { KickOff } from './useKickOff'
import { useStuds } from './useStuds'

export type CardText = {
  team: string | undefined
  name: string
  day: string
  time: string
  place: string
  surface: string
  /** Age of the reading and confidence. */
  reading: string | undefined
  studs: string | undefined
  also: string | undefined
  weather: string | undefined
  guidance: string
  asOf: string
}

/** What stands on the card for the wall, and in the text that is sent. */
export function useCardText(
  session: Activity,
  team: string | undefined,
  kickOff: KickOff,
  now: Date,
): { card: CardText; lines: string[] } {
  const { t } = useTranslation(['player', 'surface'])
  const format = useFormat()
  const words = useSurfaceWords(now)
  const studs = useStuds(kickOff)
  const { outlook } = kickOff.surface
  const day = format.day(dayAtGround(session.startDate, format.timeZone), 'long')
  const time = format.time(session.startDate)
  const card: CardText = {
    team,
    name: kickOff.name,
    day,
    time,
    place: kickOff.place,
    surface: outlook ? words.line(outlook) : t('surface:unknown'),
    reading:
      outlook?.confidence &&
      t('card.reading', {
        age: words.age(outlook),
        confidence: t(`surface:confident.${outlook.confidence}`),
      }),
    studs: studs?.main,
    also: studs?.also,
    weather: kickOff.weather?.text,
    guidance: t('surface:guidance'),
    asOf: t('card.asOf', { moment: format.dateTime(toInstant(now)) }),
  }
  const lines = [
    t('card.line.what', { name: card.name, place: card.place }),
    t('card.line.when', { day, time }),
    t('card.line.surface', { surface: card.surface }),
    ...(card.reading ? [card.reading] : []),
    ...(card.studs ? [t('card.line.studs', { studs: card.studs })] : []),
    ...(card.also ? [card.also] : []),
    ...(card.weather ? [t('card.line.weather', { weather: card.weather })] : []),
    card.guidance,
    card.asOf,
  ]
  return { card, lines: team ? [team, ...lines] : lines }
}
