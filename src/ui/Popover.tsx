import styled from '@emotion/styled'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Pressable } from 'react-aria-components/Modal'
import { PopoverSurface } from './PopoverSurface'
import { useOpening } from './useOpening'

type PopoverProps = {
  /** A native control or one of ours that passes its props on. */
  trigger: ReactElement
  label: string
  /** A function gets what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: ComponentProps<typeof PopoverSurface>['placement']
  /** Open from the first: it was asked for before it was there. */
  defaultOpen?: boolean
  /** Opened from elsewhere too, such as by a key. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A small surface beside what opened it: an explanation, a filter. Escape or a press outside closes it. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  defaultOpen,
  open,
  onOpenChange,
}: PopoverProps) {
  const { trigger: opener, isReady, isOpen, setOpen } = useOpening(defaultOpen ?? open)
  return (
    <DialogTrigger
      isOpen={isReady && (open ?? isOpen)}
      onOpenChange={(next) => {
        setOpen(next)
        onOpenChange?.(next)
      }}
    >
      <Pressable ref={opener}>{trigger as PressableChild}</Pressable>
      <PopoverSurface placement={placement}>
        <Body aria-label={label}>
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Body>
      </PopoverSurface>
    </DialogTrigger>
  )
}

type PressableChild = ComponentProps<typeof Pressable>['children']

const Body = styled(Dialog)`
  padding: 16px;
  outline: none;
  overflow: auto;
`
