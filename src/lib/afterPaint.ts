/** Calls back when what has just been drawn is on the screen: the second frame comes after the first was painted. */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}

/** No page that is looked at takes longer to draw; one that is not draws nothing. */
const LONGEST_MS = 100

/** Resolves when what has just been drawn is on the screen: before work that would hold up the answer to a press. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS)
    afterPaint(resolve)
  })
