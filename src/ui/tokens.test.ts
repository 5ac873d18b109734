import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { token, tokenNames } from './tokens'

const css = readFileSync('src/ui/style.css', 'utf8')

describe('tokens', () => {
  it('are all defined in style.css', () => {
    for (const name of tokenNames) expect(css, name).toContain(`--${name}:`)
    expect(token('ink')).toBe('var(--ink)')
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

  it('stand on raised ink in the chosen and in the system dark theme alike', () => {
    for (const part of [':is(.on-ink, .ink-phone)', '.rail'])
      expect(own(`:root:not([data-theme]) ${part} {`)).toEqual(own(`[data-theme='dark'] ${part} {`))
    expect(own('{\n  .ink-phone {')).toEqual(own('{\n  .on-ink {'))
  })

  it.each(['light', 'dark', 'on ink', 'on raised ink'])('G3 keep text readable: %s', (ground) => {
    const values = {
      light: light(),
      dark: dark(),
      'on ink': { ...dark(), ...own('{\n  .on-ink {') },
      'on raised ink': {
        ...dark(),
        ...own('{\n  .on-ink {'),
        ...own(`[data-theme='dark'] :is(.on-ink, .ink-phone) {`),
      },
    }[ground]
    if (!values) throw new Error(ground)
    for (const [text, under] of textPairs) {
      expect(contrast(values[text], values[under]), `${text} on ${under}`).toBeGreaterThanOrEqual(4.5)
    }
    for (const [mark, under] of markPairs) {
      expect(contrast(values[mark], values[under]), `${mark} on ${under}`).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('more contrast', () => {
  it.each(['light', 'dark'] as const)('gives text 7:1 and lines 3:1: %s', (theme) => {
    const at = theme === 'light' ? 0 : 1
    const strong = pairs(":root[data-contrast='more'],")
    expect(Object.keys(strong).length).toBeGreaterThan(8)
    const values = { ...(theme === 'light' ? light() : dark()), ...side(strong, at) }
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

type Values = Record<string, string>

const TOKENS = `:root,\n[data-theme='light'],\n.on-ink,`
const light = (): Values => side(pairs(TOKENS), 0)
const dark = (): Values => side(pairs(TOKENS), 1)
const own = (start: string): Values => side(pairs(start), 0)
const side = (values: Record<string, [string, string]>, at: 0 | 1): Values =>
  Object.fromEntries(Object.entries(values).map(([name, both]) => [name, both[at]]))

/** The colours of a block, each on a light and on a dark ground. */
function pairs(start: string): Record<string, [string, string]> {
  const from = css.indexOf(start)
  expect(from, start).toBeGreaterThanOrEqual(0)
  const block = css.slice(from, css.indexOf('}', from))
  const found = block.matchAll(/--([\w-]+): (?:light-dark\()?(#[\da-f]{6})(?:, (#[\da-f]{6})\))?;/gi)
  return Object.fromEntries(
    [...found].map(([, name = '', one = '', other = one]) => [name, [one, other] as [string, string]]),
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
