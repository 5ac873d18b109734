import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { PackPart } from '@/domain/evidence/packSetup'
import { useFormat } from '@/i18n/format'
import { ProgressLine } from '@/ui/ProgressLine'
import { token } from '@/ui/tokens'

type PackRunProps = {
  share: number
  step: 'collecting' | 'writing'
  part: PackPart | null
  partName: (part: PackPart) => string
}

/** How far the pack is. */
export function PackRun({ share, step, part, partName }: PackRunProps) {
  const { t } = useTranslation('evidence')
  const format = useFormat()
  const doing =
    part === null
      ? step === 'collecting'
        ? t('pack.starting')
        : t('pack.packing')
      : step === 'collecting'
        ? t('pack.collecting', { part: partName(part) })
        : t('pack.writing', { part: partName(part) })
  return (
    <Frame>
      <p aria-live="polite">{doing}</p>
      <ProgressLine value={share} label={t('pack.progress')} />
      <Quiet>
        <span>{format.quantity(share * 100, 'percent')}</span> <span>{t('pack.goOn')}</span>
      </Quiet>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: 12px;
  padding-block: 8px;
`
const Quiet = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
