import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '@/features/login/LanguageChoice'
import { InvalidLink } from '@/features/password/InvalidLink'
import { NewPasswordForm } from '@/features/password/NewPasswordForm'
import { useResetLink } from '@/features/password/useResetLink'
import { useDoor } from '@/session/useDoor'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { EntryFrame } from '@/ui/EntryFrame'

/** Where the mail's link leads: a new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const door = useDoor()
  const link = useResetLink()
  return (
    <EntryFrame title={t('reset.title')} claim={t(`claim.${door}`)} corner={<LanguageChoice />}>
      <DocumentTitle title={t('reset.title')} />
      {link ? <NewPasswordForm link={link} submitLabel={t('reset.submit')} /> : <InvalidLink />}
    </EntryFrame>
  )
}
