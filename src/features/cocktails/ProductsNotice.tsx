import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { useProblemText } from '@/ui/useProblemText'

type ProductsNoticeProps = { products: { error?: unknown; isFetching: boolean; refetch: () => unknown } }

/** Why the mixes are without the names of their products. */
export function ProductsNotice({ products: { error, isFetching, refetch } }: ProductsNoticeProps) {
  const { t } = useTranslation(['cocktails', 'common'])
  const problemText = useProblemText()
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('common:error.retry')}
        </Button>
      }
    >
      {t('list.productsUnknown')} {problemText(error)}
    </Notice>
  )
}
