import { afterPaint } from '@/lib/afterPaint'
import { toastQueue } from './toasts'

let isKept = false

/**
 * Messages go up to the head of the window, or back to its foot, where one would stand over what has the focus (quality
 * G4); where a dialog leaves no room above it, its foot with its presses is the foot of the window.
 */
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
  if (!region) return
  if (messages.length === 0) {
    standAbove(region, '')
    return region.removeAttribute('data-up')
  }
  const focused = document.activeElement
  if (!focused || region.contains(focused)) return
  const dialog = focused.closest('[role$="dialog"]')
  const panel = dialog?.parentElement
  // One that is still rising counts from where it will stand.
  const origin = panel?.offsetParent?.getBoundingClientRect().top ?? 0
  const rise = panel ? panel.getBoundingClientRect().top - panel.offsetTop - origin : 0
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return new DOMRect(x, y - rise, width, height)
  }
  // A sheet of few lines leaves room above it: no message need stand over any of its presses.
  const sheet = dialog && boxOf(dialog)
  const hasRoomAbove = sheet && sheet.top > region.offsetHeight + 32
  const presses = hasRoomAbove ? undefined : dialog?.querySelector('[data-presses]')
  standAbove(region, presses ? `${innerHeight - boxOf(presses).top + GAP}px` : '')
  if (presses) region.removeAttribute('data-up')
  const boxes = messages.map((message) => message.getBoundingClientRect())
  const { x, y, width, height } = boxOf(focused)
  const { left, right, top, bottom } = hasRoomAbove ? sheet : new DOMRect(x + width / 2, y + height / 2)
  if (!boxes.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom))
    return
  standAbove(region, '')
  region.toggleAttribute('data-up')
}

/** In the place of what the page keeps at its bottom, which is beneath the dialog. */
function standAbove({ style }: HTMLElement, height: string): void {
  style.insetBlockEnd = height
  style.paddingBlockEnd = height && '0'
}

const GAP = 8
