import { cloneElement, type ComponentProps, type ReactElement, Suspense, useState } from 'react'
import { lazyPart } from './lazyPart'
import type { Menu } from './Menu'

const Opened = lazyPart(() => import('./Menu'), 'Menu')

type LazyMenuProps = Omit<ComponentProps<typeof Menu>, 'trigger' | 'defaultOpen'> & {
  /** A native control or one of ours that passes its props on. */
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'menu' }>
}

/** A `Menu` that comes when it is first pressed: a page that has menus need not wait for them. */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps) {
  const [asked, setAsked] = useState(false)
  const closed = cloneElement(trigger, { onClick: () => setAsked(true), 'aria-haspopup': 'menu' })
  if (!asked) return closed
  return (
    <Suspense fallback={closed}>
      <Opened {...menu} trigger={trigger} defaultOpen />
    </Suspense>
  )
}
