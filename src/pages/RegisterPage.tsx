import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { loginOf } from '@/domain/access'
import { LanguageChoice } from '@/features/login/LanguageChoice'
import { NewPasswordForm } from '@/features/password/NewPasswordForm'
import { useResetLink } from '@/features/password/useResetLink'
import { TermsText } from '@/features/terms/TermsText'
import { useDoor } from '@/session/useDoor'
import { ButtonLink } from '@/ui/ButtonLink'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { EntryFrame } from '@/ui/EntryFrame'
import { token } from '@/ui/tokens'

/** An invitation: the first password, and the terms. Without one it says how to get one. */
export function RegisterPage() {
  const { t } = useTranslation('auth')
  const door = useDoor()
  const link = useResetLink()
  return (
    <EntryFrame title={t('register.title')} claim={t(`claim.${door}`)} corner={<LanguageChoice />}>
      <DocumentTitle title={t('register.title')} />
      {link ? (
        <>
          <p>{t('register.text')}</p>
          <NewPasswordForm
            link={link}
            submitLabel={t('register.submit')}
            terms={
              <Terms>
                <summary>{t('register.readTerms')}</summary>
                <TermsText heading="h2" />
              </Terms>
            }
          />
        </>
      ) : (
        <>
          <p>{t('register.invitation')}</p>
          <p>{t('register.lost')}</p>
          <ButtonLink layout="primary" wide to={loginOf(door)}>
            {t('backToLogIn')}
          </ButtonLink>
        </>
      )}
    </EntryFrame>
  )
}

const Terms = styled.details`
  > summary {
    padding-block: 10px;
    font-weight: 600;
    color: ${token('green-deep')};
    cursor: pointer;
  }
  > div {
    max-block-size: 320px;
    padding: 12px;
    overflow: auto;
    border: 1px solid ${token('line')};
    border-radius: ${token('r-ctl')};
  }
`
