import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { handoverHtml } from '@/domain/handoverFile'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import {
  CHECK_ANSWERS,
  emptyReport,
  type PitchReportForm,
  readReport,
  REPORT_CHECKS,
  VERDICTS,
} from '@/domain/league/pitchReportForm'
import type { RoundFixture } from '@/domain/league/rounds'
import { directionOf, resolveLanguage } from '@/i18n/languages'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Glyph } from '@/ui/Glyph'
import { Notice } from '@/ui/Notice'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { useUnsaved } from '@/ui/useUnsaved'
import { ReportReadings } from './ReportReadings'
import { useFormatAt } from './useFormatAt'
import { useReportWords } from './useReportWords'

type PitchReportProps = { match: RoundFixture; now: Date; onClose: () => void }

/** The league's own report on the pitch of a match: filled in, printed or saved as a file, and kept on this device only. */
export function PitchReport({ match, now, onClose }: PitchReportProps) {
  const { data: local } = useGetLocalDataQuery()
  if (!local) return <Skeleton kind="block" height="480px" />
  return <Filled match={match} now={now} onClose={onClose} kept={local.pitchReports} />
}

function Filled({
  match,
  now,
  onClose,
  kept,
}: PitchReportProps & { kept: Readonly<Record<string, unknown>> }) {
  const { t, i18n } = useTranslation('clubs')
  const at = useFormatAt()(match.club)
  const words = useReportWords(match)
  const problemText = useProblemText()
  const [save, { error }] = useSaveLocalDataMutation()
  const stored = readReport(kept, match.fixture.id)
  const [form, setForm] = useState<PitchReportForm>(() => stored ?? emptyReport())
  const [isAsked, setAsked] = useState(false)
  const isTyped = form.notes !== (stored?.notes ?? '') || form.by !== (stored?.by ?? '')
  useUnsaved(isTyped)

  const keep = (change: Partial<PitchReportForm>) => {
    const next = { ...form, ...change, savedAt: toInstant(now) }
    setForm(next)
    void save({ pitchReports: { ...kept, [match.fixture.id]: next } })
  }
  // A field that is only passed through is no report, nor may it take back what another tab has kept.
  const keepIfTyped = () => {
    if (isTyped) keep({})
  }
  // Gone back from with the cursor in it, a field is never left; nor is one whose page a phone puts away.
  const keepTyped = useEffectEvent(keepIfTyped)
  useEffect(() => {
    const putAway = () => {
      if (document.visibilityState === 'hidden') keepTyped()
    }
    document.addEventListener('visibilitychange', putAway)
    return () => {
      document.removeEventListener('visibilitychange', putAway)
      keepTyped()
    }
  }, [])
  const faults = {
    verdict: isAsked && form.verdict === undefined ? t('form.verdictMissing') : undefined,
    by: isAsked && form.by.trim() === '' ? t('form.byMissing') : undefined,
  }
  const whenComplete = (act: () => void) => () => {
    setAsked(true)
    if (form.verdict !== undefined && form.by.trim() !== '') act()
  }
  const file = () => {
    const language = resolveLanguage(i18n.language, undefined)
    download(handoverHtml(words.document(form), { language, direction: directionOf(language) }), {
      name: `${t('form.fileName')}-${match.pitch?.pitch.id ?? match.club.id}-${dayAtGround(match.fixture.startDate, at.timeZone)}.html`,
      type: 'text/html',
    })
  }
  return (
    <Sheet aria-labelledby="pitch-report">
      <Acts>
        <Button layout="plain" size="small" onClick={onClose}>
          <Glyph name="back" size={16} />
          {t('form.back')}
        </Button>
        <span />
        <Button size="small" onClick={whenComplete(() => print())}>
          {t('form.print')}
        </Button>
        <Button size="small" onClick={whenComplete(file)}>
          {t('form.file')}
        </Button>
      </Acts>
      <h2 id="pitch-report">{t('form.title')}</h2>
      <Lead>{words.match}</Lead>
      <p>{words.at}</p>
      <Notice tone="info">{t('form.device')}</Notice>
      {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
      <h3>{t('form.readings')}</h3>
      <ReportReadings match={match} />
      <h3>{t('form.checks')}</h3>
      <Checks>
        {REPORT_CHECKS.map((check) => (
          <Check key={check}>
            <span>{t(`form.check.${check}`)}</span>
            <OnScreen>
              <SegmentedControl
                size="small"
                label={t(`form.check.${check}`)}
                options={[
                  { id: 'open', label: t('form.answer.open') },
                  ...CHECK_ANSWERS.map((id) => ({ id, label: t(`form.answer.${id}`) })),
                ]}
                value={form[check] ?? 'open'}
                onChange={(id) => keep({ [check]: id === 'open' ? undefined : id })}
              />
            </OnScreen>
            <OnPaper>{t(`form.answer.${form[check] ?? 'open'}`)}</OnPaper>
          </Check>
        ))}
      </Checks>
      <OnScreen>
        <Fields>
          <ChoiceGroup label={t('form.verdict')} error={faults.verdict} required>
            <SegmentedControl
              label={t('form.verdict')}
              options={[
                // Nothing is chosen until somebody has.
                ...(form.verdict === undefined ? [{ id: 'open' as const, label: '–' }] : []),
                ...VERDICTS.map((id) => ({ id, label: t(`form.verdicts.${id}`) })),
              ]}
              value={form.verdict ?? 'open'}
              onChange={(id) => keep({ verdict: id === 'open' ? undefined : id })}
            />
          </ChoiceGroup>
          <TextField
            label={t('form.by')}
            required
            autoComplete="off"
            maxLength={200}
            error={faults.by}
            value={form.by}
            onChange={(event) => setForm({ ...form, by: event.target.value })}
            onBlur={keepIfTyped}
          />
          <TextArea
            label={t('form.notes')}
            maxLength={2000}
            value={form.notes}
            onChange={(event) => setForm({ ...form, notes: event.target.value })}
            onBlur={keepIfTyped}
          />
        </Fields>
        {stored?.savedAt && (
          <Quiet role="status">{t('form.savedAt', { time: at.dateTime(stored.savedAt) })}</Quiet>
        )}
      </OnScreen>
      <OnPaper>
        {words.conclusion(form).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </OnPaper>
    </Sheet>
  )
}

const Sheet = styled.section`
  display: grid;
  gap: 12px;
  max-inline-size: 760px;

  > h2 {
    font: 600 ${token('t-20')} ${token('font')};
  }
  > h3 {
    padding-block-start: 8px;
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > span {
    flex: 1;
  }
  @media print {
    display: none;
  }
`
const Lead = styled.p`
  font: 500 ${token('t-16')} ${token('font')};
`
const Checks = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
const Check = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-block-size: 48px;
  border-block-end: 1px solid ${token('line')};
`
const Fields = styled.div`
  display: grid;
  gap: 16px;
`
const OnScreen = styled.div`
  max-inline-size: 100%;

  @media print {
    display: none;
  }
`
const OnPaper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`
const Quiet = styled.p`
  padding-block-start: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
