import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pitch } from '@/domain/pitch'
import {
  REPORT_READERS,
  REPORT_UNITS,
  type ReportChoice,
  type ReportReader,
  type ReportType,
} from '@/domain/report/reportChoice'
import { REPORT_PERIODS, reportPeriods } from '@/domain/report/reportPeriods'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { ALL_LANGUAGES, LANGUAGES } from '@/i18n/languages'
import { Glyph } from '@/ui/Glyph'
import { desktop, phone } from '@/ui/media'
import { MultiSelectField } from '@/ui/MultiSelectField'
import { PeriodDay } from '@/ui/PeriodDay'
import { SelectField } from '@/ui/SelectField'
import { token } from '@/ui/tokens'

type ChoicePanelProps = {
  choice: ReportChoice
  /** The period that was asked for is longer than any. */
  isCutShort: boolean
  onChange: (part: Partial<ReportChoice>) => void
  types: readonly ReportType[]
  pitches: readonly Pitch[]
  today: Day
  latitude: number | undefined
}

/** What, where, when and for whom. On phones it folds away under what is chosen. */
export function ChoicePanel({
  choice,
  isCutShort,
  onChange: set,
  types,
  pitches,
  today,
  latitude,
}: ChoicePanelProps) {
  const { t, i18n } = useTranslation('report')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const id = useId()
  const periods = reportPeriods(today, { weekStart: format.weekStart, latitude })
  const named = REPORT_PERIODS.find(
    (name) => periods[name].from === choice.from && periods[name].to === choice.to,
  )
  const firstDayOfWeek = format.weekStart === 0 ? 'sun' : 'mon'
  return (
    <Panel aria-label={t('choice.label')}>
      <Fold type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Chosen>
          <b>{t(`type.${choice.type}`)}</b>
          <span>
            {t('choice.chosen', {
              days: format.days(choice.from, choice.to),
              reader: t(`choice.reader.${choice.reader}`),
            })}
          </span>
        </Chosen>
        <Glyph name={open ? 'up' : 'down'} />
      </Fold>
      <Fields id={id} data-open={open || undefined}>
        <SelectField
          label={t('choice.what')}
          options={types.map((type) => ({ id: type, label: t(`type.${type}`) }))}
          value={choice.type}
          onChange={(type) => set({ type: types.find((one) => one === type) ?? choice.type })}
        />
        <MultiSelectField
          label={t('choice.where')}
          placeholder={t('choice.allPitches')}
          options={pitches.map((pitch) => ({ id: pitch.id, label: pitch.name }))}
          value={choice.pitchIds}
          onChange={(pitchIds) => set({ pitchIds })}
        />
        <SelectField
          label={t('choice.when')}
          options={[...REPORT_PERIODS, 'custom' as const].map((name) => ({
            id: name,
            label: t(`choice.period.${name}`),
          }))}
          value={named ?? 'custom'}
          onChange={(name) => {
            const period = REPORT_PERIODS.find((one) => one === name)
            if (period) set(periods[period])
          }}
        />
        <Days>
          <PeriodDay
            label={t('choice.from')}
            size="small"
            value={choice.from}
            error={isCutShort ? t('choice.tooLong') : undefined}
            max={choice.to}
            firstDayOfWeek={firstDayOfWeek}
            onChange={(from) => {
              if (from <= choice.to) set({ from })
            }}
          />
          <PeriodDay
            label={t('choice.to')}
            size="small"
            value={choice.to}
            min={choice.from}
            max={today}
            firstDayOfWeek={firstDayOfWeek}
            onChange={(to) => {
              if (to >= choice.from && to <= today) set({ to })
            }}
          />
        </Days>
        <SelectField
          label={t('choice.who')}
          description={t(`choice.shows.${choice.reader}`)}
          options={REPORT_READERS.map((reader) => ({ id: reader, label: t(`choice.reader.${reader}`) }))}
          value={choice.reader}
          onChange={(reader) => set({ reader: readerOf(reader) ?? choice.reader })}
        />
        <SelectField
          label={t('choice.language')}
          options={ALL_LANGUAGES.map((language) => ({ id: language, label: LANGUAGES[language] }))}
          value={choice.language ?? i18n.language}
          onChange={(picked) => set({ language: ALL_LANGUAGES.find((one) => one === picked) })}
        />
        <SelectField
          label={t('choice.units')}
          options={REPORT_UNITS.map((units) => ({ id: units, label: t(`choice.unitsOf.${units}`) }))}
          value={choice.units ?? format.unitSystem}
          onChange={(picked) => set({ units: REPORT_UNITS.find((one) => one === picked) })}
        />
      </Fields>
    </Panel>
  )
}

const readerOf = (text: string): ReportReader | undefined => REPORT_READERS.find((one) => one === text)

const Panel = styled.section`
  ${phone} {
    background: ${token('paper')};
    border-block: 1px solid ${token('line')};
  }
  @media print {
    display: none;
  }
`
const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 56px;
  padding: 8px 16px;
  text-align: start;

  ${desktop} {
    display: none;
  }
`
const Chosen = styled.span`
  display: grid;
  min-inline-size: 0;

  > b {
    font: 600 ${token('t-16')} ${token('font')};
  }
  > span {
    color: ${token('ink-2')};
  }
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${phone} {
    padding: 8px 16px 16px;

    &:not([data-open]) {
      display: none;
    }
  }
`
const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`
