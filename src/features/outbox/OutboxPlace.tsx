import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useOutbox } from '@/outbox/useOutbox'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'

const OutboxSheet = lazyPart(
  () => import('./OutboxSheet'),
  'OutboxSheet',
  'outbox',
  'activity',
  'work',
  'storage',
)

/** The way to the list while nothing in it needs anybody: what went, what was given up. */
export function OutboxPlace() {
  const { t } = useTranslation('outbox')
  const format = useFormat()
  const { entries } = useOutbox()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p>{entries.length === 0 ? t('place.none') : t('place.text')}</p>
      {(entries.length > 0 || isOpen) && (
        <p>
          <Button onClick={() => setIsOpen(true)}>
            {t('place.show', { number: format.number(entries.length) })}
          </Button>
        </p>
      )}
      {isOpen && (
        <Suspense>
          <OutboxSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
