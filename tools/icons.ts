// Draws the installed icons from public/icon.svg. By hand, when that has changed: node tools/icons.ts
import { chromium } from '@playwright/test'
import { mkdirSync, readFileSync } from 'node:fs'
import { findChromium } from './programs.ts'

const picture = readFileSync('public/icon.svg', 'utf8')
const plate = /<rect[^>]*fill="(#\w+)"/.exec(picture)?.[1] ?? ''

/** `share` of the width is the picture; around it goes its own colour, as phones cut their own shape out of that. */
const ICONS = [
  { file: 'icon-192', size: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512', size: 512, share: 1, ground: 'transparent' },
  { file: 'maskable-512', size: 512, share: 0.8, ground: plate },
  { file: 'apple-touch-icon', size: 180, share: 0.9, ground: plate },
]

mkdirSync('public/icons', { recursive: true })
const browser = await chromium.launch({ executablePath: await findChromium(), chromiumSandbox: false })
const page = await browser.newPage()
for (const { file, size, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;block-size:100vb;display:grid;place-items:center;background:${ground}">
      <div style="inline-size:${share * 100}%;aspect-ratio:1">${picture}</div></body>`,
  )
  await page.screenshot({ path: `public/icons/${file}.png`, omitBackground: true })
}
await browser.close()
