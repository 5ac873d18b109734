import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { token } from '@/ui/tokens'

/** What nobody recorded, in words: a gap is not a zero. */
export function Missing() {
  const { t } = useTranslation('report')
  return <Quiet>{t('missing')}</Quiet>
}

const Quiet = styled.span`
  color: ${token('amber-deep')};
`
