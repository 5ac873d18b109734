import { Suspense, useEffect, useEffectEvent } from 'react'
import { withWorkSheet } from '@/domain/addresses'
import { lazyPart } from '@/ui/lazyPart'
import { isForPage } from '@/ui/pageKeys'
import { useSearchChange } from '@/ui/useSearchChange'

const KeyHelp = lazyPart(() => import('./KeyHelp'), 'KeyHelp', 'keys')

type LetterKeysProps = {
  canWrite: boolean
  onSearch: () => void
  onHelp: () => void
  /** Whether the list of keys is open. */
  helping: boolean
  onClose: () => void
}

/** `/`, `n` and `?` where no page has them for itself, and the list of all keys. */
export function LetterKeys({ canWrite, onSearch, onHelp, helping, onClose }: LetterKeysProps) {
  const changeSearch = useSearchChange()
  const write = () => changeSearch((present) => withWorkSheet(present, { kind: 'new' }))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = { '/': onSearch, '?': onHelp, n: canWrite ? write : undefined }[event.key]
    if (!act || !isForPage(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    // On the window: a page listens on the document, and is asked first.
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    helping && (
      <Suspense>
        <KeyHelp canWrite={canWrite} onClose={onClose} />
      </Suspense>
    )
  )
}
