import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { token } from './tokens'

/** First thing in the page: takes a keyboard past the navigation to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const { t } = useTranslation('common')
  return (
    <Jump
      href={`#${target}`}
      onClick={(event) => {
        // The address keeps its hash for itself; focus is all that should move.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {t('ui.skip')}
    </Jump>
  )
}

const Jump = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 200;
  padding: 10px 16px;
  border-radius: ${token('r-ctl')};
  background: ${token('ink')};
  color: ${token('paper')};
  font-weight: 600;

  &:not(:focus) {
    inset-block-start: -80px;
  }
  @media print {
    display: none;
  }
`
