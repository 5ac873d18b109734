import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery } from '@/api/localData'
import { packOf, stepByPack } from '@/domain/packStep'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { stockAmount } from '@/i18n/stockText'
import { ownValue } from '@/lib/ownValue'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { token } from '@/ui/tokens'

type PackStepsProps = {
  supply: Supply
  /** In the supply's unit. */
  quantity: number | undefined
  onChange: (quantity: number) => void
  /** The number itself, between the two. */
  children: ReactNode
}

/** One pack fewer, one pack more: large enough for a glove, beside the number of a delivery. */
export function PackSteps({ supply, quantity, onChange, children }: PackStepsProps) {
  const { t } = useTranslation('work')
  const format = useFormat()
  const { data: local } = useGetLocalDataQuery()
  const sizes = (ownValue(local?.packSizes, supply.id) ?? []).map(({ size }) => size)
  const here = quantity !== undefined && Number.isFinite(quantity) ? quantity : 0
  const words = { name: supply.name, amount: stockAmount(packOf(sizes), supply.action.unit, format) }
  return (
    <Steps>
      <button
        type="button"
        aria-label={t('sheet.packLess', words)}
        disabled={here <= 0}
        onClick={() => onChange(stepByPack(here, -1, sizes))}
      >
        <Glyph name="minus" size={24} />
      </button>
      {children}
      <button
        type="button"
        aria-label={t('sheet.packMore', words)}
        onClick={() => onChange(stepByPack(here, 1, sizes))}
      >
        <Icon name="plus" size={24} />
      </button>
    </Steps>
  )
}

const Steps = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 56px;
  gap: 8px;
  align-items: center;

  && input {
    min-block-size: 46px;
    text-align: center;
    font-size: 1.125rem;
  }
  > button {
    display: grid;
    place-items: center;
    block-size: 48px;
    border: 1.5px solid ${token('line')};
    border-radius: ${token('r-ctl')};
    color: ${token('ink')};

    &:disabled {
      color: ${token('ink-2')};
      opacity: 0.5;
    }
  }
`
