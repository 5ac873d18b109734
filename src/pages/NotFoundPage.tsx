import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { landingOf, loginOf } from '@/domain/access'
import { selectSession } from '@/session/sessionSlice'
import { useDoor } from '@/session/useDoor'
import { ButtonLink } from '@/ui/ButtonLink'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { EntryFrame } from '@/ui/EntryFrame'

/** No such page, or not for this person: the way back to where they belong. */
export function NotFoundPage() {
  const { t } = useTranslation('auth')
  const door = useDoor()
  const session = useSelector(selectSession)
  const isIn = session.status === 'loggedIn'
  return (
    <EntryFrame title={t('notFound.title')} claim={t(`claim.${door}`)}>
      <DocumentTitle title={t('notFound.title')} />
      <p>{t(isIn ? 'notFound.textIn' : 'notFound.text')}</p>
      <ButtonLink layout="primary" wide to={isIn ? landingOf(session.role) : loginOf(door)}>
        {t(isIn ? 'notFound.home' : 'notFound.logIn')}
      </ButtonLink>
    </EntryFrame>
  )
}
