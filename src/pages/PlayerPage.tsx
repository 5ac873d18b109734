import { useTranslation } from 'react-i18next'
import { KitmanFixtures } from '@/features/kitman/KitmanFixtures'
import { OutboxMark } from '@/features/outbox/OutboxMark'
import { StudRulesButton } from '@/features/kitman/StudRulesButton'
import { OutsideFrame } from '@/features/outside-frame/OutsideFrame'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { lazyPart } from '@/ui/lazyPart'
import { PageHeader } from '@/ui/PageHeader'

const OutsideSettings = lazyPart(
  () => import('@/features/settings/OutsideSettings'),
  'OutsideSettings',
  'settings',
)

/** What the kitman packs for: next kick-offs with pitch, surface, studs and weather (F40, B15). */
export function PlayerPage() {
  const { t } = useTranslation('player')
  return (
    <OutsideFrame languageLabel={t('language')} mark={<OutboxMark look="line" />} settings={settingsOf} wide>
      <DocumentTitle title={t('title')} />
      <PageHeader title={t('title')} actions={<StudRulesButton />} />
      <KitmanFixtures />
    </OutsideFrame>
  )
}

const settingsOf = (onClose: () => void) => <OutsideSettings onClose={onClose} />
