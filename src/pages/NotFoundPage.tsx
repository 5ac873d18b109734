import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { landingOf } from '@/domain/access'
import { addresses } from '@/domain/addresses'
import { selectSession } from '@/session/sessionSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { EntryFrame } from '@/ui/EntryFrame'

/** No such page, or not for this person: the way back to where they belong. */
export function NotFoundPage() {
  const { t } = useTranslation('auth')
  const session = useSelector(selectSession)
  const isIn = session.status === 'loggedIn'
  return (
    <EntryFrame title={t('notFound.title')} claim={t('claim.staff')}>
      <DocumentTitle title={t('notFound.title')} />
      <p>{t(isIn ? 'notFound.textIn' : 'notFound.text')}</p>
      <ButtonLink layout="primary" wide to={isIn ? landingOf(session.role) : addresses.login}>
        {t(isIn ? 'notFound.home' : 'notFound.logIn')}
      </ButtonLink>
    </EntryFrame>
  )
}
