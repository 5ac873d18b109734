import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery } from '@/api/localData'
import { isAboveMaximum, isBelowLeast } from '@/domain/rateLimit'
import type { Supply } from '@/domain/supply'
import { ownValue } from '@/lib/ownValue'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { token } from '@/ui/tokens'
import type { LineDraft } from './cocktailDraft'
import { LineRate } from './LineRate'
import { ReorderGrip } from './ReorderGrip'
import { useMixText } from './useMixText'

type LineRowProps = {
  line: LineDraft
  at: number
  count: number
  /** Undefined until they have come. */
  supplies: readonly Supply[] | undefined
  isRepeated: boolean
  isWrong: boolean
  onMove: (from: number, to: number) => void
  /** Null takes it out. */
  onChange: (line: LineDraft | null) => void
  /** What else is asked of the product. */
  children?: ReactNode
}

/** One product of a mix: its place, its rate, and what is to be looked at. */
export function LineRow({
  line,
  at,
  count,
  supplies,
  isRepeated,
  isWrong,
  onMove,
  onChange,
  children,
}: LineRowProps) {
  const { t } = useTranslation('cocktails')
  const text = useMixText(supplies)
  const [isHeld, setHeld] = useState(false)
  const supply = supplies?.find(({ id }) => id === line.supplyId)
  const name = text.name(line.supplyId)
  const isGone = supplies !== undefined && supply === undefined
  const most = supply?.maximumRate && text.rate(supply.maximumRate)
  const { data: local } = useGetLocalDataQuery()
  const leastRate = ownValue(local?.productLabels, line.supplyId)?.leastRate
  const rate = line.rate === null ? undefined : { rate: line.rate, rateUnit: line.rateUnit }
  const isTooMuch = supply !== undefined && rate !== undefined && isAboveMaximum(rate, supply) === true
  const isTooLittle =
    supply !== undefined && rate !== undefined && isBelowLeast(rate, leastRate, supply) === true
  const doubts = [
    ...(isTooLittle && leastRate ? [t('lines.tooLittle', { rate: text.rate(leastRate) })] : []),
    ...(isTooMuch && most ? [t('lines.tooMuch', { rate: most })] : []),
    ...(isRepeated ? [t('lines.twice')] : []),
    ...(isGone ? [t('lines.goneText')] : []),
  ]
  return (
    <Row data-held={isHeld || undefined}>
      <ReorderGrip
        label={t('lines.move', { name, at: at + 1, count })}
        help={t('lines.moveHelp')}
        at={at}
        onMove={onMove}
        onHold={setHeld}
      />
      <Content>
        <Head>
          <Name data-gone={isGone || undefined}>
            <bdi>{name}</bdi>
          </Name>
          <IconButton size="small" label={t('lines.remove', { name })} onClick={() => onChange(null)}>
            <Icon name="x" size={16} />
          </IconButton>
        </Head>
        <LineRate
          line={line}
          name={name}
          error={isWrong ? t('sheet.rateWrong') : undefined}
          onChange={onChange}
        />
        {most && !isTooMuch && <Hint>{t('lines.atMost', { rate: most })}</Hint>}
        {doubts.map((doubt) => (
          <Doubt key={doubt}>
            <Glyph name="warning" size={14} />
            {doubt}
          </Doubt>
        ))}
        {supply && children}
      </Content>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px;
  padding-block: 8px 12px;
  border-block-end: 1px solid ${token('line')};

  &[data-held] {
    background: ${token('mint')};
  }
`
const Content = styled.div`
  display: grid;
  gap: 6px;
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`
const Name = styled.span`
  font-weight: 500;
  overflow-wrap: anywhere;

  &[data-gone] {
    color: ${token('red')};
  }
`
const Hint = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Doubt = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('red')};

  > svg {
    flex: none;
  }
`
