import { useFormat } from '@/i18n/format'
import { useIsPhone } from './useIsPhone'

/** What fits under a twelfth of a phone's width. */
const ROOM = 5

/** The month, as 2026-04, under its place on a scale of twelve: its first letter where the short name has no room. */
export function MonthName({ month }: { month: string }) {
  const format = useFormat()
  const isPhone = useIsPhone()
  const short = format.day(`${month}-15`, 'monthShort')
  return isPhone && short.length > ROOM ? format.day(`${month}-15`, 'monthNarrow') : short
}
