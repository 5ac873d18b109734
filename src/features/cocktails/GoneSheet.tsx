import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/EmptyState'
import { RecordSheetPlace } from '@/ui/recordTable/RecordSheetPlace'
import { Sheet } from '@/ui/Sheet'

/** The address names a mix that is not there. */
export function GoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cocktails')
  return (
    <RecordSheetPlace>
      <Sheet open modal={false} onClose={onClose} title={t('title')}>
        <EmptyState title={t('sheet.notFound')} />
      </Sheet>
    </RecordSheetPlace>
  )
}
