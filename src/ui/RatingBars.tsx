import styled from '@emotion/styled'
import { forcedColors } from './media'
import { token } from './tokens'
import { VisuallyHidden } from './VisuallyHidden'

/** `text` says the whole of a column: its day and its rating. */
export type RatingBar = { id: string; label: string; text: string; rating: number | undefined }

/** Ratings in the order of time, a column each, of five steps; nobody's word is an empty place. */
export function RatingBars({ label, bars }: { label: string; bars: readonly RatingBar[] }) {
  return (
    <Bars aria-label={label}>
      {bars.map(({ id, label: below, text, rating }) => (
        <li key={id} title={text}>
          <Space aria-hidden data-none={rating === undefined || undefined}>
            {rating !== undefined && <span style={{ '--share': `${(100 * rating) / 5}%` }} />}
          </Space>
          <small aria-hidden>{below}</small>
          <VisuallyHidden>{text}</VisuallyHidden>
        </li>
      ))}
    </Bars>
  )
}

const Bars = styled.ol`
  display: flex;
  gap: 8px;
  padding-block: 8px;

  > li {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
    max-inline-size: 48px;
    list-style: none;
    text-align: center;
  }
  small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Space = styled.div`
  display: flex;
  align-items: flex-end;
  block-size: 56px;
  border-block-end: 1px solid ${token('ctl')};
  background: ${token('nodata-bg')};
  print-color-adjust: exact;

  &[data-none] {
    background: none;
  }
  > span {
    inline-size: 100%;
    block-size: var(--share);
    background: ${token('green')};
  }
  ${forcedColors} {
    > span {
      background: CanvasText;
    }
  }
`
