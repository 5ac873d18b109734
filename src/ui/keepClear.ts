import { afterPaint } from '@/lib/afterPaint'
import { toastQueue } from './toasts'

let isKept = false

/** Messages go up to the head of the window, or back to its foot, where one would stand over what has the focus (quality G4). */
export function keepClear(): void {
  if (isKept) return
  isKept = true
  let stop: (() => void) | undefined
  const look = () => {
    stop?.()
    // What gets the focus is scrolled to only then, and a message is still to be drawn.
    stop = afterPaint(place)
  }
  document.addEventListener('focusin', look)
  toastQueue.subscribe(look)
}

function place(): void {
  const region = document.querySelector<HTMLElement>('section[data-react-aria-top-layer]')
  const messages = [...(region?.querySelectorAll('[data-tone]') ?? [])]
  if (!region || messages.length === 0) return region?.removeAttribute('data-up')
  const focused = document.activeElement
  if (!focused || region.contains(focused)) return
  const boxes = messages.map((message) => message.getBoundingClientRect())
  const over = ({ left, right, top, bottom }: DOMRect) =>
    boxes.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
  const { x, y, width, height } = focused.getBoundingClientRect()
  const centre = new DOMRect(x + width / 2, y + height / 2)
  // A sheet of few lines leaves room above it: no message need stand over any of its presses.
  const sheet = focused.closest('[role$="dialog"]')?.getBoundingClientRect()
  const clear = sheet && sheet.top > region.offsetHeight + 32 ? sheet : centre
  if (over(clear)) region.toggleAttribute('data-up')
}
