import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { type BandLimits, faultyLimits, limitsAsKept, limitsAsRead, usualLimits } from '@/domain/bands'
import { type LeagueMetric, normKey } from '@/domain/league/norm'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useFormat } from '@/i18n/format'
import { without } from '@/lib/without'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { LimitFields } from '@/ui/LimitFields'
import { Notice } from '@/ui/Notice'
import { useProblemText } from '@/ui/useProblemText'
import { useNormWords } from './useNormWords'

type NormEditorProps = { metric: LeagueMetric; onClose: () => void }

/** The league's own norm of a metric, for every club, pitch and season. */
export function NormEditor({ metric, onClose }: NormEditorProps) {
  const { t } = useTranslation(['clubs', 'grid'])
  const format = useFormat()
  const problemText = useProblemText()
  const normWords = useNormWords()
  const { data: local } = useGetLocalDataQuery()
  const [save, state] = useSaveLocalDataMutation()
  const quantity = METRIC_QUANTITY[metric]
  const { unitSystem } = format
  const usual = usualLimits(metric)
  const own = local?.bands[normKey(metric)]
  const [draft, setDraft] = useState(() => limitsAsRead(own ?? usual, quantity, unitSystem))
  const [tried, setTried] = useState(false)
  const faults = faultyLimits(draft)
  const keep = async (limits: BandLimits | null) => {
    const others = without(local?.bands ?? {}, normKey(metric))
    const { error } = await save({ bands: limits ? { ...others, [normKey(metric)]: limits } : others })
    if (!error) onClose()
  }
  const submit = () => {
    setTried(true)
    if (faults.length === 0) void keep(limitsAsKept(draft, quantity, unitSystem))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('norm.editor', { metric: t(`grid:board.metrics.${metric}.name`) })}
      footer={
        <>
          <Button layout="primary" busy={state.isLoading} onClick={submit}>
            {t('norm.save')}
          </Button>
          {own && <Button onClick={() => void keep(null)}>{t('grid:bands.reset')}</Button>}
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {state.error !== undefined && <Notice tone="error">{problemText(state.error)}</Notice>}
        <p>
          {t('norm.everywhere')}{' '}
          {t('grid:bands.usual', { target: normWords(metric, { limits: usual, rule: undefined }) })}
        </p>
        <LimitFields
          limits={draft}
          onChange={setDraft}
          unit={format.unit(quantity)}
          faults={tried ? faults : []}
        />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`
