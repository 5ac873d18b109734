import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useEntries } from '@/outbox/useOutbox'
import { Button } from '@/ui/Button'
import { openList } from './openList'

/** The way to the list while nothing in it needs anybody: what went, what was given up. */
export function OutboxPlace() {
  const { t } = useTranslation('outbox')
  const format = useFormat()
  const entries = useEntries()
  return (
    <>
      <p>{entries.length === 0 ? t('place.none') : t('place.text')}</p>
      {entries.length > 0 && (
        <p>
          <Button onClick={openList}>{t('place.show', { number: format.number(entries.length) })}</Button>
        </p>
      )}
    </>
  )
}
