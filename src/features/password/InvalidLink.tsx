import { useTranslation } from 'react-i18next'
import { addresses } from '@/domain/addresses'
import { ButtonLink } from '@/ui/ButtonLink'
import { Notice } from '@/ui/Notice'
import { TextLink } from '@/ui/TextLink'

/** A password cannot be set without the token of a mail (spec §5). */
export function InvalidLink() {
  const { t } = useTranslation('auth')
  return (
    <>
      <Notice tone="error">{t('reset.invalidToken')}</Notice>
      <p>{t('reset.askAgain')}</p>
      <ButtonLink layout="primary" wide to={addresses.forgotPassword}>
        {t('recovery.submit')}
      </ButtonLink>
      <div>
        <TextLink to={addresses.login}>{t('backToLogIn')}</TextLink>
      </div>
    </>
  )
}
