import styled from '@emotion/styled'
import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonLook, buttonData, buttonStyles } from './buttonStyles'

/** Goes somewhere, looks like a button. */
export function ButtonLink({ layout, danger, size, wide, ...props }: LinkProps & ButtonLook) {
  return <StyledLink {...props} {...buttonData({ layout, danger, size, wide })} />
}

const StyledLink = styled(Link)(buttonStyles)
