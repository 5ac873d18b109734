import { useState } from 'react'
import { useIsThere } from './useIsThere'

/**
 * What a dialog writes: it stays until the answer, as it was filled in, and closes once all went well (quality F5). What
 * was refused can be tried again as it was typed.
 */
export function useCloseWhenDone(onClose: () => void): {
  isBusy: boolean
  write: (act: () => Promise<boolean>) => void
} {
  const [isBusy, setBusy] = useState(false)
  const isThere = useIsThere()
  const write = async (act: () => Promise<boolean>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const isDone = await act()
    if (!isThere()) return
    setBusy(false)
    if (isDone) onClose()
  }
  return { isBusy, write: (act) => void write(act) }
}
