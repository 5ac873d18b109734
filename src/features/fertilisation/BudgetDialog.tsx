import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { budgetKey, FEED_LIMITS, type FeedLimit, type FeedLimits, usualLimits } from '@/domain/feedWarnings'
import { type Format, useFormat } from '@/i18n/format'
import { convert, displayDecimals, type Quantity, toMetric } from '@/lib/units'
import { without } from '@/lib/without'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { NumberField } from '@/ui/NumberField'
import { token } from '@/ui/tokens'
import { Notice } from '@/ui/Notice'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'
import type { NutrientText } from '@/ui/useNitrogenUnit'
import type { FertilisationGround } from './useFertilisation'

type BudgetDialogProps = { ground: FertilisationGround; text: NutrientText; onClose: () => void }

/** The nitrogen of a season and the limits of a feed, in the club's own data; empty is none, or the usual. */
export function BudgetDialog({ ground, text, onClose }: BudgetDialogProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const problemText = useProblemText()
  const say = useUndoToast()
  const { data: local } = useGetLocalDataQuery()
  const [save, { isLoading }] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const usual = usualLimits(ground.pitch)
  const [budget, setBudget] = useState<number | null>(ground.budget ?? null)
  const [limits, setLimits] = useState<Record<FeedLimit, number | null>>(ground.limits)
  const [failure, setFailure] = useState<string>()
  const isWrong = (value: number | null): boolean =>
    value !== null && !(Number.isFinite(value) && value >= 0 && value <= 2000)
  const shown = (name: FeedLimit, value: number) =>
    name === 'rain' ? convert(value, 'rain', format.unitSystem) : text.toUnit(value)
  const stored = (name: FeedLimit, value: number) =>
    name === 'rain' ? toMetric(value, 'rain', format.unitSystem) : text.fromUnit(value)

  const submit = async () => {
    if (!local || isWrong(budget) || FEED_LIMITS.some((name) => isWrong(limits[name]))) {
      setFailure(t('budget.wrong'))
      return
    }
    const key = budgetKey(ground.season, ground.pitch.id)
    const before = { nitrogenBudgets: local.nitrogenBudgets, feedLimits: local.feedLimits }
    const others = without(local.nitrogenBudgets, key)
    const after = {
      nitrogenBudgets: budget === null ? others : { ...others, [key]: budget },
      feedLimits: ownLimits(local.feedLimits, ground.limits, limits),
    }
    const { error } = await save(after)
    if (error !== undefined) {
      setFailure(problemText(error))
      return
    }
    say(t('budget.saved'), () => takeBack({ before, after }))
    onClose()
  }
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={t('budget.title', { season: ground.season })}
      footer={
        <>
          <Button layout="primary" busy={isLoading} onClick={() => void submit()}>
            {t('budget.save')}
          </Button>
          <Button onClick={onClose}>{t('budget.cancel')}</Button>
        </>
      }
    >
      <Stack>
        <NumberField
          label={t('budget.label')}
          unit={text.symbol}
          description={t('budget.hint', { low: text.quantity(80), high: text.quantity(350) })}
          min={0}
          {...digits(budget, ground.budget ?? null, text.toUnit, text.read)}
          value={budget === null ? null : text.toUnit(budget)}
          onChange={(value) => setBudget(value === null ? null : text.fromUnit(value))}
          error={isWrong(budget) ? t('budget.wrong') : undefined}
        />
        <h3>{t('limits.title')}</h3>
        <Quiet>{t('limits.text')}</Quiet>
        {FEED_LIMITS.map((name) => {
          const value = limits[name]
          return (
            <NumberField
              key={name}
              label={t(`limits.${name}`)}
              unit={name === 'rain' ? format.unit('rain') : text.symbol}
              description={t('limits.usual', {
                value: name === 'rain' ? format.quantity(usual.rain, 'rain') : text.quantity(usual[name]),
                source: t(`limits.source.${name}`),
              })}
              min={0}
              {...digits(
                value,
                ground.limits[name],
                (stored) => shown(name, stored),
                name === 'rain' ? { format, quantity: 'rain' } : text.read,
              )}
              value={value === null ? null : shown(name, value)}
              onChange={(next) => setLimits({ ...limits, [name]: next === null ? null : stored(name, next) })}
              error={isWrong(value) ? t('budget.wrong') : undefined}
            />
          )
        })}
        {failure && <Notice tone="error">{failure}</Notice>}
      </Stack>
    </Dialog>
  )
}

/** What was stored has as many decimals as the sentence beside it tells; what is typed keeps its own. */
const digits = (
  value: number | null,
  before: number | null,
  toUnit: (stored: number) => number,
  { format, quantity }: { format: Format; quantity: Quantity },
): { digits?: number } =>
  value === null || value !== before
    ? {}
    : { digits: displayDecimals(toUnit(value), quantity, format.unitSystem) }

/** The club's own limits after a change; an emptied one is the usual again. */
function ownLimits(
  own: Readonly<Record<string, number>>,
  before: FeedLimits,
  after: Record<FeedLimit, number | null>,
): Record<string, number> {
  const next = { ...own }
  for (const name of FEED_LIMITS) {
    const value = after[name]
    if (value === null) delete next[name]
    else if (value !== before[name]) next[name] = value
  }
  return next
}

const Stack = styled.div`
  display: grid;
  gap: 16px;

  h3 {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Quiet = styled.p`
  color: ${token('ink-2')};
`
