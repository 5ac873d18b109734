import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/Icon'
import { token } from '@/ui/tokens'

/** Says that the device has no network; politely, and once (quality T3 of section 3). */
export function OfflineNote() {
  const { t } = useTranslation('common')
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <Line>
          <Icon name="cloudOff" size={16} />
          {t('offline.now')}
        </Line>
      )}
    </div>
  )
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 4px 16px;
  background: ${token('amber-tint')};
  color: ${token('amber-deep')};
  font: 500 ${token('t-12')} ${token('font')};
`
