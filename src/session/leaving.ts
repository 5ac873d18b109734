/** Asks before the session ends; ends it, with `go`, or lets it be. */
export type AskBeforeLeaving = (go: () => void) => void

let ask: AskBeforeLeaving | undefined

/** Whoever keeps what must not be lost without a word asks first (quality L3); gives back how to stop. */
export function askBeforeLeaving(how: AskBeforeLeaving): () => void {
  ask = how
  return () => {
    if (ask === how) ask = undefined
  }
}

/** Ends the session, after whoever wants to ask has asked. */
export function leave(go: () => void): void {
  if (ask) ask(go)
  else go()
}
