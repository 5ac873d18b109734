import styled from '@emotion/styled'
import { token } from './tokens'

type LogoProps = {
  size?: number
  /** With the product's name beside the mark. */
  withName?: boolean
}

/** A product's name is the same in every language. */
export const PRODUCT = 'Sward'

/** The mark: a mower's turn, in the shape of an S. */
export function Logo({ size = 28, withName = false }: LogoProps) {
  return (
    <Brand style={{ gap: Math.round(size / 3) }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 28 28"
        role={withName ? undefined : 'img'}
        aria-label={withName ? undefined : PRODUCT}
        aria-hidden={withName || undefined}
        style={{ flex: 'none' }}
      >
        <rect width="28" height="28" rx="7" fill="#0FCC8D" />
        <path
          d="M20 7.5h-8.25a3.25 3.25 0 0 0 0 6.5h4.5a3.25 3.25 0 0 1 0 6.5H8"
          fill="none"
          stroke="#10201B"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {withName && <span translate="no">{PRODUCT}</span>}
    </Brand>
  )
}

const Brand = styled.span`
  display: inline-flex;
  align-items: center;
  font: 600 ${token('t-20')} ${token('font')};
`
