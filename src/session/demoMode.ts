import { useEffect, useState } from 'react'

/** Somebody of the demo who can log in; the login page offers them. */
export type DemoAccount = {
  email: string
  name: string
  role: 'staff' | 'coach' | 'kitman'
  company: string
  /** What they are, as a key of the texts. */
  about: string
}

type DemoMode = {
  accounts: () => Promise<{ accounts: readonly DemoAccount[]; password: string }>
  reset: () => Promise<void>
}

let mode: DemoMode | undefined

/** Says that the embedded backend is in use: set once at the start. */
export const setDemoMode = (next: DemoMode | undefined): void => {
  mode = next
}

/** True when the data is the demo's, in this browser. */
export const isDemo = (): boolean => mode !== undefined

/** Forgets every change that was made to the demo. */
export const resetDemo = async (): Promise<void> => mode?.reset()

/** The demo's accounts once they are there; undefined against a real backend. */
export function useDemoAccounts(): { accounts: readonly DemoAccount[]; password: string } | undefined {
  const [found, setFound] = useState<Awaited<ReturnType<DemoMode['accounts']>>>()
  useEffect(() => {
    let here = true
    void mode?.accounts().then((accounts) => here && setFound(accounts))
    return () => {
      here = false
    }
  }, [])
  return found
}
