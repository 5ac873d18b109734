import { useTranslation } from 'react-i18next'
import { type Formulation, isMixingOrder, mixingOrder } from '@/domain/mix'
import type { Id } from '@/domain/wire'
import { ownValue } from '@/lib/ownValue'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import type { LineDraft } from './cocktailDraft'

type OrderNoticeProps = {
  lines: readonly LineDraft[]
  formulations: Readonly<Record<Id, Formulation>>
  onChange: (lines: readonly LineDraft[]) => void
}

/** Says when products do not stand in mixing order, and puts them there once it is known what each is made up as. */
export function OrderNotice({ lines, formulations, onChange }: OrderNoticeProps) {
  const { t } = useTranslation('cocktails')
  const made = lines.map(({ supplyId }) => ownValue(formulations, supplyId))
  if (isMixingOrder(made)) return null
  const complete = lines.flatMap((line, at) => {
    const formulation = made[at]
    return formulation ? [{ line, formulation }] : []
  })
  return (
    <Notice
      tone="warning"
      action={
        complete.length === lines.length && (
          <Button size="small" onClick={() => onChange(mixingOrder(complete).map(({ line }) => line))}>
            {t('order.sort')}
          </Button>
        )
      }
    >
      {t('order.wrong')}
    </Notice>
  )
}
