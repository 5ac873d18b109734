import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/EmptyState'
import { SheetFrame } from './SheetFrame'

/** In place of work that is not there. */
export function NotFound({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('work')
  return (
    <SheetFrame title={t('sheet.edit')} onClose={onClose}>
      <EmptyState title={t('sheet.notFound')} />
    </SheetFrame>
  )
}
