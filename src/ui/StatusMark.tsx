import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Glyph } from './Glyph'
import { forcedColors } from './media'
import { token } from './tokens'

export type Status = 'planned' | 'in_progress' | 'completed' | 'cancelled' | 'suggested' | 'late'

type StatusMarkProps = {
  status: Status
  /** `tag` has words, `dot` only the mark for tight places (its word is read out). */
  look?: 'tag' | 'dot'
}

/** How far a piece of work is: outline, filling, ticked, struck; never by colour alone. */
export function StatusMark({ status, look = 'tag' }: StatusMarkProps) {
  const { t } = useTranslation('common')
  const words = t(`ui.status.${status}`)
  const mark = (
    <Mark
      data-status={status}
      role={look === 'dot' ? 'img' : undefined}
      aria-label={look === 'dot' ? words : undefined}
    >
      {status === 'completed' && <Glyph name="check" size={12} />}
      {status === 'late' && <Glyph name="clock" size={16} />}
      {status === 'suggested' && <Glyph name="bulb" size={16} />}
      {status === 'cancelled' && <Glyph name="close" size={12} />}
    </Mark>
  )
  if (look === 'dot') return mark
  return (
    <Tag data-status={status}>
      {mark}
      {status === 'cancelled' ? <s>{words}</s> : words}
    </Tag>
  )
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  padding-inline: 8px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-12')} ${token('font')};
  white-space: nowrap;
  color: ${token('ink')};

  &[data-status='completed'] {
    background: ${token('mint-2')};
    border-color: transparent;
    padding-inline-start: 4px;
  }
  &[data-status='in_progress'] {
    border-color: ${token('green-deep')};
    color: ${token('green-deep')};
    background: ${token('mint')};
  }
  &[data-status='late'] {
    border-color: ${token('red')};
    color: ${token('red')};
    padding-inline-start: 4px;
  }
  &[data-status='cancelled'] {
    border-color: ${token('line')};
    color: ${token('ink-2')};
  }
  &[data-status='suggested'] {
    border-style: dashed;
    padding-inline-start: 4px;
  }
`
const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border-radius: ${token('r-mark')};
  border: 1px solid transparent;

  &[data-status='planned'] {
    border-color: ${token('ctl')};
  }
  &[data-status='in_progress'] {
    border-color: ${token('green-deep')};
    border-inline-end-width: 2px;
    background: linear-gradient(${token('green-deep')}, ${token('green-deep')}) 50% 0 / 2px 100% no-repeat
      ${token('mint-2')};
  }
  &[data-status='completed'] {
    background: ${token('green')};
    color: ${token('on-green')};
  }
  &[data-status='cancelled'] {
    border-color: ${token('line')};
    color: ${token('ink-2')};
  }
  &[data-status='late'] {
    color: ${token('red')};
  }
  /* In a tag the box of a planned, running or cancelled job is the tag itself. */
  [data-status] > &:is([data-status='planned'], [data-status='in_progress'], [data-status='cancelled']) {
    display: none;
  }
  ${forcedColors} {
    forced-color-adjust: none;
  }
`
