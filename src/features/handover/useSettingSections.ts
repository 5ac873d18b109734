import { useTranslation } from 'react-i18next'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { ownBands } from '@/domain/handover'
import type { HandoverSection } from '@/domain/handoverFile'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { DEFAULT_COUNTDOWN, readCountdown } from '@/domain/planning/countdown'
import { useActivityText } from '@/i18n/activityText'
import { limitText } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { type HandoverGround, nameIn } from './useHandoverGround'
import { useMetricName } from './useMetricName'

/** What the person who leaves has set: bands, templates, the countdown to a match, and the smaller settings. */
export function useSettingSections(): (ground: HandoverGround) => HandoverSection[] {
  const { t } = useTranslation('evidence')
  const format = useFormat()
  const words = useActivityText()
  const metricName = useMetricName()
  const minutes = (count: number) => format.quantity(count, 'minutes')

  const bands = ({ local, pitches, today }: HandoverGround): HandoverSection => {
    const own = ownBands(local?.bands ?? {}, pitches, today)
    const range = (from: number | null, to: number | null, metric: MeasurementMetric) => {
      const [low, high] = [from, to].map((limit) => limitText(limit ?? 0, METRIC_QUANTITY[metric], format))
      if (from === null) return to === null ? '' : t('handover.bands.atMost', { high })
      return to === null ? t('handover.bands.atLeast', { low }) : t('handover.bands.range', { low, high })
    }
    return {
      id: 'bands',
      heading: t('handover.bands.heading'),
      sentences: [own.length === 0 ? t('handover.bands.none') : t('handover.bands.text')],
      table: {
        head: (['season', 'pitch', 'reading', 'target', 'acceptable'] as const).map((key) =>
          t(`handover.head.${key}`),
        ),
        rows: own.map(({ season, metric, pitchId, limits: { criticalLow, low, high, criticalHigh } }) => [
          t(`handover.season.${season}`),
          nameIn(pitches, pitchId),
          metricName(metric),
          range(low, high, metric),
          range(criticalLow, criticalHigh, metric),
        ]),
      },
    }
  }

  const templates = ({ local }: HandoverGround): HandoverSection => {
    const list = [
      ...(local?.templates ?? []).map(({ name, activityName, minutes: length, checklist }) =>
        t('handover.templates.one', {
          name,
          work: words.name(activityName),
          length: minutes(length),
          count: checklist.length,
        }),
      ),
      ...(local?.dayTemplates ?? []).map(({ name, jobs }) =>
        t('handover.templates.day', { name, count: jobs.length }),
      ),
    ]
    return {
      id: 'templates',
      heading: t('handover.templates.heading'),
      sentences: list.length === 0 ? [t('handover.templates.none')] : [],
      list,
    }
  }

  const countdown = ({ local }: HandoverGround): HandoverSection => {
    const steps = readCountdown(local?.countdown)
    return {
      id: 'countdown',
      heading: t('handover.countdown.heading'),
      sentences: [steps === DEFAULT_COUNTDOWN ? t('handover.countdown.usual') : t('handover.countdown.own')],
      table: {
        head: (['before', 'work', 'length'] as const).map((key) =>
          t(key === 'before' ? 'handover.head.beforeKickOff' : `handover.head.${key}`),
        ),
        rows: steps.map(({ hoursBefore, activityName, minutes: length }) => [
          format.quantity(hoursBefore, 'hours'),
          words.name(activityName),
          minutes(length),
        ]),
      },
    }
  }

  const others = ({ local, pitches }: HandoverGround): HandoverSection => {
    const list = [
      ...Object.entries(local?.recoveryMinutes ?? {}).map(([name, length]) =>
        t('handover.settings.recovery', {
          work: words.name(name),
          hours: format.quantity(length / 60, 'hours'),
        }),
      ),
      ...(local?.gddCounters ?? []).map(({ name, pitchId, start, target }) =>
        t('handover.settings.counter', {
          name,
          pitch: nameIn(pitches, pitchId),
          start: format.day(start),
          target: limitText(target, 'degreeDays', format),
        }),
      ),
      ...Object.entries(local?.refillLines ?? {}).map(([pitchId, line]) =>
        t('handover.settings.refill', {
          pitch: nameIn(pitches, pitchId),
          amount: limitText(line, 'rain', format),
        }),
      ),
      ...Object.entries(local?.wearCapacity ?? {}).map(([pitchId, hours]) =>
        t('handover.settings.wear', {
          pitch: nameIn(pitches, pitchId),
          hours: format.quantity(hours, 'hours'),
        }),
      ),
      ...(local?.views ?? []).map(({ name }) => t('handover.settings.view', { name })),
    ]
    return {
      id: 'settings',
      heading: t('handover.settings.heading'),
      sentences: [t(list.length === 0 ? 'handover.settings.none' : 'handover.settings.text')],
      list,
    }
  }

  return (ground) => [bands(ground), templates(ground), countdown(ground), others(ground)]
}
