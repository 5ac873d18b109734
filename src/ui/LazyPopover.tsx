import { cloneElement, type ComponentProps, type ReactElement, Suspense } from 'react'
import { lazyPart, useAsked } from './lazyPart'
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
  const [isAsked, ask] = useAsked()
  const closed = cloneElement(trigger, { onClick: ask, 'aria-haspopup': 'dialog' })
  return (
    <Suspense fallback={closed}>
      {isAsked ? <Opened {...popover} trigger={trigger} defaultOpen /> : closed}
    </Suspense>
  )
}
