import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type BandLimits,
  faultyLimits,
  LIMIT_KEYS,
  type LimitKey,
  limitsOfGoodDay,
  usualLimits,
} from '@/domain/bands'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import type { Reading } from '@/domain/fieldSessions'
import { gridStatistics } from '@/domain/measurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { convert, displayDecimals, roundHalfAway, toMetric } from '@/lib/units'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { NumberField } from '@/ui/NumberField'
import { SelectField } from '@/ui/SelectField'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { useBand } from './useBand'
import { useRangeText } from './useRangeText'
import { useSessionName } from './useSessionName'

type BandEditorProps = {
  pitch: Pitch
  metric: MeasurementMetric
  /** Sessions of the metric, newest first: one of them may be the good day. */
  sessions: readonly Reading[]
  /** Its season is the one the band is for. */
  day: Day
  today: Day
  onClose: () => void
}

/** The club's own band of a metric on a pitch in a season (F23). */
export function BandEditor({ pitch, metric, sessions, day, today, onClose }: BandEditorProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const problemText = useProblemText()
  const rangeText = useRangeText()
  const sessionName = useSessionName(today)
  const quantity = METRIC_QUANTITY[metric]
  const { limits, isOwn, season, keep, state } = useBand(pitch, metric, day)
  const { unitSystem } = format
  // Fields hold what is read, in the reader's unit: nothing changes by opening and keeping.
  const shown = (from: BandLimits): BandLimits =>
    eachLimit(from, (value) => {
      const converted = convert(value, quantity, unitSystem)
      return roundHalfAway(converted, displayDecimals(converted, quantity, unitSystem) + 1)
    })
  const [draft, setDraft] = useState<BandLimits>(() => shown(limits))
  const [good, setGood] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const faults = faultyLimits(draft)
  const usual = usualLimits(metric)

  const setFromGoodDay = (id: string) => {
    setGood(id)
    const session = sessions.find((one) => one.id === id)
    const found = session && limitsOfGoodDay(session.values, metric)
    if (found) setDraft(shown(found))
  }
  const save = async (next: BandLimits | null) => {
    const outcome = await keep(next)
    if (!outcome.error) onClose()
  }
  const submit = () => {
    setTried(true)
    if (faults.length === 0) void save(eachLimit(draft, (value) => toMetric(value, quantity, unitSystem)))
  }
  const errorOf = (key: LimitKey) =>
    tried && faults.includes(key)
      ? t(draft.low === null && draft.high === null ? 'bands.needsOne' : 'bands.mustRise')
      : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bands.editor', { metric: t(`board.metrics.${metric}.name`) })}
      footer={
        <>
          <Button layout="primary" busy={state.isLoading} onClick={submit}>
            {t('bands.save')}
          </Button>
          {isOwn && <Button onClick={() => void save(null)}>{t('bands.reset')}</Button>}
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
          {t('bands.place', { pitch: pitch.name, season: t(`bands.seasons.${season}`) })}{' '}
          {t('bands.usual', { target: rangeText(usual, quantity) })}
        </p>
        <SelectField
          label={t('bands.goodDay')}
          description={t('bands.goodDayHow')}
          placeholder={t('bands.goodDayPick')}
          options={sessions.map((session) => ({
            id: session.id,
            label: sessionName(session),
            hint: t('bands.goodDayMean', {
              mean: format.quantity(gridStatistics(session.values)?.mean, quantity),
            }),
          }))}
          value={good}
          onChange={setFromGoodDay}
        />
        <Limits>
          {LIMIT_KEYS.map((key) => (
            <NumberField
              key={key}
              label={t(`bands.limits.${key}`)}
              value={draft[key]}
              onChange={(value) => setDraft({ ...draft, [key]: value })}
              unit={format.unit(quantity)}
              error={errorOf(key)}
            />
          ))}
        </Limits>
        <Quiet>{t('bands.open')}</Quiet>
        <Quiet>{t('bands.browser')}</Quiet>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Dialog>
  )
}

const eachLimit = (limits: BandLimits, change: (value: number) => number): BandLimits => {
  const of = (value: number | null) => (value === null ? null : change(value))
  return {
    criticalLow: of(limits.criticalLow),
    low: of(limits.low),
    high: of(limits.high),
    criticalHigh: of(limits.criticalHigh),
  }
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`
const Limits = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 12px;
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
