import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

type KeptOfferProps = { onRestore: () => void; onDiscard: () => void }

/** Input of an earlier visit that was not saved is offered, not forced. */
export function KeptOffer({ onRestore, onDiscard }: KeptOfferProps) {
  const { t } = useTranslation('work')
  return (
    <Notice
      tone="info"
      action={
        <Choices>
          <Button size="small" onClick={onRestore}>
            {t('sheet.restore')}
          </Button>
          <Button size="small" layout="plain" onClick={onDiscard}>
            {t('sheet.discard')}
          </Button>
        </Choices>
      }
    >
      {t('sheet.kept')}
    </Notice>
  )
}

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
