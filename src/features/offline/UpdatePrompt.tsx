import styled from '@emotion/styled'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { newVersion, onNewVersion, setNewVersion } from '@/lib/newVersion'
import { isAnythingUnsaved } from '@/lib/unsaved'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { touch } from '@/ui/media'
import { token } from '@/ui/tokens'

/** Offers a new version of the application; it is never taken over what somebody is writing (quality U4). */
export function UpdatePrompt() {
  const { t } = useTranslation('offline')
  const [held, setHeld] = useState(false)
  const version = useSyncExternalStore(onNewVersion, newVersion)
  const reload = () => {
    if (isAnythingUnsaved()) setHeld(true)
    else version?.take()
  }
  return (
    <div role="status">
      {version && (
        <Bar>
          <Glyph name="info" size={16} />
          <p>{t(held ? 'update.unsaved' : 'update.ready')}</p>
          <Button size="small" onClick={reload}>
            {t('update.reload')}
          </Button>
          <Button size="small" layout="plain" onClick={() => setNewVersion(undefined)}>
            {t('update.later')}
          </Button>
        </Bar>
      )}
    </div>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 8px 16px;
  padding-block-start: calc(8px + env(safe-area-inset-top));
  border-block-end: 1px solid ${token('line')};
  background: ${token('mint')};
  color: ${token('ink')};
  font: 500 ${token('t-14')} ${token('font')};

  > svg {
    flex: none;
    color: ${token('green-deep')};
  }
  > p {
    flex: 1 1 200px;
  }
  ${touch} {
    > button {
      min-block-size: 48px;
    }
  }
  @media print {
    display: none;
  }
`
