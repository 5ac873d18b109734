import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { loginOf, normalisePath } from '@/domain/access'
import { LanguageChoice } from '@/features/login/LanguageChoice'
import { LogInForm } from '@/features/login/LogInForm'
import { OtherLogIns } from '@/features/login/OtherLogIns'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { EntryFrame } from '@/ui/EntryFrame'

/** The three ways in; without a secure connection there is none (quality T22). */
export function LoginPage() {
  const { t } = useTranslation('auth')
  const { pathname } = useLocation()
  const area = areaOfLogIn(pathname)
  const secure = !isInsecure()
  const title = secure ? t(`door.${area}`) : t('insecure.title', { ns: 'common' })
  return (
    <EntryFrame
      title={secure && area === 'staff' ? t('login.title') : title}
      claim={t(`claim.${area}`)}
      corner={<LanguageChoice />}
      foot={secure && <OtherLogIns area={area} />}
    >
      <DocumentTitle title={title} />
      {secure ? <LogInForm area={area} /> : <p>{t('insecure.text', { ns: 'common' })}</p>}
    </EntryFrame>
  )
}

/** Browsers that do not say count as secure. */
const isInsecure = (): boolean => (window as { isSecureContext?: boolean }).isSecureContext === false

function areaOfLogIn(path: string): 'staff' | 'coach' | 'player' {
  const plain = normalisePath(path)
  return plain === loginOf('coach') ? 'coach' : plain === loginOf('player') ? 'player' : 'staff'
}
