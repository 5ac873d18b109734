import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { token } from '@/ui/tokens'

/** What people agree to, in plain words. */
export function TermsText({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('auth')
  return (
    <Text>
      {PARTS.map((part) => (
        <div key={part}>
          <Heading>{t(`terms.${part}.title`)}</Heading>
          <p>{t(`terms.${part}.text`)}</p>
        </div>
      ))}
    </Text>
  )
}

const PARTS = ['service', 'judgement', 'account', 'data', 'browser', 'changes'] as const

const Text = styled.div`
  display: grid;
  gap: 16px;

  :is(h2, h3) {
    font: inherit;
    font-weight: 600;
  }
  p {
    color: ${token('ink-2')};
  }
`
