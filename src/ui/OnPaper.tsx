import styled from '@emotion/styled'

/** What a printed page has to say because the control that says it on the screen is not printed. */
export const OnPaper = styled.span`
  display: none;

  @media print {
    display: inline;
    /* A title does not stay behind when what it names goes to the next sheet. */
    break-after: avoid;
  }
`
