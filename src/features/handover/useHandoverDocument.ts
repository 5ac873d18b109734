import { useTranslation } from 'react-i18next'
import { lateJobs } from '@/domain/dayJobs'
import { ruleFor, seasonOf } from '@/domain/bands'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { bandProblems, CARD_METRICS } from '@/domain/groundProblems'
import { dayAtGround } from '@/domain/groundTime'
import {
  certificatesAhead,
  EFFECT_DAYS,
  LEAST_USES,
  type ProductEffect,
  productEffects,
  servicesAhead,
  servicesByDay,
} from '@/domain/handover'
import type { HandoverDocument, HandoverSection } from '@/domain/handoverFile'
import { latestReading } from '@/domain/latestReading'
import { differenceQuantity, METRIC_QUANTITY } from '@/domain/metricQuantity'
import { shedOf } from '@/domain/shed'
import type { Supply } from '@/domain/supply'
import { isOverdue, rhythmsOf } from '@/domain/planning/rhythm'
import { useActivityText } from '@/i18n/activityText'
import { differenceText } from '@/i18n/changeText'
import { useFormat } from '@/i18n/format'
import { stockAmount } from '@/i18n/stockText'
import { convert, displayDecimals, roundHalfAway } from '@/lib/units'
import { type HandoverGround, nameIn } from './useHandoverGround'
import { useMetricName } from './useMetricName'
import { useSettingSections } from './useSettingSections'

/** So many open jobs are named; the others are counted. */
const MOST_NAMED = 12
const isNegative = ({ available }: Pick<Supply, 'available'>): boolean => available < -1e-6

