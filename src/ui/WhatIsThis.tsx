import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from './Glyph'
import { phone } from './media'
import { LazyPopover } from './LazyPopover'
import { token } from './tokens'

type WhatIsThisProps = {
  /** The thing explained, such as `Evapotranspiration`. */
  title: string
  children: ReactNode
}

/** A question mark that explains a word or a figure beside it. */
export function WhatIsThis({ title, children }: WhatIsThisProps) {
  const { t } = useTranslation('common')
  return (
    <LazyPopover
      label={title}
      trigger={
        <Mark type="button" aria-label={`${t('ui.whatIsThis')} ${title}`}>
          <Glyph name="question" size={16} />
        </Mark>
      }
    >
      <Title>{title}</Title>
      <Text>{children}</Text>
    </LazyPopover>
  )
}

const Mark = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  vertical-align: middle;
  border-radius: 50%;
  color: ${token('ink-2')};

  ${phone} {
    &::before {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
`
const Title = styled.p`
  font: 600 ${token('t-14')} ${token('font')};
  margin-block-end: 4px;
`
const Text = styled.div`
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
  max-inline-size: 45ch;
`
