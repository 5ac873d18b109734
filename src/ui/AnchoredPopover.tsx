import styled from '@emotion/styled'
import { type ReactNode, useMemo, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { PopoverSurface } from './PopoverSurface'

type AnchoredPopoverProps = {
  /** What it stands beside; the focus returns to where it was. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: ReactNode
}

/** The second half of a double press comes sooner, and means what the first one opened. */
const DOUBLE_PRESS_MS = 500

/** A popover that is open while it is drawn, beside a place that is no button, such as a cell of a grid. */
export function AnchoredPopover({ anchor, label, onClose, children }: AnchoredPopoverProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor])
  const [opened] = useState(() => performance.now())
  return (
    <PopoverSurface
      triggerRef={trigger}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      shouldCloseOnInteractOutside={() => performance.now() - opened > DOUBLE_PRESS_MS}
      placement="bottom start"
    >
      <Body aria-label={label}>{children}</Body>
    </PopoverSurface>
  )
}

const Body = styled(Dialog)`
  padding: 16px;
  outline: none;
  overflow: auto;
`
