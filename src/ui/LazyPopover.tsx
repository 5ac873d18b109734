import { cloneElement, type ComponentProps, type ReactElement, Suspense, useState } from 'react'
import { lazyPart } from './lazyPart'
import type { Popover } from './Popover'

const Opened = lazyPart(() => import('./Popover'), 'Popover')

type LazyPopoverProps = Omit<
  ComponentProps<typeof Popover>,
  'trigger' | 'defaultOpen' | 'open' | 'onOpenChange'
> & {
  /** A native control or one of ours that passes its props on. */
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'dialog' }>
}

/** A `Popover` that comes when it is first pressed. */
export function LazyPopover({ trigger, ...popover }: LazyPopoverProps) {
  const [asked, setAsked] = useState(false)
  const closed = cloneElement(trigger, { onClick: () => setAsked(true), 'aria-haspopup': 'dialog' })
  if (!asked) return closed
  return (
    <Suspense fallback={closed}>
      <Opened {...popover} trigger={trigger} defaultOpen />
    </Suspense>
  )
}
