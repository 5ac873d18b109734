const marks = new Set<symbol>()

/**
 * Says that a form holds what nobody has saved yet, until the function that comes back is called: the page is
 * then not loaded anew without asking (quality U1, U4). As an effect: `useEffect(() => (isDirty ? markUnsaved('note') : undefined))`.
 */
export function markUnsaved(id: string): () => void {
  const mark = Symbol(id)
  marks.add(mark)
  return () => void marks.delete(mark)
}

export const isAnythingUnsaved = (): boolean => marks.size > 0
