import styled from '@emotion/styled'
import type { CSSProperties, DOMAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { forcedColors, hover, phone } from './media'
import { token } from './tokens'

type RowProps = {
  /** Time, icon or avatar. */
  lead?: ReactNode
  /** Width kept for the lead, such as `40px`; the same in all rows of a list. */
  leadWidth?: string
  title: ReactNode
  meta?: ReactNode
  /** A figure, a verb or a round action. */
  end?: ReactNode
  /** Under title and end: a progress line, two buttons. */
  below?: ReactNode
  /** Opens on a press anywhere in the row; actions in `end` and `below` stay their own. */
  to?: string
  onPress?: () => void
  /** What else is heard of the link; what it prevents does not lead on. */
  press?: DOMAttributes<HTMLElement>
  selected?: boolean
  /** A struck title: cancelled work. */
  struck?: boolean
  as?: 'li' | 'div'
}

/** Lead, title with one line of meta, end; parted from the next row by a hairline. */
export function Row({
  lead,
  leadWidth,
  title,
  meta,
  end,
  below,
  to,
  onPress,
  press,
  selected = false,
  struck = false,
  as = 'li',
}: RowProps) {
  const style: CSSProperties = { '--lead': lead === undefined ? undefined : (leadWidth ?? '40px') }
  const words = struck ? <s>{title}</s> : title
  return (
    <Line
      as={as}
      style={style}
      data-lead={lead === undefined ? undefined : true}
      data-press={to !== undefined || onPress !== undefined || undefined}
      data-selected={selected || undefined}
    >
      {lead !== undefined && <Lead>{lead}</Lead>}
      <Words>
        <Title>
          {to !== undefined ? (
            <Link {...press} to={to} data-cover data-held={press && ''} aria-current={selected || undefined}>
              {words}
            </Link>
          ) : onPress ? (
            <button type="button" data-cover onClick={onPress} aria-current={selected || undefined}>
              {words}
            </button>
          ) : (
            words
          )}
        </Title>
        {meta !== undefined && <Meta>{meta}</Meta>}
      </Words>
      {end !== undefined && <End>{end}</End>}
      {below !== undefined && <Below>{below}</Below>}
    </Line>
  )
}

const Line = styled.li`
  /* How far the ground of a chosen row reaches beyond its words. */
  --bleed: 8px;
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  min-block-size: 48px;
  padding-block: 8px;
  border-block-start: 1px solid ${token('line')};
  overflow-wrap: anywhere;

  /* The tooltip of a control in it lies over the rows that follow. */
  &:has(:is(:hover, :focus-within) > [data-edge]) {
    z-index: 1;
  }
  &[data-lead] {
    grid-template-columns: var(--lead) minmax(0, 1fr) auto;
  }
  /* The title's control covers the row, what else can be pressed lies above it. */
  [data-cover] {
    text-align: start;
    border-radius: ${token('r-mark')};
  }
  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('r-mark')};
  }
  [data-held] {
    -webkit-touch-callout: none;
  }
  [data-held]::after {
    inset-inline: calc(var(--bleed) * -1);
  }
  [data-cover]:focus-visible {
    outline: none;
  }
  [data-cover]:focus-visible::after {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
  &[data-selected] {
    background: ${token('mint')};
    box-shadow:
      calc(var(--bleed) * -1) 0 ${token('mint')},
      var(--bleed) 0 ${token('mint')};
  }
  ${hover} {
    &[data-press]:hover {
      background: ${token('mint')};
      box-shadow:
        calc(var(--bleed) * -1) 0 ${token('mint')},
        var(--bleed) 0 ${token('mint')};
    }
  }
  ${phone} {
    --bleed: 16px;
    min-block-size: 64px;
    padding-block: 10px;
  }
  ${forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`
const Lead = styled.div`
  display: flex;
  align-items: center;
  align-self: start;
  min-block-size: 32px;
  font: 600 ${token('t-14')} ${token('font')};
  min-inline-size: 0;

  ${phone} {
    min-block-size: 44px;
    font: 600 ${token('t-16')} ${token('font')};
  }

  > svg {
    margin-block-end: auto;
    margin-block-start: 2px;
  }
`
const Words = styled.div`
  min-inline-size: 0;
`
const Title = styled.div`
  font: 500 ${token('t-14')} ${token('font')};

  s {
    color: ${token('ink-2')};
  }
  ${phone} {
    font: 500 ${token('t-16')} ${token('font')};
  }
`
const Meta = styled.div`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${phone} {
    font: 400 ${token('t-14')} ${token('font')};
  }
`
const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 8px;
  text-align: end;

  :is(a, button) {
    position: relative;
    z-index: 1;
  }
`
const Below = styled.div`
  grid-column: 1 / -1;
  margin-block-start: 8px;
  min-inline-size: 0;

  [data-lead] > & {
    grid-column: 2 / -1;
  }
  :is(a, button) {
    position: relative;
    z-index: 1;
  }
`
