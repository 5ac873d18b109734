import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { FloatingBar } from '@/ui/FloatingBar'
import { phone } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { ProgressLine } from '@/ui/ProgressLine'
import { token } from '@/ui/tokens'
import type { StockTake } from './useStockTake'

/** How far the count is, and the one press that saves it; stays in sight. */
export function TakeBar({ take, onStartOver }: { take: StockTake; onStartOver: () => void }) {
  const { t } = useTranslation('stock')
  const { counted, changed, progress, refused, hasUnreadable } = take
  if (counted === 0 && !hasUnreadable && !progress) return null
  return (
    <Bar role="region" aria-label={t('take.barLabel')}>
      {refused.size > 0 && <Notice tone="error">{t('take.refused', { count: refused.size })}</Notice>}
      {progress && (
        <ProgressLine
          value={progress.done / progress.of}
          label={t('take.saving', { done: progress.done, of: progress.of })}
        />
      )}
      <Line>
        <p>
          {t('take.counts', { count: counted, differ: changed })}
          {hasUnreadable && <Wrong>{t('take.unreadable')}</Wrong>}
        </p>
        <Button layout="plain" size="small" disabled={progress !== undefined} onClick={onStartOver}>
          {t('take.startOver')}
        </Button>
        <Button
          layout="primary"
          busy={progress !== undefined}
          disabled={changed === 0}
          onClick={() => void take.saveAll()}
        >
          {t('take.save', { count: changed })}
        </Button>
      </Line>
    </Bar>
  )
}

const Bar = styled(FloatingBar)`
  display: grid;
  min-inline-size: min(100%, 440px);

  ${phone} {
    inline-size: auto;
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 8px;

  > p {
    flex: 1 1 140px;
    font: 500 ${token('t-14')} ${token('font')};
  }
`
const Wrong = styled.span`
  display: block;
  color: ${token('red')};
`
