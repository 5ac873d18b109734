import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Sheet } from '@/ui/Sheet'

/** An address that leads to a machine that is no longer there. */
export function GoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('equipment')
  return (
    <Sheet open onClose={onClose} title={t('title')}>
      <EmptyState
        title={t('sheet.gone')}
        text={t('sheet.goneText')}
        action={<Button onClick={onClose}>{t('sheet.close')}</Button>}
      />
    </Sheet>
  )
}
