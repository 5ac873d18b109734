import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { Button } from '@/ui/Button'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Sheet } from '@/ui/Sheet'
import { showToast } from '@/ui/toasts'
import { token } from '@/ui/tokens'
import { type CardText, useCardText } from './useCardText'
import type { KickOff } from './useKickOff'
import { WallCard } from './WallCard'

const PAPERS = ['A5', 'A4'] as const
type Paper = (typeof PAPERS)[number]

type WallCardDialogProps = {
  session: Activity
  team: string | undefined
  kickOff: KickOff
  now: Date
  onClose: () => void
}

/** The card as it comes out of the printer, to be printed, sent or copied. */
export function WallCardDialog({ session, team, kickOff, now, onClose }: WallCardDialogProps) {
  const { t } = useTranslation('player')
  const [paper, setPaper] = useState<Paper>('A5')
  const { card, lines } = useCardText(session, team, kickOff, now)
  const text = lines.join('\n')
  const canShare = 'share' in navigator
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ tone: 'done', text: t('card.copied') })
    } catch {
      showToast({ tone: 'error', text: t('card.copyFailed') })
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: card.name, text })
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast({ tone: 'error', text: t('card.shareFailed') })
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('card.title')}
      footer={
        <Acts>
          <Button layout="primary" onClick={() => window.print()}>
            {t('card.print')}
          </Button>
          {canShare && <Button onClick={() => void share()}>{t('card.share')}</Button>}
          <Button onClick={() => void copy()}>{t('card.copy')}</Button>
        </Acts>
      }
    >
      <Body>
        <SegmentedControl
          label={t('card.paper')}
          wide
          options={PAPERS.map((id) => ({ id, label: id }))}
          value={paper}
          onChange={setPaper}
        />
        <Picture data-theme="light">
          <WallCard card={card} />
        </Picture>
      </Body>
      <OnPaper card={card} paper={paper} />
    </Sheet>
  )
}

/** The card alone on the paper, never on screen; the browser's own command prints it too. */
function OnPaper({ card, paper }: { card: CardText; paper: Paper }) {
  return createPortal(
    <>
      <Global styles={paper === 'A5' ? alone('A5', '10mm') : alone('A4', '14mm')} />
      <Print data-wall-card="" aria-hidden>
        <WallCard card={card} />
      </Print>
    </>,
    document.body,
  )
}

const alone = (size: Paper, margin: string) => css`
  @media print {
    body > :not([data-wall-card]) {
      display: none !important;
    }
    @page {
      size: ${size};
      margin: ${margin};
    }
  }
`
const Print = styled.div`
  display: none;

  @media print {
    display: block;
  }
`
const Body = styled.div`
  display: grid;
  gap: 16px;

  label {
    min-block-size: 48px;
  }
`
const Picture = styled.div`
  padding: 16px;
  border: 1px solid ${token('line')};
  background: ${token('paper')};
`
const Acts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: 8px;
  inline-size: 100%;

  > button {
    min-block-size: 48px;
    white-space: normal;
  }
`
