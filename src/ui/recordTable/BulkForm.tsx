import styled from '@emotion/styled'

/** A small form behind a button of the bar. */
export const BulkForm = styled.form`
  display: grid;
  gap: 12px;
  min-inline-size: 220px;
`
