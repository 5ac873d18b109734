import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { LanguageChoice } from '@/features/login/LanguageChoice'
import { RecoveryForm } from '@/features/password/RecoveryForm'
import { useDoor } from '@/session/useDoor'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { EntryFrame } from '@/ui/EntryFrame'

/** /forgot-password from the login page, /password-recovery from a mail or a bookmark. */
export function PasswordRecoveryPage() {
  const { t } = useTranslation('auth')
  const door = useDoor()
  const [search] = useSearchParams()
  return (
    <EntryFrame title={t('recovery.title')} claim={t(`claim.${door}`)} corner={<LanguageChoice />}>
      <DocumentTitle title={t('recovery.title')} />
      <RecoveryForm email={search.get('email') ?? ''} />
    </EntryFrame>
  )
}
