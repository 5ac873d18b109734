import { useTranslation } from 'react-i18next'
import { TvBoard } from '@/features/tv-board/TvBoard'
import { DocumentTitle } from '@/ui/DocumentTitle'

/** /dashboard/calendar?view=tv: the board for the wall. */
export function TvPage() {
  const { t } = useTranslation('tv')
  return (
    <>
      <DocumentTitle title={t('title')} />
      <TvBoard />
    </>
  )
}
