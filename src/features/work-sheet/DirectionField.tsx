import styled from '@emotion/styled'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldAnswer } from '@/domain/activity'
import type { ActivityField } from '@/domain/activityConfiguration'
import { useActivityText } from '@/i18n/activityText'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { Cell } from './Cell'

type DirectionFieldProps = {
  field: ActivityField
  answer: FieldAnswer | undefined
  /** What the cuts before ask for next, and how often the last one was repeated. */
  proposal: { direction: string; last: string | undefined; repeats: number; warn: boolean } | undefined
  error: string | undefined
  onChange: (answer: FieldAnswer) => void
}

/** The way each cut goes, as a line through the compass; north is up. */
const LINES: Readonly<Record<string, string>> = {
  northSouth: 'M12 3v18M8.5 6.5 12 3l3.5 3.5M8.5 17.5 12 21l3.5-3.5',
  eastWest: 'M3 12h18M6.5 8.5 3 12l3.5 3.5M17.5 8.5 21 12l-3.5 3.5',
  diagonalLeft: 'M5.6 5.6l12.8 12.8M5.6 10.6v-5h5M18.4 13.4v5h-5',
  diagonalRight: 'M18.4 5.6 5.6 18.4M13.4 5.6h5v5M10.6 18.4h-5v-5',
  circular: 'M12 4a8 8 0 1 1-7.5 5.2M4 4.5v5h5',
}

/** Which way the cylinder goes: a compass of buttons on which the next direction is marked (B9). */
export function DirectionField({ field, answer, proposal, error, onChange }: DirectionFieldProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const id = useId()
  const own = typeof answer === 'string' && answer !== '' ? answer : undefined
  const offered = (field.options ?? []).map(({ value }) => value)
  const values = own === undefined || offered.includes(own) ? offered : [...offered, own]
  const wordOf = (value: string) =>
    words.option(field.options?.find((option) => option.value === value) ?? { value })
  return (
    <Cell>
      <Label id={id} data-required={field.required || undefined}>
        {words.field(field.key)}
      </Label>
      <Compass role="radiogroup" aria-labelledby={id} aria-invalid={error ? true : undefined}>
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              checked={own === value}
              onChange={() => onChange(value)}
              aria-label={
                proposal?.direction === value
                  ? t('sheet.directionNext', { direction: wordOf(value) })
                  : wordOf(value)
              }
            />
            <span>
              {LINES[value] && (
                <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden>
                  <path
                    d={LINES[value]}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth={1.75}
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
              )}
              <small>{wordOf(value)}</small>
              {proposal?.direction === value && <i>{t('sheet.next')}</i>}
            </span>
          </label>
        ))}
      </Compass>
      {error && <Hint data-tone="error">{error}</Hint>}
      {proposal?.warn && own !== undefined && own === proposal.last && (
        <Hint data-tone="warning" role="status">
          <Glyph name="warning" size={14} />
          {t('sheet.directionRepeated', { count: proposal.repeats })}
        </Hint>
      )}
    </Cell>
  )
}

const Label = styled.span`
  display: block;
  margin-block-end: 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  &[data-required]::after {
    content: ' *';
    color: ${token('red')};
  }
`
/* A compass is the same compass in every language. */
const Compass = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(56px, 1fr));
  gap: 4px;

  > label {
    position: relative;
    display: grid;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-block-size: 52px;
    padding: 6px 2px;
    border: 1px solid ${token('ctl')};
    border-radius: ${token('r-ctl')};
    text-align: center;
  }
  small {
    font: 400 ${token('t-12')} ${token('font')};
    overflow-wrap: anywhere;
  }
  i {
    font: 600 ${token('t-12')} ${token('font')};
    color: ${token('green-deep')};
  }
  input:checked + span {
    border-color: ${token('green-deep')};
    box-shadow: inset 0 0 0 1px ${token('green-deep')};
    background: ${token('mint')};
  }
  input:focus-visible + span {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 2px;
  }
  ${phone} {
    span {
      min-block-size: 60px;
    }
  }
`
const Hint = styled.p`
  display: flex;
  gap: 4px;
  align-items: center;
  margin-block-start: 4px;
  font: 500 ${token('t-12')} ${token('font')};

  &[data-tone='warning'] {
    color: ${token('amber-deep')};
  }
  &[data-tone='error'] {
    color: ${token('red')};
  }
`
