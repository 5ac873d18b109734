import { painted } from '@/lib/afterPaint'
import { PAGE_HEADING_ID } from './PageHeader'

/** What a Tab may stop at, as far as the markup says, or the arrow keys of a grid. */
const STOPS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map((stop) => `${stop}:not([tabindex="-1"]):not(:disabled)`)
  .concat('[data-nav]')
  .join()
/** Windows hold the focus in, and would lead it to their first control. */
const WINDOW = '[role$="dialog"]'
const BOUNDS = `${WINDOW}, aside, main`
/** What comes over the page and goes again. A window gives the focus back itself, but for one that came while a menu was going. */
const POPUP = `${WINDOW}, [role="menu"], [role="listbox"]`
const OVER = `${POPUP}, [data-page-bar]`

/** Where something has been taken out of the page, and its like among what stood beside it. */
type Gap = { parent: Element; before: Node | null; bound: Element; kin: readonly HTMLElement[] }

/**
 * Goes on with the focus where the control that held it goes away, as its own press makes it do: a line that was removed, a
 * notice that was answered, work that was deleted. The same control of the next line takes it, else of the one before;
 * where there is none, what stands there now. A keyboard would start again at the top of the page, and Escape would close
 * nothing (quality G1). Somebody who points has the page where they want it. A page whose screens take each other's place
 * says itself where to (`useKeptFocus`).
 */
export function keepFocus(): void {
  if (isKept) return
  isKept = true
  let held: HTMLElement | undefined
  let opener: HTMLElement | undefined
  let isByKeys = false
  const hold = ({ target }: FocusEvent) => {
    held = target instanceof HTMLElement ? target : undefined
    if (!held || held.closest(POPUP)) return
    opener = held
    if (held.closest('aside, [data-page-bar]')) return
    base = held
    lost = undefined
  }
  const letGo = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) held = undefined
  }
  const press = ({ type }: Event) => {
    isByKeys = type === 'keydown'
  }
  const heed = (records: readonly MutationRecord[]) => {
    if (base && !base.isConnected) lost ??= gapOf(base, records)
    if (!held || held.isConnected) return
    const gap = gapOf(held, records)
    const backs = held.closest(OVER) ? [opener, base] : []
    held = undefined
    if (!isByKeys || document.activeElement !== document.body) return
    if (gap?.bound.matches(WINDOW)) placeIn(gap)?.focus()
    else void painted().then(() => goOn(gap, backs))
  }
  const observer = new MutationObserver(heed)
  heedNow = () => heed(observer.takeRecords())
  document.addEventListener('focusin', hold)
  document.addEventListener('focusout', letGo)
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, press, true)
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Once for a page, whoever logs in after whom. */
let isKept = false
/** What last had the focus on the page itself, neither in a sheet beside it nor in anything over it. */
let base: HTMLElement | undefined
/** Where that stood, once it is gone. */
let lost: Gap | undefined
let heedNow: (() => void) | undefined

/** Beside where this stood, which last had the focus on the page and has been taken out of it. */
export function besideGone(gone: Element | null): HTMLElement | undefined {
  heedNow?.()
  // One sheet may take another's place when that is gone already: it was opened from the bare page.
  return lost && (gone === base || gone === document.body) ? placeIn(lost) : undefined
}

function gapOf(held: HTMLElement, records: readonly MutationRecord[]): Gap | undefined {
  let gone: Node = held
  for (const { target, removedNodes, previousSibling } of records) {
    const root = [...removedNodes].find((node) => node.contains(gone))
    if (!root) continue
    if (target.isConnected && target instanceof Element) {
      const bound = target.closest(BOUNDS)
      const kin = kinOf(held, root, target)
      return bound ? { parent: target, before: previousSibling, bound, kin } : undefined
    }
    gone = target
  }
  return undefined
}

/** One of a list is left by its arrow keys, and no Tab stops at the others: they are known by their looks. */
function kinOf(held: HTMLElement, root: Node, parent: Element): HTMLElement[] {
  if (!(root instanceof Element)) return []
  const controls = (row: Element) =>
    [row, ...row.querySelectorAll<HTMLElement>(held.tagName)].filter((one) => isLike(one, held))
  const at = controls(root).indexOf(held)
  return [...parent.children].filter((row) => isLike(row, root)).flatMap((row) => controls(row)[at] ?? [])
}
const isLike = <T extends Element>(one: Element, other: T): one is T =>
  one.tagName === other.tagName && one.className === other.className

/** Unless the focus has gone on by itself. */
function goOn(gap: Gap | undefined, backs: readonly (HTMLElement | undefined)[]): void {
  if (document.activeElement !== document.body) return
  // What a window was opened from may be gone itself: the first of a list takes the place of what says that there is none.
  const from = backs.length > 0 && lost ? lost : gap
  const place = backs.find((back) => back?.isConnected) ?? (from && placeIn(from))
  ;(place ?? document.getElementById(PAGE_HEADING_ID))?.focus()
}

function placeIn({ parent, before, bound, kin }: Gap): HTMLElement | undefined {
  const here = kin.filter((one) => one.isConnected && !one.matches(':disabled') && isSeen(one))
  const stops = [...bound.querySelectorAll<HTMLElement>(STOPS)].filter(isSeen)
  const isAfter = (stop: Element) =>
    before?.isConnected
      ? !before.contains(stop) && follows(before, stop)
      : parent.contains(stop) || follows(parent, stop)
  const like = here.find(isAfter) ?? here.at(-1)
  if (like) return like
  for (let around: Element | null = parent; around && around !== bound; around = around.parentElement) {
    const near = stops.filter((stop) => around?.contains(stop))
    const next = near.find(isAfter) ?? near.at(-1)
    if (next) return next
  }
  // Far from it on the page, its heading says more than any control.
  return bound.matches('main') ? undefined : (stops.find(isAfter) ?? stops.at(-1))
}

const follows = (one: Node, other: Node): boolean =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

const isSeen = (stop: HTMLElement): boolean =>
  (stop.checkVisibility?.({ visibilityProperty: true }) ?? true) && !stop.closest('[inert]')
