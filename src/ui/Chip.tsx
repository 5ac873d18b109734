import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { chipStyles } from './chipStyles'

type ChipProps = ComponentProps<'button'> & {
  /** On or off; without it the chip opens something. */
  pressed?: boolean
}

/** A small round-ended button: a filter that is on or off, or one that opens a list. */
export function Chip({ pressed, ...props }: ChipProps) {
  return <Round type="button" {...props} aria-pressed={pressed} />
}

const Round = styled.button(chipStyles)
