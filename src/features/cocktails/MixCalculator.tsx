import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flushSync } from 'react-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Id } from '@/domain/wire'
import { withParts } from '@/lib/searchParts'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { phone } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { token } from '@/ui/tokens'
import { ToolIcon } from '@/ui/ToolIcon'
import { useSearchChange } from '@/ui/useSearchChange'
import { CalculatorFields } from './CalculatorFields'
import { FeedNotices } from './FeedNotices'
import { MixCard } from './MixCard'
import { MixResult } from './MixResult'
import { useCalculator } from './useCalculator'
import type { MixGround } from './useMixGround'
import { useMixWarnings } from './useMixWarnings'

type MixCalculatorProps = { ground: MixGround; mixId: Id | undefined; onClose: () => void }

/** Area times rate: what a mix comes to. What comes of it opens the work sheet, filled, or goes on paper. */
export function MixCalculator({ ground, mixId, onClose }: MixCalculatorProps) {
  const { t } = useTranslation('cocktails')
  const changeSearch = useSearchChange()
  const calculator = useCalculator(ground, mixId)
  const { mix, method, pitch, hectares, waterRate, tankSize, day, sectionIds, uses } = calculator
  const warnings = useMixWarnings(mix, pitch, day, ground)
  const [isPrinting, setPrinting] = useState(false)
  const isSpray = method === 'spray'
  const isReady = mix.lines.length > 0 && hectares > 0
  const canPlan = isReady && !ground.readOnly && (!isSpray || waterRate > 0)

  const plan = () => {
    onClose()
    const rounded = (value: number) => Math.round(value * 10_000) / 10_000
    // The work takes the place of the mix.
    changeSearch((present) =>
      withWorkSheet(withParts(present, { item: null }), {
        kind: 'new',
        type: isSpray ? 'spraying' : 'spreading',
        pitchId: pitch?.id,
        day,
        sectionIds,
        area: isSpray || calculator.isOwnArea ? rounded(hectares) : undefined,
        tankSize: tankSize > 0 ? rounded(tankSize) : undefined,
        waterRate: waterRate > 0 ? rounded(waterRate) : undefined,
        products: uses.map((use) => ({ ...use, rate: rounded(use.rate) })),
      }),
    )
  }
  const print = () => {
    addEventListener('afterprint', () => setPrinting(false), { once: true })
    flushSync(() => setPrinting(true))
    window.print()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('calculator.title')}
      size="large"
      footer={
        isReady && (
          <>
            {canPlan && (
              <Button layout="primary" onClick={plan}>
                {t(isSpray ? 'calculator.planSpraying' : 'calculator.planSpreading')}
              </Button>
            )}
            <Button onClick={print}>
              <ToolIcon name="printer" size={16} />
              {t('calculator.print')}
            </Button>
          </>
        )
      }
    >
      <Columns>
        <CalculatorFields calculator={calculator} ground={ground} />
        <Result>
          {mix.gone.length > 0 && (
            <Notice tone="warning">{t('calculator.goneProducts', { count: mix.gone.length })}</Notice>
          )}
          {isReady ? (
            <>
              <MixResult calculator={calculator} reserved={ground.reserved} />
              <FeedNotices warnings={warnings} />
              {isSpray && !mix.tanks && <Hint>{t('calculator.needTank')}</Hint>}
            </>
          ) : (
            <Hint>{t(mix.lines.length === 0 ? 'calculator.needProducts' : 'calculator.needArea')}</Hint>
          )}
        </Result>
      </Columns>
      {isPrinting && <MixCard calculator={calculator} ground={ground} />}
    </Dialog>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: 32px;
  align-items: start;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`
const Result = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
`
const Hint = styled.p`
  color: ${token('ink-2')};
`
