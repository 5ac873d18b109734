import { useTranslation } from 'react-i18next'
import { useWaiting } from '@/outbox/useOutbox'
import { Notice } from '@/ui/Notice'
import type { EntryWords } from './useEntryWords'
import { useIsOnline } from '@/ui/useIsOnline'

/** Some browsers clear what a page keeps after seven days without a visit: a warning comes well before (quality O14). */
const OLD_MS = 3 * 24 * 3_600_000

/** What threatens entries that are not sent. */
export function OutboxNotices({ now, words }: { now: Date; words: EntryWords }) {
  const { t } = useTranslation('outbox')
  const { waiting, oldestAt, storage } = useWaiting()
  const isOnline = useIsOnline()
  const isOld = oldestAt !== undefined && now.getTime() - oldestAt > OLD_MS
  return (
    <>
      {storage === 'none' && <Notice tone="warning">{t('notice.none')}</Notice>}
      {storage === 'full' && <Notice tone="error">{t('notice.full')}</Notice>}
      {isOld && <Notice tone="warning">{t('notice.old', { day: words.since(oldestAt) })}</Notice>}
      {!isOnline && waiting > 0 && storage !== 'none' && <Notice tone="info">{t('offline')}</Notice>}
    </>
  )
}
