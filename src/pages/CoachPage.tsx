import { useTranslation } from 'react-i18next'
import { CoachSessions } from '@/features/coach/CoachSessions'
import { CoachTeams } from '@/features/coach/CoachTeams'
import { OutboxMark } from '@/features/outbox/OutboxMark'
import { OutsideFrame } from '@/features/outside-frame/OutsideFrame'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { lazyPart } from '@/ui/lazyPart'
import { PageHeader } from '@/ui/PageHeader'

const OutsideSettings = lazyPart(
  () => import('@/features/settings/OutsideSettings'),
  'OutsideSettings',
  'settings',
)

/** A coach's teams: next session, the week, and feedback on what was (F39). */
export function CoachPage() {
  const { t } = useTranslation('coach')
  return (
    <OutsideFrame languageLabel={t('language')} mark={<OutboxMark look="line" />} settings={settingsOf}>
      <DocumentTitle title={t('title')} />
      <PageHeader title={t('title')} aside={<CoachTeams />} />
      <CoachSessions />
    </OutsideFrame>
  )
}

const settingsOf = (onClose: () => void) => <OutsideSettings onClose={onClose} />
