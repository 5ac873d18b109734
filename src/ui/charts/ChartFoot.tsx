import styled from '@emotion/styled'
import { hover, phone } from '../media'
import { token } from '../tokens'

/** What can be done with a chart, in plain words below it: they are of no weight beside the chart itself. */
export const ChartFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;

  > button {
    min-block-size: 28px;
    border-radius: ${token('r-mark')};
    font: 500 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${phone} {
    > button {
      min-block-size: 44px;
    }
  }
  ${hover} {
    > button:hover {
      color: ${token('ink')};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  @media print {
    display: none;
  }
`
