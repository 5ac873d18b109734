// Builds into dist unless what is there was made from the files as they are: `npm run check` and `npm test` share one build.
import { execSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'

const SOURCES = [
  'src',
  'public',
  'locales',
  'tools',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

const newest = SOURCES.flatMap((source) =>
  statSync(source).isDirectory()
    ? [source, ...readdirSync(source, { recursive: true }).map((file) => `${source}/${file}`)]
    : [source],
).reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0)

const MADE = 'dist/index.html.br'
if (!existsSync(MADE) || statSync(MADE).mtimeMs < newest) execSync('npm run build', { stdio: 'inherit' })
