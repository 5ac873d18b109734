import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { FloatingBar } from '../FloatingBar'

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
    <FloatingBar role="group" aria-label={t('label')} aria-busy={isBusy || undefined}>
      <b role="status">{t('chosen', { count })}</b>
      {children}
      <Button size="small" layout="plain" onClick={onClear}>
        {t('clear')}
      </Button>
    </FloatingBar>
  )
}
