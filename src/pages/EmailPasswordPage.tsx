import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { loginOf } from '@/domain/access'
import { addresses } from '@/domain/addresses'
import { LanguageChoice } from '@/features/login/LanguageChoice'
import { Mailbox } from '@/features/password/Mailbox'
import { useDoor } from '@/session/useDoor'
import { ButtonLink } from '@/ui/ButtonLink'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { EntryFrame } from '@/ui/EntryFrame'
import { TextLink } from '@/ui/TextLink'

/** "Look in your mailbox", after a link to set a new password was asked for. */
export function EmailPasswordPage() {
  const { t } = useTranslation('auth')
  const door = useDoor()
  const [search] = useSearchParams()
  const email = search.get('email')?.trim()
  return (
    <EntryFrame title={t('mailbox.title')} claim={t(`claim.${door}`)} corner={<LanguageChoice />}>
      <DocumentTitle title={t('mailbox.title')} />
      {email ? (
        <Mailbox email={email} />
      ) : (
        <>
          <p>{t('mailbox.unknown')}</p>
          <ButtonLink layout="primary" wide to={addresses.forgotPassword({ door })}>
            {t('recovery.submit')}
          </ButtonLink>
          <div>
            <TextLink to={loginOf(door)}>{t('backToLogIn')}</TextLink>
          </div>
        </>
      )}
    </EntryFrame>
  )
}
