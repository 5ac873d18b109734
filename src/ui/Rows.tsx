import styled from '@emotion/styled'
import type { ComponentProps } from 'react'

/** A list of `Row`s. Named list role, because Safari forgets lists without bullets. */
export function Rows(props: ComponentProps<'ul'>) {
  return <List role="list" {...props} />
}

const List = styled.ul`
  min-inline-size: 0;
`
