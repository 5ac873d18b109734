import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Glyph } from './Glyph'
import { token } from './tokens'
import { VisuallyHidden } from './VisuallyHidden'

type NotSentMarkProps = {
  /** Nothing is drawn for what is sent. */
  state: 'waiting' | 'refused' | 'conflict' | undefined
  /** `line` has words, `dot` only the mark for tight places (its word is read out). */
  look?: 'line' | 'dot'
}

/** What the device still holds: on its way, or stopped until somebody looks. */
export function NotSentMark({ state, look = 'line' }: NotSentMarkProps) {
  // Hundreds of rows ask, and few have something to say.
  return state ? <Said state={state} look={look} /> : null
}

function Said({ state, look }: { state: NonNullable<NotSentMarkProps['state']>; look: 'line' | 'dot' }) {
  const { t } = useTranslation('common')
  const words = t(`ui.notSent.${state}`)
  return (
    <Mark data-state={state}>
      <Glyph name="clock" size={look === 'dot' ? 16 : 14} />
      {look === 'line' ? words : <VisuallyHidden>{words}</VisuallyHidden>}
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${token('amber-deep')};
  font-weight: 500;

  > svg {
    flex: none;
  }
  &:not([data-state='waiting']) {
    color: ${token('red')};
  }
`
