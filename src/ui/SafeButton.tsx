import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from './Button'

type SafeButtonProps = Omit<ComponentProps<typeof Button>, 'ref' | 'autoFocus'> & {
  /** Whether what the others do cannot be taken back. */
  isFirst?: boolean
}

/** The least destructive choice takes the focus (APG alertdialog; quality P2). */
export function SafeButton({ isFirst = true, ...button }: SafeButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isFirst) return undefined
    // A window below holds the focus until this one stands, and then the window itself has it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches('[role="alertdialog"]')) ref.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isFirst])
  return <Button {...(isFirst && FOCUSED)} {...button} ref={ref} />
}

const FOCUSED = { autoFocus: true } as const
