import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery } from '@/api/localData'
import { studAdvice } from '@/domain/surface/studRules'
import { useFormat } from '@/i18n/format'
import type { KickOff } from './useKickOff'

/** The stud guidance for a kick-off in words, by the own rules; undefined while something of it is still on its way. */
export function useStuds({
  surface,
  weather,
}: KickOff): { main: string; also: string | undefined } | undefined {
  const { t } = useTranslation('player')
  const format = useFormat()
  const { data: local, error } = useGetLocalDataQuery()
  if (!surface.outlook || (!local && error === undefined)) return undefined
  const advice = studAdvice(surface.outlook, weather?.at.rain, local?.studRules)
  if (!advice) return { main: t('studs.unknown'), also: undefined }
  return {
    main: t(`studs.type.${advice.stud}`),
    also:
      advice.also.length === 0
        ? undefined
        : t('studs.also', { studs: format.list(advice.also.map((stud) => t(`studs.short.${stud}`))) }),
  }
}
