import { useTranslation } from 'react-i18next'
import { KitmanFixtures } from '@/features/kitman/KitmanFixtures'
import { OutsideFrame } from '@/features/outside-frame/OutsideFrame'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { PageHeader } from '@/ui/PageHeader'

/** What the kitman packs for: next kick-offs with pitch, surface and weather (F40). */
export function PlayerPage() {
  const { t } = useTranslation('player')
  return (
    <OutsideFrame languageLabel={t('language')}>
      <DocumentTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <KitmanFixtures />
    </OutsideFrame>
  )
}
