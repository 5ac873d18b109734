import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import { Emphasis } from '@/ui/Emphasis'
import { Row } from '@/ui/Row'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'

export type Look = { icon: ReactNode; tone: 'red' | 'amber' }
export type ProblemWords = {
  /** A sentence with its kind in `<b>`. */
  title: string
  meta: string
  action?: {
    verb: string
    label: string
    to: To
    /** Only shows, changes nothing. */
    reads?: boolean
  }
}

type ProblemFrameProps = { look: Look; words: ProblemWords; readOnly: boolean }

/** How a problem is drawn: its kind in colour and words, why, and the verb that solves it. */
export function ProblemFrame({ look, words: { title, meta, action }, readOnly }: ProblemFrameProps) {
  return (
    <Row
      leadWidth="24px"
      lead={<Mark data-tone={look.tone}>{look.icon}</Mark>}
      title={<Emphasis text={title} mark={<Kind data-tone={look.tone} />} />}
      meta={meta}
      end={
        action && (!readOnly || action.reads) ? (
          <TextLink to={action.to} aria-label={action.label}>
            {action.verb}
          </TextLink>
        ) : undefined
      }
    />
  )
}

const Mark = styled.span`
  align-self: start;
  padding-block-start: 2px;

  &[data-tone='red'] {
    color: ${token('red')};
  }
  &[data-tone='amber'] {
    color: ${token('amber-deep')};
  }
`
const Kind = styled.b`
  &[data-tone='red'] {
    color: ${token('red')};
  }
  &[data-tone='amber'] {
    color: ${token('amber-deep')};
  }
`
