import { readFileSync } from 'node:fs'
import type { ManifestOptions } from 'vite-plugin-pwa'

const style = readFileSync(new URL('../src/ui/style.css', import.meta.url), 'utf8')

/** The light value of a colour, where all colours are defined. */
export function colour(name: string): string {
  const value = new RegExp(`--${name}: (?:light-dark\\()?(#[\\da-f]{6})`).exec(style)?.[1]
  if (value === undefined) throw new Error(`no colour ${name} in src/ui/style.css`)
  return value
}

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
/** By the start, so that it leads nobody to a page that is not theirs. */
const shortcut = (name: string, url: string) => ({
  name,
  url: `/start?redirect=${encodeURIComponent(url)}`,
  icons: [icon('icon-192', 192)],
})

/** How the product is installed: on a phone it opens with the person's jobs, or in the area of a coach or kitman. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Sward',
  short_name: 'Sward',
  description: 'Plan, record and understand the work on your pitches.',
  start_url: '/start',
  scope: '/',
  display: 'standalone',
  theme_color: colour('ink'),
  background_color: colour('mist'),
  categories: ['business', 'productivity', 'sports'],
  icons: [
    icon('icon-192', 192),
    icon('icon-512', 512),
    icon('maskable-512', 512, 'maskable'),
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    shortcut('My jobs', '/dashboard/mobile'),
    shortcut('Log work', '/dashboard/mobile?work=new'),
    shortcut('Measuring round', '/dashboard/mobile?round=new'),
    shortcut('Calendar', '/dashboard/calendar'),
  ],
}
