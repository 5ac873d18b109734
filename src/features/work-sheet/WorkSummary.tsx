import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity, FieldAnswer } from '@/domain/activity'
import { type ActivityField } from '@/domain/activityConfiguration'
import { CHECKLIST, checklistOf } from '@/domain/checklist'
import { isMoney } from '@/domain/delivered'
import { measuredAs } from '@/domain/workWeather'
import { useActivityText } from '@/i18n/activityText'
import { useAnswerText } from '@/i18n/answerText'
import { useFormat } from '@/i18n/format'
import { StatusMark } from '@/ui/StatusMark'
import { token } from '@/ui/tokens'
import { usesText } from './usesText'
import { useSeriesText } from './useSeriesText'

type WorkSummaryProps = {
  activity: Activity
  fields: readonly ActivityField[]
  pitches: string
  people: string
}

/** An activity for those who only look. */
export function WorkSummary({ activity, fields, pitches, people }: WorkSummaryProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const answerText = useAnswerText()
  const seriesText = useSeriesText()
  const { status } = activity
  const known =
    status === 'planned' || status === 'in_progress' || status === 'completed' || status === 'cancelled'

  const text = (key: string, answer: FieldAnswer): string => {
    // Of the import alone: where a fixture came from.
    if (answer === null || key === 'sourceUid' || key === 'sourceName' || key === 'stepOf') return ''
    if (key === CHECKLIST)
      return format.list(checklistOf(answer).map(({ text: step, done }) => (done ? `✓ ${step}` : step)))
    if (typeof answer === 'number' && isMoney(key))
      return [format.number(answer, 2), t('sheet.ownCurrency')].join(' · ')
    const field = fields.find((one) => one.key === measuredAs(key))
    if (!Array.isArray(answer)) return answerText(answer, field)
    const chosen = answer.filter((one) => typeof one === 'string')
    if (chosen.length > 0) return answerText(chosen, field)
    return usesText(
      answer.flatMap((one) => (typeof one === 'string' ? [] : one)),
      format,
    )
  }
  const rows: [string, string][] = [
    [t('sheet.start'), format.dateTime(activity.startDate)],
    [t('sheet.end'), format.dateTime(activity.endDate)],
    [t('sheet.repeat'), activity.recurrenceId === undefined ? '' : seriesText(activity).join(format.comma)],
    [words.field('pitch'), pitches],
    [words.field('userIds'), people],
    ...activity.fields.map(({ key, value }): [string, string] => [words.field(key), text(key, value)]),
    [words.field('notes'), activity.notes ?? ''],
  ]
  return (
    <>
      {known ? <StatusMark status={status} /> : <p>{words.status(status)}</p>}
      <List>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </List>
    </>
  )
}

const List = styled.dl`
  display: grid;
  gap: 8px;
  margin-block-start: 12px;

  dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font: 500 ${token('t-14')} ${token('font')};
    overflow-wrap: anywhere;
  }
`
