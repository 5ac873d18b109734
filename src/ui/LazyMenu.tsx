import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  startTransition,
  Suspense,
  useState,
} from 'react'
import { lazyPart } from './lazyPart'
import type { Menu } from './Menu'

const Opened = lazyPart(() => import('./Menu'), 'Menu')

type LazyMenuProps = Omit<ComponentProps<typeof Menu>, 'trigger' | 'defaultOpen'> & {
  /** A native control or one of ours that passes its props on. */
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'menu' }>
}

/** A `Menu` that comes when it is first pressed: a page that has menus need not wait for them. */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps) {
  const [isAsked, setAsked] = useState(false)
  // Until it is there, what was pressed stays, and with it the focus.
  const ask = () => startTransition(() => setAsked(true))
  const closed = cloneElement(trigger, { onClick: ask, 'aria-haspopup': 'menu' })
  return (
    <Suspense fallback={closed}>
      {isAsked ? <Opened {...menu} trigger={trigger} defaultOpen /> : closed}
    </Suspense>
  )
}
