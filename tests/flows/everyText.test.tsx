import { screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { unitSymbol } from '@/i18n/format'
import { startTexts } from '@/i18n/i18n'
import { ALL_QUANTITIES, unitOf } from '@/lib/units'
import { openApp, server } from '../support/openApp'

const [OPEN, END] = ['⟦', '⟧']
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
const wordsIn = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? []

/** What dates, times, lists and units are made of; the browser and the tables of units write them in each language. */
const WRITTEN = new Set(
  [
    ...Array.from({ length: 12 }, (_, month) =>
      ['long', 'short'].map((style) =>
        new Date(2026, month, 1).toLocaleDateString('en-GB', {
          month: style as 'long',
          weekday: style as 'long',
        }),
      ),
    ).flat(),
    ...Array.from({ length: 7 }, (_, day) =>
      ['long', 'short'].map((style) =>
        new Date(2026, 0, day + 1).toLocaleDateString('en-GB', { weekday: style as 'long' }),
      ),
    ).flat(),
    ...(['day', 'hour', 'minute'] as const).flatMap((unit) =>
      [-2, -1, 0, 1, 2].flatMap((count) =>
        ['long', 'narrow'].map((style) =>
          new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto', style: style as 'long' }).format(
            count,
            unit,
          ),
        ),
      ),
    ),
    new Intl.ListFormat('en-GB').format(['1', '2']),
    ...ALL_QUANTITIES.flatMap((quantity) =>
      (['metric', 'imperial'] as const).map((system) => unitSymbol(unitOf(quantity, system))),
    ),
    'mol/m²/d lb/1000 ft² min Sward English',
  ]
    .flatMap(wordsIn)
    .map((word) => word.toLowerCase()),
)

/** Words that the backend sent: names, notes, zones. */
let sent = new Set<string>()
beforeEach(() => {
  sent = new Set()
  server.events.removeAllListeners()
  server.events.on('response:mocked', ({ response }) => {
    void response
      .clone()
      .text()
      .then((body) =>
        wordsIn(body.replaceAll(/\\[nt]/g, ' ')).forEach((word) => sent.add(word.toLowerCase())),
      )
  })
})

/** Every text of the interface stands in brackets from here on, with what it is filled with. */
async function bracketed() {
  if (!i18next.isInitialized) await startTexts('en-GB')
  i18next.use({
    type: 'postProcessor',
    name: 'brackets',
    process: (text: string) => (typeof text === 'string' ? `${OPEN}${text}${END}` : text),
  })
  const before = i18next.options.postProcess
  i18next.options.postProcess = ['oneFullStop', 'brackets']
  onTestFinished(() => void (i18next.options.postProcess = before))
}

/** What is not in brackets; a text with a link in it begins and ends in different elements. */
function outside(texts: readonly string[]): string {
  let depth = 0
  let found = ''
  for (const text of texts) {
    for (const letter of text) {
      if (letter === OPEN) depth += 1
      else if (letter === END) depth -= 1
      else if (depth === 0) found += letter
    }
    found += ' '
  }
  return found
}

/** Words that are neither texts nor data. Initials are made from names. */
function loose(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style'))
      texts.push(walker.currentNode.nodeValue ?? '')
  const spoken = SPOKEN.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => outside([element.getAttribute(name) ?? ''])),
  )
  return [...new Set([outside(texts), ...spoken].flatMap(wordsIn))].filter(
    (word) =>
      !WRITTEN.has(word.toLowerCase()) && !sent.has(word.toLowerCase()) && !/^\p{Lu}\p{L}?$/u.test(word),
  )
}

/** An address, who opens it, and data that stands there when it is drawn. */
const SCREENS = [
  ['/dashboard/home', 'marta', 'Training 1'],
  ['/dashboard/pitches', 'marta', 'Training 6'],
  ['/dashboard/pitches/stadium', 'marta', 'Covers off'],
  ['/dashboard/mobile', 'marta', 'Spray iron and wetter'],
  ['/dashboard/storage?tab=supplies', 'marta', 'Autumn 4-0-14'],
  ['/dashboard/work-plan', 'marta', 'Diego Santos'],
  ['/dashboard/team', 'marta', 'Diego Santos'],
  ['/coach', 'rachel', 'First team training'],
  ['/player', 'pete', 'First team training'],
  ['/dashboard/home', 'office', 'Al Hisn'],
] as const

describe('every word on a screen is a text that is translated, or data', () => {
  it.each(SCREENS)('I1 %s of %s', async (path, as, sign) => {
    await bracketed()
    await openApp(path, { as })
    expect((await screen.findAllByText(sign)).length).toBeGreaterThan(0)
    await waitFor(() => expect(loose()).toEqual([]))
  })
})
