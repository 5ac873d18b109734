import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { LeaveRange, LeaveStretch } from '@/domain/leave'
import { AnchoredPopover } from '@/ui/AnchoredPopover'
import { Avatar } from '@/ui/Avatar'
import { Sheet } from '@/ui/Sheet'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { type LeaveDecision, LeaveForm } from './LeaveForm'
import type { LeaveScene } from './leaveScene'
import { useLeaveActs } from './useLeaveActs'
import { useLeaveText } from './useLeaveText'

/** Days for which a kind of leave is to be chosen, and the cell they were chosen in. */
export type Asked = { range: LeaveRange; stretch: LeaveStretch | undefined; cell: HTMLElement }

type LeavePopoverProps = {
  asked: Asked
  name: string
  scene: LeaveScene
  onClose: () => void
  /** It was not written: what was chosen is asked about again, as it was left. */
  onRefused: (asked: Asked) => void
}

/** Beside the cell at a desk, a sheet on a phone: what kind of leave the chosen days are. */
export function LeavePopover({
  asked: { range, stretch, cell },
  name,
  scene,
  onClose,
  onRefused,
}: LeavePopoverProps) {
  const { t } = useTranslation('team')
  const text = useLeaveText()
  const isPhone = useIsPhone()
  const { act } = useLeaveActs()
  const decide = async (decision: LeaveDecision) => {
    onClose()
    const isDone = await act(decision.change, name, decision.range, decision.leaveType)
    if (!isDone && decision.leaveType !== null) onRefused({ range: decision.range, stretch, cell })
  }
  const form = (
    <LeaveForm scene={scene} range={range} stretch={stretch} onDecide={(decision) => void decide(decision)} />
  )
  if (isPhone)
    return (
      <Sheet open onClose={onClose} title={name} subtitle={text.range(range)}>
        {form}
      </Sheet>
    )
  return (
    <AnchoredPopover anchor={cell} label={t('form.title', { name })} onClose={onClose}>
      <Head>
        <Avatar name={name} decorative />
        <b>{name}</b>
        <span>{text.range(range)}</span>
      </Head>
      {form}
    </AnchoredPopover>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  margin-block-end: 12px;

  > b {
    font-weight: 600;
  }
  > span:last-child {
    inline-size: 100%;
    margin-block-start: 4px;
    color: ${token('ink-2')};
  }
`
