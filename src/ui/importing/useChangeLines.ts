import { useTranslation } from 'react-i18next'
import type { ChangeLine } from './ChangeLines'

/** What is told of a change: why it was not done, then of the rest so many lines at most, and how many more there are. */
export function useChangeLines(): (
  refused: string | undefined,
  lines: readonly ChangeLine[],
  most: number,
) => ChangeLine[] {
  const { t } = useTranslation('exchange')
  return (refused, lines, most) => {
    const rest = lines.length - most
    return [
      ...(refused === undefined ? [] : [{ text: refused, tone: 'wrong' as const }]),
      ...lines.slice(0, most),
      ...(rest > 0 ? [{ text: t('import.more', { count: rest }) }] : []),
    ]
  }
}
