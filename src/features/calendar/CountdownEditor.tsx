import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountdownStep } from '@/domain/planning/countdown'
import { DEFAULT_COUNTDOWN } from '@/domain/planning/countdown'
import { sameContent } from '@/domain/sameContent'
import { useActivityText } from '@/i18n/activityText'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { IconButton } from '@/ui/IconButton'
import { LeaveDialog } from '@/ui/LeaveDialog'
import { NumberField } from '@/ui/NumberField'
import { SelectField } from '@/ui/SelectField'
import { Sheet } from '@/ui/Sheet'
import { token } from '@/ui/tokens'
import { useLeaveGuard } from '@/ui/useLeaveGuard'

type CountdownEditorProps = {
  steps: readonly CountdownStep[]
  types: readonly string[]
  onSave: (steps: readonly CountdownStep[]) => void
  onClose: () => void
}

/** The club's own steps before a match; they live in this browser (product.md). */
export function CountdownEditor({ steps, types, onSave, onClose }: CountdownEditorProps) {
  const { t } = useTranslation('calendar')
  const words = useActivityText()
  const [draft, setDraft] = useState(() => steps.map((step, at) => ({ step, key: at })))
  const guard = useLeaveGuard(!sameContent({ steps: draft.map(({ step }) => step) }, { steps }))
  const change = (key: number, part: Partial<CountdownStep>) =>
    setDraft((was) => was.map((one) => (one.key === key ? { key, step: { ...one.step, ...part } } : one)))
  const add = () =>
    setDraft((was) => [
      ...was,
      {
        key: Math.max(0, ...was.map(({ key }) => key)) + 1,
        step: {
          activityName: types[0] ?? 'mowing',
          hoursBefore: 24,
          minutes: 60,
          dropOn: [],
          instead: null,
          onlyOn: null,
        },
      },
    ])
  return (
    <Sheet
      open
      sticky
      onClose={() => guard.leaveBy(onClose)}
      title={t('countdown.editTitle')}
      subtitle={t('countdown.editText')}
      footer={
        <>
          <Button layout="primary" onClick={() => onSave(draft.map(({ step }) => step))}>
            {t('countdown.save')}
          </Button>
          <Button onClick={() => setDraft(DEFAULT_COUNTDOWN.map((step, at) => ({ step, key: at })))}>
            {t('countdown.usual')}
          </Button>
        </>
      }
    >
      <Rows>
        {draft.map(({ key, step }, at) => (
          <li key={key}>
            <SelectField
              label={t('countdown.work')}
              hideLabel
              value={step.activityName}
              onChange={(activityName) => change(key, { activityName })}
              options={types.map((id) => ({ id, label: words.name(id) }))}
            />
            <NumberField
              label={t('countdown.hours')}
              value={step.hoursBefore}
              onChange={(hours) => change(key, { hoursBefore: within(hours, 0, 336, step.hoursBefore) })}
            />
            <NumberField
              label={t('countdown.minutes')}
              value={step.minutes}
              onChange={(minutes) => change(key, { minutes: within(minutes, 1, 1440, step.minutes) })}
            />
            <IconButton
              label={t('countdown.remove', { number: at + 1 })}
              onClick={() => setDraft((was) => was.filter((one) => one.key !== key))}
            >
              <Glyph name="close" />
            </IconButton>
          </li>
        ))}
      </Rows>
      <Button onClick={add}>{t('countdown.add')}</Button>
      <LeaveDialog {...guard} />
    </Sheet>
  )
}

/** What is typed, kept within what a step may have. */
const within = (value: number | null | undefined, least: number, most: number, otherwise: number): number =>
  value === null || value === undefined || Number.isNaN(value)
    ? otherwise
    : Math.min(most, Math.max(least, value))

const Rows = styled.ol`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: end;
    gap: 8px;
    /* Beside two numbers no work could be read; what takes the step away stands beside its work. */
    > :first-of-type {
      grid-column: span 2;
    }
    > :last-child {
      grid-area: 1 / 3;
    }
    padding-block: 8px;
    border-block-end: 1px solid ${token('line')};
    list-style: none;
  }
`
