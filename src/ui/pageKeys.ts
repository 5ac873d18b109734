import { useEffect, useEffectEvent } from 'react'
import { readPreference } from '@/lib/preference'

/** Whether single characters are keys of the page in this browser (WCAG 2.1.4: somebody who dictates switches them off). */
export const hasLetterKeys = (): boolean => readPreference('letterKeys') !== 'off'

/** Whether a key is meant for the page: nothing is being typed, nothing lies over the page, nobody has taken it. */
export const isForPage = ({
  key,
  target,
  metaKey,
  ctrlKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  !(metaKey || ctrlKey || altKey || defaultPrevented) &&
  (key.length > 1 || hasLetterKeys()) &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.closest(BUSY)))

const BUSY =
  'input:not([type=radio], [type=checkbox]), textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], aside'

/** Keys of one page; what it leaves, the shell may take. */
export function usePageKeys(actOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = isForPage(event) && actOf(event)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
