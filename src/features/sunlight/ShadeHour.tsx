import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meanOf } from '@/domain/agronomy/lightDeficit'
import { instantAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { EmptyState } from '@/ui/EmptyState'
import { HeatGrid } from '@/ui/heatGrid/HeatGrid'
import { OnPaper } from '@/ui/OnPaper'
import { MapSentence } from './MapSentence'
import { Slider } from './Slider'
import type { HourlyShade } from './useLightMap'
import { useStandNames } from './useStandNames'

type ShadeHourProps = {
  pitch: Pitch
  day: Day
  shade: HourlyShade | undefined
  asTable: boolean
  source: ReactNode
}

/** Where the stands keep the sun away in one hour of the day. */
export function ShadeHour({ pitch, day, shade, asTable, source }: ShadeHourProps) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const stands = useStandNames(pitch)
  const [wanted, setWanted] = useState(12)
  if (!shade) return <EmptyState title={t('light.noShade')} />
  const first = shade.hours[0]?.hour
  const last = shade.hours.at(-1)?.hour
  if (first === undefined || last === undefined) return <EmptyState title={t('light.noShadeHours')} />
  const hour = Math.min(last, Math.max(first, wanted))
  const shown = shade.hours.find((one) => one.hour === hour)
  const clock = (at: number) =>
    format.time(instantAtGround(day, `${String(at).padStart(2, '0')}:00`, format.timeZone))
  const share = shown ? meanOf(shown.shaded) : null
  const name = t('light.grid.shade', { day: format.day(day, 'weekday'), time: clock(hour) })
  return (
    <>
      <Slider label={t('light.hour')} value={hour} min={first} max={last} say={clock} onChange={setWanted} />
      <OnPaper aria-hidden>{name}</OnPaper>
      {shown && (
        <HeatGrid
          label={name}
          values={shown.shaded}
          quantity="percent"
          scale={{ kind: 'sequential', min: 0, max: 100 }}
          bearing={pitch.bearing}
          stands={stands}
          asTable={asTable}
        />
      )}
      <MapSentence source={source}>
        {share === null
          ? t('light.sunDown')
          : t('light.shadeSummary', { time: clock(hour), share: format.quantity(share, 'percent') })}{' '}
        {stands.length === 0 && t('light.noStands')}
      </MapSentence>
    </>
  )
}
