import { useTranslation } from 'react-i18next'
import type { LightTarget } from '@/domain/agronomy/lightDeficit'
import type { Pitch } from '@/domain/pitch'
import type { Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Provenance } from '@/ui/Provenance'
import type { Layer } from './layers'
import type { HourlyShade, LightMap } from './useLightMap'
import { useTargetText } from './useTargetText'

type LightSourceProps = {
  layer: Layer
  pitch: Pitch
  map: LightMap
  shade: HourlyShade | undefined
  target: LightTarget
  /** When what the map is made from came. */
  at: Instant | undefined
}

/** Where what the map shows comes from: sent, or worked out here and from what. */
export function LightSource({ layer, pitch, map, shade, target, at }: LightSourceProps) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const targetText = useTargetText()
  const { latitude, longitude, bearing, stands = [] } = pitch
  const ground = [
    t('light.what.dli.inputs.place', {
      latitude: format.number(latitude, 3),
      longitude: format.number(longitude, 3),
    }),
    t('light.what.dli.inputs.bearing', { bearing: format.quantity(bearing, 'angle') }),
    t('light.what.dli.inputs.stands', { count: stands.length }),
  ]
  if (layer === 'shade') {
    const origin = shade?.origin ?? 'backend'
    return (
      <Provenance
        title={t('light.what.shade.title')}
        text={t(`light.what.shade.${origin}`)}
        origin={origin}
        at={origin === 'backend' ? at : undefined}
        {...(origin === 'computed'
          ? {
              formula: t('light.what.shade.formula'),
              inputs: ground,
              source: t('light.what.shade.source'),
            }
          : { formula: t('light.what.unknown') })}
      />
    )
  }
  const inputs = [
    ...ground,
    map.radiation === undefined
      ? t('light.what.dli.inputs.clearSky')
      : t('light.what.dli.inputs.radiation', { radiation: format.quantity(map.radiation, 'radiation') }),
  ]
  if (layer === 'deficit')
    return (
      <Provenance
        title={t('light.what.deficit.title')}
        text={t('light.what.deficit.text')}
        origin="computed"
        at={at}
        formula={t('light.what.deficit.formula')}
        inputs={[targetText(target), ...(map.origin === 'computed' ? inputs : [])]}
        source={t('light.what.lamps.source')}
      />
    )
  const isComputed = map.origin === 'computed'
  return (
    <Provenance
      title={t(layer === 'sun' ? 'light.what.sun.title' : 'light.what.dli.title')}
      text={
        layer === 'sun'
          ? t('light.what.sun.text')
          : isComputed
            ? t(map.radiation === undefined ? 'light.what.dli.clearSky' : 'light.what.dli.computed')
            : t('light.what.dli.backend')
      }
      origin={map.origin}
      at={at}
      {...(isComputed
        ? { formula: t('light.what.dli.formula'), inputs, source: t('light.what.dli.source') }
        : { formula: t('light.what.unknown') })}
    />
  )
}
