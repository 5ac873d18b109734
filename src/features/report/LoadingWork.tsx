import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ProgressLine } from '@/ui/ProgressLine'
import { useProblemText } from '@/ui/useProblemText'

type LoadingWorkProps = {
  work: {
    complete: boolean
    loaded: number
    chunks: number
    error: unknown
    isFetching: boolean
    refetch: () => void
  }
}

/** How much of the work of a long period has come, or why it has not. Nothing once all is there. */
export function LoadingWork({ work }: LoadingWorkProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const problem = useProblemText()
  if (work.complete) return null
  if (work.error !== undefined && !work.isFetching)
    return (
      <Notice
        tone="error"
        action={
          <Button size="small" onClick={work.refetch}>
            {t('loading.retry')}
          </Button>
        }
      >
        {t('loading.failed', { reason: problem(work.error) })}
      </Notice>
    )
  if (work.chunks < 2) return null
  const label = t('loading.months', { loaded: format.number(work.loaded), all: format.number(work.chunks) })
  return (
    <Stack role="status">
      <p>{label}</p>
      <ProgressLine value={work.loaded / work.chunks} label={label} />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 4px;
  padding-block-end: 16px;
`
