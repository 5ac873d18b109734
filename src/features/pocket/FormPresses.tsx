import styled from '@emotion/styled'
import { token } from '@/ui/tokens'

/** The presses at the end of a form in a sheet: they stay in reach while the form moves under them; the sheet keeps 24 px beneath its end. */
export const FormPresses = styled.div`
  position: sticky;
  inset-block-end: -24px;
  padding-block: 8px 12px;
  background: ${token('paper')};
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;

  /* What went wrong, in sight wherever the form stands. */
  > :not(button) {
    grid-column: 1 / -1;
  }
  > button {
    min-block-size: 56px;
    font: 600 1.125rem/1.375rem ${token('font')};
    white-space: normal;
  }
`
