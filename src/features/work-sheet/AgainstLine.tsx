import { usePlanningText } from '@/i18n/planningText'
import { Notice } from '@/ui/Notice'

/** The bad news above the form: what the weather has against these times (B7). */
export function AgainstLine({ reasons }: { reasons: readonly string[] }) {
  const { unsuited } = usePlanningText()
  return <Notice tone="warning">{unsuited(reasons).join(' ')}</Notice>
}
