import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { type BandLimits, faultyLimits, usualLimits } from '@/domain/bands'
import { limitsAsKept, limitsAsRead } from '@/domain/typedLimits'
import { type LeagueMetric, normKey } from '@/domain/league/norm'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useFormat } from '@/i18n/format'
import { without } from '@/lib/without'
import { LimitDialog } from '@/ui/LimitDialog'
import { useNormWords } from './useNormWords'

type NormEditorProps = { metric: LeagueMetric; onClose: () => void }

/** The league's own norm of a metric, for every club, pitch and season. */
export function NormEditor({ metric, onClose }: NormEditorProps) {
  const { t } = useTranslation(['clubs', 'grid'])
  const format = useFormat()
  const normWords = useNormWords()
  const { data: local } = useGetLocalDataQuery()
  const [save, state] = useSaveLocalDataMutation()
  const quantity = METRIC_QUANTITY[metric]
  const { unitSystem } = format
  const usual = usualLimits(metric)
  const own = local?.bands[normKey(metric)]
  const [draft, setDraft] = useState(() => limitsAsRead(own ?? usual, quantity, unitSystem))
  const keep = async (limits: BandLimits | null) => {
    const others = without(local?.bands ?? {}, normKey(metric))
    const { error } = await save({ bands: limits ? { ...others, [normKey(metric)]: limits } : others })
    if (!error) onClose()
  }
  return (
    <LimitDialog
      title={t('norm.editor', { metric: t(`grid:board.metrics.${metric}.name`) })}
      intro={
        <>
          {t('norm.everywhere')}{' '}
          {t('grid:bands.usual', { target: normWords(metric, { limits: usual, rule: undefined }) })}
        </>
      }
      limits={draft}
      onChange={setDraft}
      unit={format.unit(quantity)}
      faults={faultyLimits(draft)}
      saveText={t('norm.save')}
      state={state}
      onSave={() => void keep(limitsAsKept(draft, own ?? usual, quantity, unitSystem))}
      onReset={own && (() => void keep(null))}
      onClose={onClose}
    />
  )
}
