import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useAcceptTermsMutation } from '@/api/identity'
import { useLogOut } from '@/session/useLogOut'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { useProblemText } from '@/ui/useProblemText'
import { TermsText } from './TermsText'

/** Before anything else can be used, the terms: accept, or leave. Whoever draws it takes it away once they are accepted. */
export function TermsDialog() {
  const { t } = useTranslation('auth')
  const problemText = useProblemText()
  const logOut = useLogOut()
  const [accept, { isLoading, isSuccess, error }] = useAcceptTermsMutation()
  return (
    <Dialog
      open={!isSuccess}
      locked
      onClose={stay}
      title={t('terms.title')}
      footer={
        <>
          <Button layout="primary" busy={isLoading} onClick={() => void accept()}>
            {t('terms.accept')}
          </Button>
          <Button onClick={logOut}>{t('nav.logOut', { ns: 'common' })}</Button>
        </>
      }
    >
      <Words>
        <p>{t('terms.intro')}</p>
        <TermsText heading="h3" />
        {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
      </Words>
    </Dialog>
  )
}

const stay = (): void => {}

const Words = styled.div`
  display: grid;
  gap: 16px;
`
