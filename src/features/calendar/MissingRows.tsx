import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { problemOf } from '@/lib/problem'
import { desktop, phone } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { useProblemText } from '@/ui/useProblemText'
import type { ChunkRows } from './chunkRows'

type MissingRowsProps = Record<
  'activities' | 'fixtures' | 'daysOff' | 'nonWorkingDays',
  ChunkRows<unknown>
> & {
  onRetry: () => void
}

/** Says what the days do not show because it could not be loaded: without it, nobody would seem to be off, and nothing played. */
export function MissingRows({ activities, fixtures, daysOff, nonWorkingDays, onRetry }: MissingRowsProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const problemText = useProblemText()
  const kinds = [
    ['fixtures', fixtures],
    ['daysOff', daysOff],
    ['nonWorkingDays', nonWorkingDays],
  ] as const
  // What a backend does not have is not missing.
  const missing = kinds.filter(([, { missing, error }]) => missing && problemOf(error).kind !== 'notFound')
  const [first] = missing
  // Without any work the calendar itself says that it has nothing.
  if (!first || activities.empty) return null
  return (
    <Place>
      <Notice
        tone="error"
        action={
          <Button size="small" layout="secondary" onClick={onRetry}>
            {t('error.retry', { ns: 'common' })}
          </Button>
        }
      >
        {missing.map(([kind]) => t(`missing.${kind}`)).join(' ')} {problemText(first[1].error)}
      </Notice>
    </Place>
  )
}

/* A list that opens at today has been scrolled past its start: on a phone this stays in sight, at the foot. */
const Place = styled.div`
  padding: 8px 16px;

  ${desktop} {
    padding-inline: 24px;
  }
  ${phone} {
    position: fixed;
    inset-block-end: calc(72px + env(safe-area-inset-bottom));
    inset-inline: 0;
    z-index: 20;
  }

  @media print {
    display: none;
  }
`
