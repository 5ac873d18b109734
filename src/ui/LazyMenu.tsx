import { cloneElement, type ComponentProps, type ReactElement, Suspense } from 'react'
import { lazyPart, useAsked } from './lazyPart'
import type { Menu } from './Menu'

const Opened = lazyPart(() => import('./Menu'), 'Menu')

type LazyMenuProps = Omit<ComponentProps<typeof Menu>, 'trigger' | 'defaultOpen'> & {
  /** A native control or one of ours that passes its props on. */
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'menu' }>
}

/** A `Menu` that comes when it is first pressed: a page that has menus need not wait for them. */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps) {
  const [isAsked, ask] = useAsked()
  const closed = cloneElement(trigger, { onClick: ask, 'aria-haspopup': 'menu' })
  return (
    <Suspense fallback={closed}>
      {isAsked ? <Opened {...menu} trigger={trigger} defaultOpen /> : closed}
    </Suspense>
  )
}
