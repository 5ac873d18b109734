import { useTranslation } from 'react-i18next'
import { usePlanningText } from '@/i18n/planningText'
import { Notice } from '@/ui/Notice'

type AgainstLineProps = { reasons: readonly string[]; hasNoOther: boolean }

/** The bad news above the form: what the weather has against these times (B7), and where no others are better. */
export function AgainstLine({ reasons, hasNoOther }: AgainstLineProps) {
  const { t } = useTranslation('work')
  const { unsuited } = usePlanningText()
  return (
    <Notice tone="warning">
      {[...unsuited(reasons), ...(hasNoOther ? [t('sheet.noGoodSlot')] : [])].join(' ')}
    </Notice>
  )
}
