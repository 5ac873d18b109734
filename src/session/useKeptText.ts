import { useEffect, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { draftKey, keepDraft, keptDraft } from './drafts'
import { selectUserId, type WithSession } from './sessionSlice'

/**
 * A text of a form that nobody has saved yet. A phone that puts a page away loads it anew, and then it stands there
 * again, as it does after a session that was lost; it goes with the form, once that was sent or left. `what` names it
 * among all that a person types.
 */
export function useKeptText(what: string, saved: string): [text: string, setText: (text: string) => void] {
  const store = useStore<WithSession>()
  const userId = useSelector(selectUserId)
  const key = draftKey(userId, what)
  const [text, setText] = useState(() => keptDraft(key) ?? saved)
  useEffect(
    () => () => {
      if (selectUserId(store.getState()) === userId) keepDraft(key, null)
    },
    [store, userId, key],
  )
  return [
    text,
    (next) => {
      setText(next)
      keepDraft(key, next === saved ? null : next)
    },
  ]
}
