import type { TextFiles } from './i18n'

/** Where the texts of all pages behind the log-in are. Known apart, because the login page need not know it. */
export const laterTexts: TextFiles = import.meta.glob(
  ['/locales/*/*.json', '!/locales/*/common.json', '!/locales/*/auth.json'],
  { import: 'default' },
)
