import styled from '@emotion/styled'

/** A small turning ring inside a busy button; never stands alone on a page. */
export function Spinner() {
  return <Ring aria-hidden />
}

const Ring = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: turn 900ms linear infinite;
`
