import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import type { EachPitch } from './useEachPitch'

type FailedPitchesProps = {
  query: EachPitch<unknown>
  /** What is missing for the pitches that failed, as a sentence. */
  text: (pitches: string, count: number) => string
}

/** The pitches that did not answer, why, and another try; nothing where all did. */
export function FailedPitches({ query, text }: FailedPitchesProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const problemText = useProblemText()
  const failed = query.answers.filter(({ data, error }) => data === undefined && error !== undefined)
  if (failed.length === 0) return null
  return (
    <Line role="status">
      <Glyph name="error" />
      <p>
        {text(format.list(failed.map(({ pitch }) => pitch.name)), failed.length)}{' '}
        {problemText(failed[0]?.error)}
      </p>
      <span data-screen-only>
        <Button size="small" busy={query.isFetching ?? false} onClick={() => void query.refetch?.()}>
          {t('error.retry')}
        </Button>
      </span>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding-block: 8px;

  > svg {
    color: ${token('red')};
  }
  > p {
    flex: 1 1 200px;
  }
`
