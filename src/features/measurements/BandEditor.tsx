import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BandLimits, faultyLimits, limitsOfGoodDay, usualLimits } from '@/domain/bands'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import type { Reading } from '@/domain/fieldSessions'
import { gridStatistics } from '@/domain/measurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { limitsAsKept, limitsAsRead } from '@/domain/typedLimits'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useRangeText } from '@/i18n/useRangeText'
import { LimitDialog } from '@/ui/LimitDialog'
import { SelectField } from '@/ui/SelectField'
import { useBand } from './useBand'
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
  const rangeText = useRangeText()
  const sessionName = useSessionName(today)
  const quantity = METRIC_QUANTITY[metric]
  const { limits, isOwn, season, keep, state } = useBand(pitch, metric, day)
  const { unitSystem } = format
  const shown = (from: BandLimits) => limitsAsRead(from, quantity, unitSystem)
  const [read, setRead] = useState(limits)
  const [draft, setDraft] = useState<BandLimits>(() => shown(limits))
  const [good, setGood] = useState<string | null>(null)
  const usual = usualLimits(metric)

  const setFromGoodDay = (id: string) => {
    setGood(id)
    const session = sessions.find((one) => one.id === id)
    const found = session && limitsOfGoodDay(session.values, metric)
    if (!found) return
    setRead(found)
    setDraft(shown(found))
  }
  const save = async (next: BandLimits | null) => {
    const outcome = await keep(next)
    if (!outcome.error) onClose()
  }
  return (
    <LimitDialog
      title={t('bands.editor', { metric: t(`board.metrics.${metric}.name`) })}
      intro={
        <>
          {t('bands.place', { pitch: pitch.name, season: t(`bands.seasons.${season}`) })}{' '}
          {t('bands.usual', { target: rangeText(usual, quantity) })}
        </>
      }
      limits={draft}
      onChange={setDraft}
      unit={format.unit(quantity)}
      faults={faultyLimits(draft)}
      saveText={t('bands.save')}
      state={state}
      onSave={() => void save(limitsAsKept(draft, read, quantity, unitSystem))}
      onReset={isOwn ? () => void save(null) : undefined}
      onClose={onClose}
      note={t('bands.browser')}
    >
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
    </LimitDialog>
  )
}
