import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

type KeptOfferProps = {
  /** What it is, where that is not to be seen. */
  work?: string
  onRestore: () => void
  onDiscard: () => void
}

/** Input of an earlier visit that was not saved is offered, not forced. */
export function KeptOffer({ work, onRestore, onDiscard }: KeptOfferProps) {
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
      {work === undefined ? t('sheet.kept') : t('sheet.keptAway', { work: isolate(work) })}
    </Notice>
  )
}

/* One under the other: the sentence keeps its room on a phone. */
const Choices = styled.span`
  display: grid;
  justify-items: stretch;
  gap: 4px;
`
