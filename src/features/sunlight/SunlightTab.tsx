import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { meanOf } from '@/domain/agronomy/lightDeficit'
import { daylightOf } from '@/domain/daylight'
import { placeOf } from '@/domain/homeGround'
import type { Pitch, Section } from '@/domain/pitch'
import { type Day, isDay } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { withParts } from '@/lib/searchParts'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useSearchChange } from '@/ui/useSearchChange'
import { DayBar } from './DayBar'
import { type Layer, LAYERS } from './layers'
import { LightMapView } from './LightMapView'
import { LightSections } from './LightSections'
import { SeasonLight } from './SeasonLight'
import { TargetFields } from './TargetFields'
import { useLightMap } from './useLightMap'
import { useLightTarget } from './useLightTarget'
import { useToday } from '@/ui/useToday'

type SunlightTabProps = {
  pitch: Pitch
  /** The part of the pitch that is looked at; undefined for the whole. */
  section: Section | undefined
  sections: readonly Section[]
  readOnly: boolean
}

/** Light on the grid of one day (`?light=day&lightMap=…`), what it lacks, the lamps that it takes, and the season (F25). */
export function SunlightTab({ pitch, section, sections, readOnly }: SunlightTabProps) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const changeSearch = useSearchChange()
  const { search } = useLocation()
  const { data: company } = useGetCompanyQuery()
  const today = useToday()
  const query = new URLSearchParams(search)
  const asked = query.get('light') ?? ''
  const day = isDay(asked) ? asked : today
  const layer = LAYERS.find((one) => one === query.get('lightMap')) ?? 'dli'
  const { target } = useLightTarget(pitch)
  const { map, at, shade } = useLightMap(pitch, day, format.timeZone)
  const sun = useSunSentence(day, placeOf(pitch, company))
  const mayPlan = !readOnly && company?.allowedActivityNames.includes('growLights') === true

  const show = (change: { light?: Day | null; lightMap?: Layer | null }) =>
    changeSearch((present) => withParts(present, change), { replace: true })
  const showDay = (next: Day) => show({ light: next === today ? null : next })
  const showLayer = (next: Layer) => show({ lightMap: next === 'dli' ? null : next })
  return (
    <Tab>
      <DayBar day={day} today={today} onChange={showDay} />
      {sun && <Sun>{sun.text}</Sun>}
      <QueryState
        query={map}
        skeleton={<Skeleton kind="block" height="320px" />}
        empty={{ when: () => false, title: t('light.none.title') }}
      >
        {(light) => (
          <>
            {sun?.kind !== 'polarNight' && (
              <LightMapView
                {...{ pitch, section, day, shade, target, layer, at }}
                map={light}
                onLayer={showLayer}
              />
            )}
            {meanOf(light.dli) !== null && (
              <LightSections
                {...{ pitch, section, sections, target, at }}
                map={light}
                planOn={mayPlan ? (day < today ? today : day) : undefined}
              />
            )}
          </>
        )}
      </QueryState>
      {!readOnly && <TargetFields key={pitch.id} pitch={pitch} />}
      <SeasonLight pitch={pitch} today={today} target={target} />
    </Tab>
  )
}

/** When the sun rises and sets, or that it does not; undefined where the place is unknown. */
function useSunSentence(day: Day, place: ReturnType<typeof placeOf>) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const sun = daylightOf(place, day)
  if (sun?.kind !== 'risesAndSets') return sun && { kind: sun.kind, text: t(`light.${sun.kind}`) }
  const times = { sunrise: format.time(sun.sunrise), sunset: format.time(sun.sunset) }
  return { kind: sun.kind, text: t('light.sunTimes', times) }
}

const Tab = styled.div`
  padding-block: 12px;
`
const Sun = styled.p`
  margin-block: 4px 12px;
  color: ${token('ink-2')};
`
