import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { Notice } from './Notice'
import type { QueryLike } from './QueryState'
import { useProblemText } from './useProblemText'

/** A part of what a list shows is missing: says why, and tries again. The list itself stays. */
export function LoadNotice({ queries }: { queries: readonly QueryLike<unknown>[] }) {
  const { t } = useTranslation('common')
  const problemText = useProblemText()
  const failed = queries.filter(
    ({ data, error }) => data === undefined && error !== undefined && error !== null,
  )
  const [first] = failed
  if (!first) return null
  return (
    <Notice
      tone="error"
      action={
        <Button
          size="small"
          layout="secondary"
          busy={failed.some(({ isFetching }) => isFetching === true)}
          onClick={() => {
            for (const { refetch } of failed) void refetch?.()
          }}
        >
          {t('error.retry')}
        </Button>
      }
    >
      {t('ui.query.failed')} {problemText(first.error)}
    </Notice>
  )
}
