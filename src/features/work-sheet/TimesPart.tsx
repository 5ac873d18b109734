import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { ACTIVITY_STATUSES } from '@/domain/activity'
import { CANCEL_REASON, CANCEL_REASONS } from '@/domain/calledOff'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { SelectField } from '@/ui/SelectField'
import { TimeField } from '@/ui/TimeField'
import { Cell } from './Cell'
import { onDay, startingAt, type WorkDraft } from './workDraft'

type TimesPartProps = {
  draft: WorkDraft
  errors: Readonly<Record<string, string>>
  /** Puts stored work off by some days, at once (F11); absent for new work. */
  onMove: ((days: number) => void) | undefined
  onChange: (draft: WorkDraft) => void
}

/** When the work is done, and how far it is. */
export function TimesPart({ draft, errors, onMove, onChange }: TimesPartProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const set = (change: Partial<WorkDraft>) => onChange({ ...draft, ...change })
  const firstDayOfWeek = format.weekStart === 0 ? 'sun' : 'mon'
  const statuses = [...new Set<string>([...ACTIVITY_STATUSES, draft.status])]
  const reason = draft.answers[CANCEL_REASON]
  const reasons = [...new Set<string>([...CANCEL_REASONS, ...(typeof reason === 'string' ? [reason] : [])])]
  return (
    <>
      <Cell data-width="third">
        <TimeField
          size="small"
          label={t('sheet.start')}
          required
          error={errors.start}
          value={draft.start}
          onChange={(start) => onChange(startingAt(draft, start, format.timeZone))}
        />
      </Cell>
      <Cell data-width="third">
        <TimeField
          size="small"
          label={t('sheet.end')}
          required
          error={errors.end}
          value={draft.end}
          onChange={(end) => set({ end })}
        />
      </Cell>
      <Cell data-width="third" data-alone>
        <SelectField
          size="small"
          label={t('sheet.status')}
          error={errors.status}
          value={draft.status}
          options={statuses.map((status) => ({ id: status, label: words.status(status) }))}
          onChange={(status) => set({ status })}
        />
      </Cell>
      <Cell data-width="half" data-pair>
        <DateField
          size="small"
          label={t('sheet.day')}
          required
          error={errors.day}
          value={draft.day}
          firstDayOfWeek={firstDayOfWeek}
          onChange={(day) => onChange(onDay(draft, day))}
        />
      </Cell>
      <Cell data-width="half" data-pair>
        <DateField
          size="small"
          label={t('sheet.endDay')}
          value={draft.endDay ?? draft.day}
          min={draft.day ?? undefined}
          firstDayOfWeek={firstDayOfWeek}
          onChange={(endDay) => endDay && set({ endDay: endDay === draft.day ? null : endDay })}
        />
      </Cell>
      {onMove && (
        <Cell>
          <Later>
            <Button size="small" onClick={() => onMove(1)}>
              {t('sheet.dayLater')}
            </Button>
            <Button size="small" onClick={() => onMove(7)}>
              {t('sheet.weekLater')}
            </Button>
          </Later>
        </Cell>
      )}
      {draft.status === 'cancelled' && (
        <Cell>
          <SelectField
            size="small"
            label={t('field.cancelReason')}
            required
            error={errors[CANCEL_REASON]}
            value={typeof reason === 'string' ? reason : null}
            options={reasons.map((value) => ({
              id: value,
              label: t(`cancelReason.${value as 'other'}`, { defaultValue: words.option({ value }) }),
            }))}
            onChange={(value) => set({ answers: { ...draft.answers, [CANCEL_REASON]: value } })}
          />
        </Cell>
      )}
    </>
  )
}

const Later = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    flex: 1;
    padding-inline: 6px;
    white-space: nowrap;
  }
`
