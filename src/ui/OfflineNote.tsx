import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { oldestKept, onAges } from '@/lib/keptAges'
import { Glyph } from './Glyph'
import { token } from './tokens'
import { useIsOnline } from './useIsOnline'
import { useMomentText } from './useMomentText'

/**
 * Says that the device has no network, or that the backend cannot be reached, and how old what is shown may be;
 * politely, and once (quality T3 of section 3).
 */
export function OfflineNote() {
  const { t } = useTranslation('common')
  const online = useIsOnline()
  const kept = useSyncExternalStore(onAges, oldestKept)
  const momentText = useMomentText()
  const words = () => {
    if (kept === undefined) return t('offline.now')
    return t(online ? 'offline.unreachable' : 'offline.nowKept', { time: momentText(kept) })
  }
  return (
    <div role="status">
      {(!online || kept !== undefined) && (
        <Line>
          <Glyph name="cloudOff" size={16} />
          {words()}
        </Line>
      )}
    </div>
  )
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

  @media print {
    display: none;
  }
`
