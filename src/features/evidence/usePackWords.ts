import { useTranslation } from 'react-i18next'
import { ACTIVITY_NAMES } from '@/domain/activityName'
import { ACTIVITY_STATUSES } from '@/domain/activity'
import type { ActivityConfiguration } from '@/domain/activityConfiguration'
import {
  PACK_HEADINGS,
  PACK_PARTS,
  PACK_SENTENCES,
  type PackPart,
  type PackWords,
} from '@/domain/evidence/packSetup'
import { FEEDBACK_ASPECTS } from '@/domain/feedback'
import { MEASUREMENT_METRICS } from '@/domain/fieldMeasurement'
import { atEnd, WEATHER_KEYS } from '@/domain/workWeather'
import { useActivityText } from '@/i18n/activityText'
import { unitSymbol, useFormat } from '@/i18n/format'
import { ALL_QUANTITIES, unitOf } from '@/lib/units'
import type { GapWords, Missing } from './collecting'

/** What is put into the sentences of a pack stands in them as `{name}`. */
const PLACES = {
  company: '{company}',
  from: '{from}',
  to: '{to}',
  day: '{day}',
  time: '{time}',
  places: '{places}',
  number: '{number}',
  field: '{field}',
  unit: '{unit}',
}

/** A record of words, one for each key. */
const wordsFor = <const K extends string>(keys: readonly K[], word: (key: K) => string) =>
  Object.fromEntries<string>(keys.map((key) => [key, word(key)])) as { [key in K]: string }

/** The reader's words, as plain texts that can be handed to whoever makes the pack. */
export function usePackWords(): {
  packWords: (configuration: readonly ActivityConfiguration[]) => PackWords
  /** The sentence for what could not be had. */
  gapText: (says: Missing['says']) => string
  partName: (part: PackPart) => string
} {
  const { t } = useTranslation('evidence')
  const grid = useTranslation('grid')
  const words = useActivityText()
  const format = useFormat()
  const partName = (part: PackPart) => t(`pack.part.${part}`)
  const gapWords: GapWords = {
    work: (from, to) => t('pack.gap.work', { from: format.day(from), to: format.day(to) }),
    fixtures: (from, to) => t('pack.gap.fixtures', { from: format.day(from), to: format.day(to) }),
    ofPitch: (part, pitch) => t(`pack.gap.${part}`, { pitch }),
    feedback: (count) => t('pack.gap.feedback', { count }),
    shed: (part) => t(`pack.gap.${part}`),
    weatherKept: (from, to, pitches) =>
      t('pack.gap.weatherKept', {
        from: format.day(from),
        to: format.day(to),
        pitches: format.list(pitches),
      }),
    weatherNone: (pitches) => t('pack.gap.weatherNone', { pitches: format.list(pitches) }),
    weatherRain: (from, to, pitches) =>
      t('pack.gap.weatherRain', {
        from: format.day(from),
        to: format.day(to),
        pitches: format.list(pitches),
      }),
  }
  return {
    partName,
    packWords: (configuration) => {
      const fields = configuration.flatMap((type) => type.fields)
      return {
        headings: wordsFor(PACK_HEADINGS, (key) => t(`pack.heading.${key}`)),
        sentences: wordsFor(PACK_SENTENCES, (key) => t(`pack.sentence.${key}`, PLACES)),
        titles: wordsFor(PACK_PARTS, partName),
        abouts: wordsFor(PACK_PARTS, (part) => t(`pack.about.${part}`)),
        types: {
          // A fixture that is neither a match nor a training.
          other: t('pack.booking'),
          ...wordsFor(
            [...ACTIVITY_NAMES, ...configuration.map(({ activityName }) => activityName)],
            words.name,
          ),
        },
        statuses: wordsFor(ACTIVITY_STATUSES, words.status),
        fields: wordsFor(
          // The weather of the end is no field of a type.
          [...fields.map(({ key }) => key), ...WEATHER_KEYS.map(atEnd)],
          words.field,
        ),
        options: Object.fromEntries(
          fields.flatMap(({ options = [] }) =>
            options.map((option) => [option.value, words.option(option)] as const),
          ),
        ),
        metrics: wordsFor(MEASUREMENT_METRICS, (metric) => grid.t(`board.metrics.${metric}.name`)),
        aspects: wordsFor(FEEDBACK_ASPECTS, (aspect) => t(`pack.aspect.${aspect}`)),
        units: {
          ...wordsFor(ALL_QUANTITIES, (quantity) => unitSymbol(unitOf(quantity, format.unitSystem))),
          ...wordsFor(['pcs', 'bag'], (counted) => t(`pack.counted.${counted}`)),
        },
      }
    },
    gapText: ([word, ...about]) => (gapWords[word] as (...about: unknown[]) => string)(...about),
  }
}