/** The notes in the reader's words; each section says so where there is nothing to say. */
export function useHandoverDocument(): (ground: HandoverGround) => HandoverDocument {
  const { t } = useTranslation('evidence')
  const { t: gridText } = useTranslation('grid')
  const format = useFormat()
  const words = useActivityText()
  const settings = useSettingSections()
  const metricName = useMetricName()

  const rhythm = ({ activities, pitches, now, timeZone, from }: HandoverGround): HandoverSection => {
    const rhythms = rhythmsOf(activities, pitches, { now, timeZone })
      .map((one) => ({ ...one, pitch: nameIn(pitches, one.pitchId), work: words.name(one.activityName) }))
      .toSorted((a, b) => a.pitch.localeCompare(b.pitch) || a.medianDays - b.medianDays)
    return {
      id: 'rhythm',
      heading: t('handover.rhythm.heading'),
      sentences: [
        rhythms.length === 0
          ? t('handover.rhythm.none')
          : t('handover.rhythm.text', { from: format.day(from) }),
      ],
      table: {
        head: (['pitch', 'work', 'every', 'last', 'state'] as const).map((key) => t(`handover.head.${key}`)),
        rows: rhythms.map(({ pitch, work, medianDays, lastDone, ratio }) => [
          pitch,
          work,
          t('handover.rhythm.every', {
            // Several languages say 1.5 in the singular, whose text has no number.
            count: medianDays === 1 ? 1 : Math.max(2, Math.round(medianDays)),
            number: format.number(medianDays, Number.isInteger(medianDays) ? 0 : 1),
          }),
          format.day(dayAtGround(lastDone, timeZone), 'short'),
          isOverdue({ ratio }) ? t('handover.rhythm.overdue') : t('handover.rhythm.inTime'),
        ]),
      },
    }
  }

  const products = (ground: HandoverGround): HandoverSection[] => {
    if (!ground.hasProducts) return []
    const effects = productEffects(ground.activities, ground.measurements, shedOf(ground))
    const rest = effects.filter(({ isClear }) => !isClear)
    const shown = (value: number, metric: MeasurementMetric) =>
      format.quantity(value, METRIC_QUANTITY[metric])
    /** `+2 percentage points`; what is less than a reading is written with, a decimal finer: `−0.4`. */
    const change = (value: number, metric: MeasurementMetric) => {
      const quantity = differenceQuantity(metric)
      const shown = convert(value, quantity, format.unitSystem)
      const usual = displayDecimals(shown, quantity, format.unitSystem)
      const decimals = roundHalfAway(shown, usual) === 0 ? usual + 1 : usual
      return differenceText(value, quantity, format, { t: gridText, decimals })
    }
    const row = (effect: ProductEffect) => [
      nameIn(ground.supplies, effect.supplyId),
      metricName(effect.metric),
      shown(effect.before, effect.metric),
      shown(effect.after, effect.metric),
      change(effect.change, effect.metric),
      t('handover.products.uses', {
        count: effect.uses,
        number: format.number(effect.uses),
        readings: format.number(effect.readings),
      }),
    ]
    return [
      {
        id: 'products',
        heading: t('handover.products.heading'),
        sentences:
          effects.length === 0
            ? [t('handover.products.none', { least: LEAST_USES, days: EFFECT_DAYS })]
            : [
                t('handover.products.text', { least: LEAST_USES, days: EFFECT_DAYS }),
                t('handover.products.listed'),
                t('handover.products.caution'),
              ],
        table: {
          head: (['product', 'reading', 'before', 'after', 'change', 'uses'] as const).map((key) =>
            t(`handover.head.${key}`),
          ),
          rows: effects.filter(({ isClear }) => isClear).map(row),
        },
        ...(rest.length > 0 && {
          rest: {
            label: t('handover.products.rest', { count: rest.length, number: format.number(rest.length) }),
            rows: rest.map(row),
          },
        }),
      },
    ]
  }

  const problems = (ground: HandoverGround): HandoverSection => {
    const { activities, pitches, measurements, local, supplies, today, now, timeZone, alerts } = ground
    const late = lateJobs(activities, now)
    const open = late.slice(-MOST_NAMED).map((job) =>
      t('handover.problems.open', {
        work: words.name(job.activityName),
        place: format.list(job.pitchIds.map((id) => nameIn(pitches, id))) || t('handover.problems.nowhere'),
        day: format.day(dayAtGround(job.startDate, timeZone)),
      }),
    )
    const readings = pitches.flatMap((pitch) =>
      bandProblems(
        pitch.id,
        CARD_METRICS.map((metric) => ({
          metric,
          reading: latestReading(
            measurements.filter(({ pitchId }) => pitchId === pitch.id),
            metric,
            now,
          ),
          rule: ruleFor(local?.bands, {
            pitchId: pitch.id,
            metric,
            season: seasonOf(today, pitch.latitude),
          }),
        })),
      ).flatMap((problem) =>
        problem.kind === 'outOfBand'
          ? [
              t('handover.problems.reading', {
                pitch: pitch.name,
                metric: metricName(problem.metric),
                value: format.quantity(problem.reading.mean, METRIC_QUANTITY[problem.metric]),
                day: format.day(dayAtGround(problem.reading.measuredAt, timeZone)),
              }),
            ]
          : [],
      ),
    )
    const shelves = supplies.flatMap((supply) => {
      const { name: product, available, expiryDate, action } = supply
      if (isNegative(supply))
        return t('handover.problems.negative', {
          product,
          amount: stockAmount(available, action.unit, format),
        })
      return available > 0 && expiryDate !== undefined && expiryDate < today
        ? t('handover.problems.expired', { product, day: format.day(expiryDate) })
        : []
    })
    // What is below zero is not short by the plan: it wants a count.
    const ahead = alerts.filter((alert) => alert.kind === 'machine' || !isNegative(alert.supply))
    const stock = ahead.map((alert) =>
      alert.kind === 'supply'
        ? t(alert.why === 'low' ? 'handover.problems.supplyLow' : 'handover.problems.supply', {
            product: alert.supply.name,
            missing: stockAmount(alert.shortfall, alert.supply.action.unit, format),
            day: format.day(alert.day),
          })
        : t('handover.problems.machine', {
            machine: alert.machine.name,
            needed: format.number(alert.needed),
            there: format.number(alert.onHand),
            day: format.day(alert.day),
          }),
    )
    const list = [...readings, ...shelves, ...stock, ...open]
    const more = late.length - open.length
    return {
      id: 'problems',
      heading: t('handover.problems.heading'),
      sentences: [
        list.length === 0 ? t('handover.problems.none') : t('handover.problems.text'),
        ...(more > 0 ? [t('handover.problems.more', { count: more, number: format.number(more) })] : []),
      ],
      list: [...new Set(list)],
    }
  }

  const papers = ({ local, users, today }: HandoverGround): HandoverSection => {
    const ahead = certificatesAhead(local?.certificates ?? {}, today)
    return {
      id: 'certificates',
      heading: t('handover.certificates.heading'),
      sentences: ahead.length === 0 ? [t('handover.certificates.none')] : [],
      list: ahead.map(({ userId, name, expires, isOver }) =>
        t(isOver ? 'handover.certificates.over' : 'handover.certificates.ahead', {
          person: users.find(({ id }) => id === userId)?.fullName ?? userId,
          name,
          day: format.day(expires),
        }),
      ),
    }
  }

  const machines = ({ hasStore, equipment, local, today }: HandoverGround): HandoverSection[] => {
    if (!hasStore) return []
    const ahead = servicesAhead(equipment)
    const byDay = servicesByDay(equipment, local?.machineLog ?? [], today)
    return [
      {
        id: 'machines',
        heading: t('handover.machines.heading'),
        sentences: ahead.length + byDay.length === 0 ? [t('handover.machines.none')] : [],
        list: [
          ...byDay.map(({ machine: { name }, kind, day }) =>
            t(`handover.machines.${kind}By`, { machine: name, day: format.day(day) }),
          ),
          ...ahead.map(({ machine: { name }, service: { kind, left } }) =>
            t(`handover.machines.${kind}`, {
              machine: name,
              hours: format.quantity(left === null ? null : Math.abs(left), 'hours'),
            }),
          ),
        ],
      },
    ]
  }

  return (ground) => ({
    title: t('handover.documentTitle', { company: ground.company.name ?? '' }),
    lead: [
      t('handover.lead', {
        day: format.day(ground.today, 'full'),
        from: format.day(ground.from),
        to: format.day(ground.today),
      }),
      ...ground.failed.map((source) => t(`handover.failed.${source}`)),
    ],
    sections: [
      problems(ground),
      rhythm(ground),
      ...products(ground),
      ...settings(ground),
      ...machines(ground),
      papers(ground),
    ],
  })
}
