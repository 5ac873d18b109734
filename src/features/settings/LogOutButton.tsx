import { useTranslation } from 'react-i18next'
import { useLogOut } from '@/session/useLogOut'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'

/** Ends the session on this device. */
export function LogOutButton() {
  const { t } = useTranslation('common')
  const logOut = useLogOut()
  return (
    <Button onClick={logOut}>
      <Icon name="logOut" size={16} />
      {t('nav.logOut')}
    </Button>
  )
}
