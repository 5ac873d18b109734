import styled from '@emotion/styled'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from './ChoiceGroup'
import { unseenInputStyles } from './choiceStyles'
import { Glyph } from './Glyph'
import { forcedColors, touch } from './media'
import { token } from './tokens'

type RatingProps = {
  label: string
  value: 1 | 2 | 3 | 4 | 5 | null
  onChange: (stars: 1 | 2 | 3 | 4 | 5) => void
  error?: string | undefined
  required?: boolean
  disabled?: boolean
}

const STARS = [1, 2, 3, 4, 5] as const

/** One to five stars, and the word for it. */
export function Rating({ label, value, onChange, error, required, disabled }: RatingProps) {
  const { t } = useTranslation('common')
  const name = useId()
  return (
    <ChoiceGroup label={label} error={error} required={required}>
      <Line>
        {STARS.map((stars) => (
          <Star key={stars} data-on={(value !== null && stars <= value) || undefined}>
            <Input
              type="radio"
              name={name}
              checked={stars === value}
              disabled={disabled}
              aria-label={t(`ui.rating.${stars}`)}
              onChange={() => onChange(stars)}
            />
            <Glyph name="star" size={24} />
          </Star>
        ))}
        <Word aria-hidden>{value !== null && t(`ui.rating.${value}`)}</Word>
      </Line>
    </ChoiceGroup>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
`
const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token('r-ctl')};
  color: ${token('ctl')};
  cursor: pointer;

  &:first-of-type {
    margin-inline-start: -10px;
  }
  &[data-on] {
    color: ${token('green-deep')};
  }
  &[data-on] path {
    fill: ${token('green')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: default;
  }
  ${touch} {
    inline-size: 48px;
    block-size: 48px;
  }
  ${forcedColors} {
    &[data-on] path {
      fill: Highlight;
    }
  }
`
const Input = styled.input(unseenInputStyles)
const Word = styled.span`
  margin-inline-start: 8px;
  font-weight: 500;
`
