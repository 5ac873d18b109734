import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'

const StudRules = lazyPart(() => import('./StudRules'), 'StudRules')

/** Opens the table of stud types, which comes when it is asked for. */
export function StudRulesButton() {
  const { t } = useTranslation('player')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Large layout="plain" onClick={() => setOpen(true)}>
        {t('rules.open')}
      </Large>
      {isOpen && (
        <Suspense fallback={null}>
          <StudRules onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Large = styled(Button)`
  min-block-size: 48px;
  font-size: 1rem;

  @media print {
    display: none;
  }
`
