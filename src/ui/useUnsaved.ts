import { useEffect } from 'react'
import { markUnsaved } from '@/lib/unsaved'

/** While a form holds what nobody has saved, the page is not loaded anew without asking (quality U1, U4). */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? markUnsaved('form') : undefined), [isDirty])
}
