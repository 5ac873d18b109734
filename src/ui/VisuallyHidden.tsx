import styled from '@emotion/styled'
import { hiddenStyles } from './hiddenStyles'

/** Words for a screen reader only. */
export const VisuallyHidden = styled.span(hiddenStyles)
