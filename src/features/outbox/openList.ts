let open: (() => void) | undefined

/** Where the list of entries is drawn: in one place, so that it stays open whatever becomes of what opened it. Gives back how to stop. */
export function drawListWith(how: () => void): () => void {
  open = how
  return () => {
    if (open === how) open = undefined
  }
}

/** Opens the list of what is not sent. */
export const openList = (): void => open?.()
