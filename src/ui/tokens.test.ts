import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { token, tokenNames } from './tokens'

const css = readFileSync('src/ui/style.css', 'utf8')

describe('tokens', () => {
  it('are all defined in style.css', () => {
    for (const name of tokenNames) expect(css, name).toContain(`--${name}:`)
    expect(token('ink')).toBe('var(--ink)')
  })

  it('have the same values in the chosen and in the system dark theme', () => {
    const chosen = variables(`\n  [data-theme='dark'] {`)
    const system = variables(`:root:not([data-theme]) {`)
    expect(system).toEqual(chosen)
    expect(Object.keys(chosen).toSorted()).toEqual(
      Object.keys(variables(`:root,\n[data-theme='light'] {`)).toSorted(),
    )
  })

  it('are those of the light theme on paper', () => {
    const dark = css.split(/^@media/m).filter((part) => /data-theme='dark'|:not\(\[data-theme\]\)/.test(part))
    expect(dark.map((part) => part.slice(0, part.indexOf('{')).trim())).toEqual([
      'screen',
      'screen and (prefers-color-scheme: dark)',
      'screen',
      'screen and (prefers-color-scheme: dark)',
    ])
  })

  it.each(['light', 'dark', 'on-ink'])('G3 keep text readable: %s', (theme) => {
    const start = {
      light: `:root,\n[data-theme='light'] {`,
      dark: `\n  [data-theme='dark'] {`,
      'on-ink': `.on-ink {`,
    }[theme]
    const values = variables(start ?? '')
    for (const [text, ground] of textPairs) {
      expect(contrast(values[text], values[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
    for (const [mark, ground] of markPairs) {
      expect(contrast(values[mark], values[ground]), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('more contrast', () => {
  it.each(['light', 'dark'] as const)('gives text 7:1 and lines 3:1: %s', (theme) => {
    const start = css.indexOf(":root[data-contrast='more']")
    const strong = css.slice(start, css.indexOf('}', start))
    const pairs = [...strong.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)]
    expect(pairs.length).toBeGreaterThan(8)
    const base = variables(theme === 'light' ? `:root,\n[data-theme='light'] {` : `\n  [data-theme='dark'] {`)
    const own = pairs.map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark])
    const values: Record<string, string> = { ...base, ...Object.fromEntries(own) }
    for (const text of ['ink', 'ink-2', 'ink-3', 'green-deep', 'red', 'amber-deep', 'blue'])
      for (const ground of ['paper', 'mist', 'mint'])
        expect(contrast(values[text], values[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(7)
    for (const tint of ['red', 'amber', 'blue'])
      expect(
        contrast(values[tint === 'amber' ? 'amber-deep' : tint], values[`${tint}-tint`]),
      ).toBeGreaterThanOrEqual(7)
    for (const mark of ['line', 'ctl'])
      expect(contrast(values[mark], values.paper), mark).toBeGreaterThanOrEqual(3)
  })
})

const textPairs = [
  ['ink', 'paper'],
  ['ink', 'mist'],
  ['ink', 'mint'],
  ['ink', 'mint-2'],
  ['ink-2', 'mint-2'],
  ['ink-2', 'paper'],
  ['ink-2', 'mist'],
  ['ink-2', 'mint'],
  ['ink-3', 'paper'],
  ['green-deep', 'paper'],
  ['green-deep', 'mist'],
  ['green-deep', 'mint'],
  ['on-green', 'green'],
  ['red', 'paper'],
  ['red', 'mist'],
  ['red', 'red-tint'],
  ['amber-deep', 'paper'],
  ['amber-deep', 'amber-tint'],
  ['blue', 'paper'],
  ['blue', 'blue-tint'],
  ['on-fixture', 'fixture'],
  ['ink-2', 'nodata-bg'],
  ...Array.from({ length: 13 }, (_, i) => [`d${i + 1}t`, `d${i + 1}`] as const),
  ...Array.from({ length: 9 }, (_, i) => [`s${i + 1}t`, `s${i + 1}`] as const),
] as const

const markPairs = [
  ['ctl', 'paper'],
  ['ctl', 'mist'],
  ['green-deep', 'paper'],
  ['f-cutting', 'paper'],
  ['f-surface', 'paper'],
  ['f-soil', 'paper'],
  ['f-water', 'paper'],
  ['f-feed', 'paper'],
  ['f-light', 'paper'],
  ['f-events', 'paper'],
] as const

function variables(start: string): Record<string, string> {
  const from = css.indexOf(start)
  expect(from, start).toBeGreaterThanOrEqual(0)
  const block = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/gi)].map((match) => [match[1], match[2]]),
  )
}

/** Contrast ratio of two colours, WCAG 2.2. */
function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
