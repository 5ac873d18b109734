import { useTranslation } from 'react-i18next'
import { loginOf } from '@/domain/access'
import { addresses } from '@/domain/addresses'
import { useDoor } from '@/session/useDoor'
import { ButtonLink } from '@/ui/ButtonLink'
import { Notice } from '@/ui/Notice'
import { TextLink } from '@/ui/TextLink'

/** A password cannot be set without the token of a mail (spec §5). */
export function InvalidLink() {
  const { t } = useTranslation('auth')
  const door = useDoor()
  return (
    <>
      <Notice tone="error">{t('reset.invalidToken')}</Notice>
      <p>{t('reset.askAgain')}</p>
      <ButtonLink layout="primary" wide to={addresses.forgotPassword({ door })}>
        {t('recovery.submit')}
      </ButtonLink>
      <div>
        <TextLink to={loginOf(door)}>{t('backToLogIn')}</TextLink>
      </div>
    </>
  )
}
