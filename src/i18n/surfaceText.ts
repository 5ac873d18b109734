import { useTranslation } from 'react-i18next'
import { useFormat } from './format'

type MoistureWord = 'veryDry' | 'dry' | 'moist' | 'wet' | 'veryWet'
type FirmnessWord = 'verySoft' | 'soft' | 'medium' | 'firm' | 'veryFirm'
type Expected<Word> = {
  value: number
  low: number
  high: number
  word: Word
  lowWord: Word
  highWord: Word
}

/** As domain/surface/surfaceOutlook gives it. */
type Outlook = {
  moisture: Expected<MoistureWord> | undefined
  firmness: Expected<FirmnessWord> | undefined
  readAt: string | undefined
  missing: 'noReading' | 'artificial' | 'beyondForecast' | 'noForecast' | undefined
}
type Because =
  | { key: 'moistureRead' | 'hardnessRead'; value: number; at: string }
  | { key: 'rain'; amount: number; ahead: number }
  | { key: 'irrigation' | 'evapotranspiration' | 'drainage'; amount: number }
  | { key: 'gap'; days: number }
  | { key: 'frost'; temperature: number }
  | { key: 'firmnessAsRead' }

/** The expected surface in words. Texts: namespace `surface`, which has to be loaded with the part that uses this. */
export function useSurfaceWords(now: Date) {
  const { t } = useTranslation('surface')
  const format = useFormat()
  const words = (low: string, high: string) =>
    low === high ? low : t('range', { low, high: high.toLocaleLowerCase(format.locale) })
  return {
    /** "Moist · Medium firm", or why nothing can be said. */
    line: ({ moisture, firmness, missing }: Outlook): string => {
      const moist = moisture && t(`moisture.${moisture.word}`)
      const firm = firmness && t(`firmness.${firmness.word}`)
      if (moist && firm) return t('line.both', { moisture: moist, firmness: firm })
      if (moist) return t('line.moisture', { moisture: moist })
      if (firm) return t('line.firmness', { firmness: firm })
      return t(`missing.${missing ?? 'noReading'}`)
    },
    /** The word, the words that the range spans, and the figures. */
    moisture: (of: Expected<MoistureWord>) => ({
      word: t(`moisture.${of.word}`),
      range: words(t(`moisture.${of.lowWord}`), t(`moisture.${of.highWord}`)),
      figures: t('figures', {
        value: format.quantity(of.value, 'percent'),
        low: format.number(of.low),
        high: format.quantity(of.high, 'percent'),
      }),
    }),
    firmness: (of: Expected<FirmnessWord>) => ({
      word: t(`firmness.${of.word}`),
      range: words(t(`firmness.${of.lowWord}`), t(`firmness.${of.highWord}`)),
      figures: t('figures', {
        value: format.quantity(of.value, 'hardness'),
        low: format.number(of.low),
        high: format.quantity(of.high, 'hardness'),
      }),
    }),
    /** "Measured 6 days ago" */
    age: ({ readAt }: Outlook): string | undefined =>
      readAt === undefined ? undefined : t('read', { ago: format.relative(readAt, now) }),
    because: (because: Because): string => {
      switch (because.key) {
        case 'moistureRead':
        case 'hardnessRead':
          return t(`because.${because.key}`, {
            value: format.quantity(because.value, because.key === 'moistureRead' ? 'percent' : 'hardness'),
            moment: format.relative(because.at, now),
          })
        case 'rain': {
          const { amount, ahead } = because
          const [all, coming] = [format.quantity(amount, 'rain'), format.quantity(ahead, 'rain')]
          if (ahead < 0.2) return t('because.rain', { amount: all })
          return all === coming
            ? t('because.rainToCome', { amount: all })
            : t('because.rainAhead', { amount: all, ahead: coming })
        }
        case 'gap':
          return t('because.gap', { count: Math.max(1, Math.round(because.days)) })
        case 'frost':
          return t('because.frost', { temperature: format.quantity(because.temperature, 'temperature') })
        case 'firmnessAsRead':
          return t('because.firmnessAsRead')
        default:
          return t(`because.${because.key}`, { amount: format.quantity(because.amount, 'rain') })
      }
    },
  }
}
