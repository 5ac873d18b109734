import { useTranslation } from 'react-i18next'
import { modelOf } from '@/domain/diseaseDrivers'
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
    /** 0.71; unknown is a dash. */
    risk: (risk: number | undefined): string => format.number(risk, 2),
  }
}
