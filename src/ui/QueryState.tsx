import styled from '@emotion/styled'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { keptAt, onAges } from '@/lib/keptAges'
import { problemOf, statusOf } from '@/lib/problem'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { Glyph } from './Glyph'
import { phone } from './media'
import { token } from './tokens'
import { useMomentText } from './useMomentText'
import { leadOn } from './leadOn'
import { useProblemText } from './useProblemText'
import { VisuallyHidden } from './VisuallyHidden'

/** The part of an RTK Query result that is drawn. */
export type QueryLike<T> = {
  data?: T | null | undefined
  error?: unknown
  isLoading?: boolean
  isFetching?: boolean
  refetch?: () => unknown
  /** The call, or the calls, that the data came with: an answer kept on the device says how old it is. */
  requestId?: string | readonly (string | undefined)[] | undefined
}

type QueryStateProps<T> = {
  query: QueryLike<T>
  empty: {
    when: (data: T) => boolean
    title: ReactNode
    text?: ReactNode
    action?: ReactNode
    icon?: ReactNode
  }
  skeleton: ReactNode
  /** On a phone the place has no margins: what is said in it has. */
  inset?: boolean
  children: (data: T) => ReactNode
}

/**
 * Draws what a query has: skeleton, error with its reason and retry, empty, full. What is on screen stays while a refetch runs;
 * when it fails, a quiet line says so.
 */
export function QueryState<T>({ query, empty, skeleton, inset, children }: QueryStateProps<T>) {
  const { t } = useTranslation('common')
  const problemText = useProblemText()
  const { data, isFetching = false, refetch, requestId } = query
  // The session is over and its page about to go: no panel need say so in the meantime. An answer of the backend is told.
  const error = isSessionOver(query.error) ? undefined : query.error
  const momentText = useMomentText()
  const kept = useSyncExternalStore(onAges, () => keptAt(requestId))
  const retry = refetch && (
    <Button ref={leadOn} size="small" busy={isFetching} onClick={() => void refetch()}>
      {t('error.retry')}
    </Button>
  )

  if (data === undefined || data === null) {
    if (error === undefined || (isFetching && error === null))
      return (
        <Said aria-busy="true" data-inset={inset}>
          <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
          {skeleton}
        </Said>
      )
    return (
      <Failed role="alert" data-inset={inset}>
        <Glyph name="error" />
        <p>
          {t('ui.query.failed')} {problemText(error)}
        </p>
        {retry}
      </Failed>
    )
  }
  return (
    <>
      {(kept !== undefined || (error !== undefined && error !== null)) && (
        <Stale role="status" data-inset={inset}>
          <Glyph name="info" size={14} />
          <span>
            {kept === undefined ? t('ui.query.stale') : t('ui.query.kept', { time: momentText(kept) })}
          </span>
          {error !== undefined && error !== null && retry}
        </Stale>
      )}
      {empty.when(data) ? (
        <Said data-inset={inset}>
          <EmptyState title={empty.title} text={empty.text} action={empty.action} icon={empty.icon} />
        </Said>
      ) : (
        children(data)
      )}
    </>
  )
}

const isSessionOver = (error: unknown): boolean =>
  statusOf(error) === undefined && problemOf(error).kind === 'sessionEnded'

const Said = styled.div`
  ${phone} {
    &[data-inset='true'] {
      padding-inline: 16px;
    }
  }
`
const Failed = styled(Said)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-block: 12px;
  border-block-start: 1px solid ${token('line')};
  color: ${token('ink')};

  > svg {
    color: ${token('red')};
  }
  > p {
    flex: 1 1 160px;
  }
`
const Stale = styled(Said)`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-block: 4px 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > span {
    flex: 1;
  }
`
