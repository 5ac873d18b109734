import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { token } from '@/ui/tokens'

/** What nobody recorded, in words: a gap is not a zero. `text` where the words say of what. */
export function Missing({ text }: { text?: string }) {
  const { t } = useTranslation('report')
  return <Quiet>{text ?? t('missing')}</Quiet>
}

const Quiet = styled.span`
  color: ${token('amber-deep')};
`
