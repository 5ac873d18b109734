import { onTestFinished, vi } from 'vitest'

/** The rest of a test on a screen so many pixels wide, which knows of widths alone. */
export function onScreen(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.split(',').some((part) => fits(part, width)),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

function fits(query: string, width: number): boolean {
  const limits = [...query.matchAll(/\((min|max)-width: (\d+)px\)/g)]
  return (
    limits.length > 0 &&
    limits.every(([, end, px]) => (end === 'max' ? width <= Number(px) : width >= Number(px)))
  )
}

export const PHONE = 390
export const TABLET = 800
