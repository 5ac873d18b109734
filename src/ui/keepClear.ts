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
  const { left, top, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const isUnder = (message: Element) => {
    const over = message.getBoundingClientRect()
    return over.left < x && x < over.right && over.top < y && y < over.bottom
  }
  if (messages.some(isUnder)) region.toggleAttribute('data-up')
}
