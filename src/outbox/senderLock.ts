type Locks = Pick<LockManager, 'request'>

const NAME = 'sward-outbox'
/** The browser answers such a request at once; where it does not, locks cannot be relied upon. */
const ANSWER_MS = 5000
/** Longer than any try may take: who holds the lock and is not heard of for so long is gone. */
const PATIENCE_MS = 90_000

/**
 * Runs as the only sender among all tabs; false when another tab is (quality O8). Locks can be missing, throw or hang:
 * then this tab goes on alone, and one key for each act sees to it that nothing is written twice.
 */
export async function asOnlySender(
  locks: Locks | undefined,
  silentForMs: number,
  run: () => Promise<void>,
): Promise<boolean> {
  if (!locks) {
    await run()
    return true
  }
  let state: 'asked' | 'running' | 'refused' | 'given up' = 'asked'
  const asked = locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (state === 'given up') return
    if (!lock) {
      state = 'refused'
      return
    }
    state = 'running'
    await run()
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS)
  })
  try {
    await Promise.race([asked, late])
    if (wasStarted()) {
      await asked
      return true
    }
  } catch (error) {
    if (wasStarted()) throw error
  } finally {
    clearTimeout(timer)
  }
  if (isRefused() && silentForMs < PATIENCE_MS) return false
  state = 'given up'
  await run()
  return true

  // The callback writes what the compiler believes to be unchanged.
  function wasStarted(): boolean {
    return state === 'running'
  }
  function isRefused(): boolean {
    return state === 'refused'
  }
}
