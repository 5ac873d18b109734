import { useTranslation } from 'react-i18next'
import { useWaiting } from '@/outbox/useOutbox'
import { Notice } from '@/ui/Notice'
import { isOld } from './oldEntries'
import type { EntryWords } from './useEntryWords'
import { useIsOnline } from '@/ui/useIsOnline'

/** What threatens entries that are not sent. */
export function OutboxNotices({ now, words }: { now: Date; words: EntryWords }) {
  const { t } = useTranslation('outbox')
  const { waiting, oldestAt, storage } = useWaiting()
  const isOnline = useIsOnline()
  return (
    <>
      {storage === 'none' && <Notice tone="warning">{t('notice.none')}</Notice>}
      {storage === 'full' && <Notice tone="error">{t('notice.full')}</Notice>}
      {isOld(oldestAt, now) && (
        <Notice tone="warning">{t('notice.old', { day: words.since(oldestAt) })}</Notice>
      )}
      {!isOnline && waiting > 0 && storage !== 'none' && <Notice tone="info">{t('offline')}</Notice>}
    </>
  )
}
