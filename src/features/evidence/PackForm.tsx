import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { PackPart } from '@/domain/evidence/packSetup'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { Checkbox } from '@/ui/Checkbox'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { DateField } from '@/ui/DateField'
import { MultiSelectField } from '@/ui/MultiSelectField'
import { Notice } from '@/ui/Notice'
import { useProblemText } from '@/ui/useProblemText'
import type { Chosen } from './usePackChoice'

type PackFormProps = {
  choice: Chosen
  onChange: (choice: Chosen) => void
  fault: string | undefined
  offered: readonly PackPart[]
  partName: (part: PackPart) => string
  pitches: readonly Pitch[] | undefined
  note: 'stopped' | 'failed' | null
  error: unknown
}

/** Which days, which pitches, and what of them. */
export function PackForm({
  choice,
  onChange,
  fault,
  offered,
  partName,
  pitches,
  note,
  error,
}: PackFormProps) {
  const { t } = useTranslation('evidence')
  const format = useFormat()
  const problemText = useProblemText()
  const week = format.weekStart === 0 ? 'sun' : 'mon'
  const turn = (part: PackPart, on: boolean) =>
    onChange({
      ...choice,
      without: on ? choice.without.filter((one) => one !== part) : [...choice.without, part],
    })
  return (
    <Parts>
      <p>{t('pack.intro')}</p>
      <Pair>
        <DateField
          label={t('pack.from')}
          value={choice.from}
          firstDayOfWeek={week}
          onChange={(from) => onChange({ ...choice, from })}
        />
        <DateField
          label={t('pack.to')}
          value={choice.to}
          error={fault}
          firstDayOfWeek={week}
          onChange={(to) => onChange({ ...choice, to })}
        />
      </Pair>
      <MultiSelectField
        label={t('pack.pitches')}
        placeholder={t('pack.allPitches')}
        options={(pitches ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={choice.pitchIds}
        onChange={(pitchIds) => onChange({ ...choice, pitchIds })}
      />
      <ChoiceGroup
        label={t('pack.parts')}
        error={
          offered.length > 0 && offered.every((part) => choice.without.includes(part))
            ? t('pack.nothing')
            : undefined
        }
      >
        <Pair>
          {offered.map((part) => (
            <Checkbox
              key={part}
              label={partName(part)}
              hint={part === 'feedback' ? t('pack.feedbackHint') : undefined}
              checked={!choice.without.includes(part)}
              onChange={(event) => turn(part, event.target.checked)}
            />
          ))}
        </Pair>
      </ChoiceGroup>
      {note !== null && (
        <Notice tone={note === 'failed' ? 'error' : 'info'}>
          {note === 'failed' ? t('pack.failed') : t('pack.stopped')}
        </Notice>
      )}
      {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: 4px 12px;
`
