import { useFormat } from '@/i18n/format'
import { useIsPhone } from './useIsPhone'

/** What fits under a twelfth of a phone's width. */
const ROOM = 5
const MONTHS = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`)

type MonthNameProps = {
  /** as 2026-04 */
  month: string
  /** Elsewhere, too, there is no more room than on a phone. */
  isNarrow?: boolean
}

/** The month under its place on a scale of twelve: all by their first letters where one has no room. */
export function MonthName({ month, isNarrow = false }: MonthNameProps) {
  const format = useFormat()
  const isPhone = useIsPhone()
  const isTight = tightIn(format)
  return format.day(`${month}-15`, (isPhone || isNarrow) && isTight ? 'monthNarrow' : 'monthShort')
}

/** Which languages have no room: asked once, because a report draws hundreds of months. */
const tight = new Map<string, boolean>()

function tightIn({ locale, day }: ReturnType<typeof useFormat>): boolean {
  const known = tight.get(locale)
  if (known !== undefined) return known
  const found = MONTHS.some((one) => day(one, 'monthShort').length > ROOM)
  tight.set(locale, found)
  return found
}
