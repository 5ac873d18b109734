import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { token } from '../tokens'

type BulkFrameProps = {
  /** How many are chosen. */
  count: number
  isBusy: boolean
  onClear: () => void
  children: ReactNode
}

/** What can be done to all rows that are chosen, in one bar. */
export function BulkFrame({ count, isBusy, onClear, children }: BulkFrameProps) {
  const { t } = useTranslation('bulk')
  return (
    <Place>
      <Bar role="group" aria-label={t('label')} aria-busy={isBusy || undefined}>
        <Count role="status">{t('chosen', { count })}</Count>
        {children}
        <Button size="small" layout="plain" onClick={onClear}>
          {t('clear')}
        </Button>
      </Bar>
    </Place>
  )
}

/** Over the list's tools, and over its head once it scrolls: nothing moves when something is chosen. */
const Place = styled.div`
  /* Keeps the margin of what is in it, which else moves the list beneath. */
  display: flow-root;
  position: sticky;
  inset-block-start: 8px;
  z-index: 4;
  block-size: 0;

  @media print {
    display: none;
  }
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-block-size: 48px;
  margin-block-start: -8px;
  padding: 7px 11px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};
  background: ${token('paper')};
  /* The ring hides what stands at its round corners. */
  box-shadow:
    0 0 0 4px ${token('mist')},
    ${token('shadow')};

  &[aria-busy] {
    opacity: 0.6;
  }
`
const Count = styled.span`
  font: 600 ${token('t-14')} ${token('font')};
  margin-inline-end: 8px;
`
