import { useTranslation } from 'react-i18next'
import { modelOf } from '@/domain/diseaseDrivers'
import { of100 } from '@/domain/diseaseOutlook'
import type { Disease, RiskLevel } from '@/domain/turfSeries'
import { useFormat } from '@/i18n/format'

/** How diseases, their levels and their numbers are said. */
export function useDiseaseWords() {
  const { t } = useTranslation('water')
  const format = useFormat()
  return {
    name: (disease: Disease): string => {
      const model = modelOf(disease)
      return model ? t(`disease.diseases.${model}`) : disease.name || disease.id
    },
    level: (level: RiskLevel | undefined): string => t(`disease.level.${level ?? 'unknown'}`),
    /** 71, where the scale stands beside it; unknown is a dash. */
    risk: (risk: number | undefined): string => format.number(risk === undefined ? risk : of100(risk)),
    /** 71 of 100, for a sentence. */
    riskOf: (risk: number | undefined): string =>
      risk === undefined ? format.number(risk) : t('disease.of100', { risk: format.number(of100(risk)) }),
  }
}
