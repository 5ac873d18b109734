import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAddActivityMutation, useGetActivityConfigurationQuery } from '@/api/activities'
import { addresses } from '@/domain/addresses'
import type { BandLimits } from '@/domain/bands'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import { activityOfRound, type RoundDraft } from '@/domain/roundDraft'
import { useFormat } from '@/i18n/format'
import { problemOf } from '@/lib/problem'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { showToast } from '@/ui/toasts'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { rightNow } from './rightNow'
import { RoundTally } from './RoundTally'
import { dropRound, keepRound } from './roundStore'
import { useRoundPage } from './useRoundPage'
import type { RoundWords } from './useRoundWords'

type RoundReviewProps = {
  draft: RoundDraft
  pitch: Pitch
  words: RoundWords
  map: ReactNode
  limits: BandLimits
  onBack: () => void
  onPick: (at: number) => void
  onClose: () => void
}

/** The walked round before it is saved: what is missing, what was unlikely, and one button. */
export function RoundReview({ draft, pitch, words, map, limits, onBack, onPick, onClose }: RoundReviewProps) {
  const { t } = useTranslation(['round', 'grid'])
  const format = useFormat()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const orUnsent = useUnsentWords()
  const { key, userId } = useRoundPage()
  const { data: configuration } = useGetActivityConfigurationQuery()
  const [add, { isLoading, error }] = useAddActivityMutation()
  const [doomed, setDoomed] = useState(false)
  const metric = t(`grid:board.metrics.${draft.metric}.name`)
  const missing = draft.points.length - draft.readings.length
  const asked = draft.readings.filter((reading) => reading.asked)

  const save = async () => {
    const taskId = configuration?.find(({ activityName }) => activityName === 'fieldMeasurements')?.taskId
    const activity = activityOfRound(draft, { taskId, userId, now: rightNow() })
    const saved = await add({ activity, key: draft.key })
    if (saved.error !== undefined) {
      // Refused is not written: what is corrected and sent next is another act (api/actKeys).
      if (problemOf(saved.error).kind === 'invalid') keepRound(key, { ...draft, key: crypto.randomUUID() })
      return
    }
    dropRound(key, draft.id)
    showToast({
      tone: 'done',
      text: orUnsent(
        t('saved', { count: draft.readings.length, metric, pitch: pitch.name }),
        saved.data.map(({ id }) => id),
      ),
      action: { label: t('savedShow'), onPress: () => void navigate(addresses.pitch(pitch.id)) },
    })
    onClose()
  }
  return (
    <>
      <Title>{t('review.title')}</Title>
      {map}
      <RoundTally draft={draft} limits={limits} />
      {draft.instrument !== '' && <p>{t('review.instrument', { instrument: draft.instrument })}</p>}
      {missing > 0 && <p>{t('review.missing', { count: missing })}</p>}
      {asked.length > 0 && (
        <>
          <p>{t('review.asked', { count: asked.length })}</p>
          <Asked role="list">
            {asked.map(({ cell, value }) => (
              <li key={cell}>
                <Button onClick={() => onPick(draft.points.indexOf(cell))}>
                  {t('review.point', {
                    point: words.short(cell),
                    value: format.quantity(value, METRIC_QUANTITY[draft.metric], draft.decimals),
                  })}
                </Button>
              </li>
            ))}
          </Asked>
        </>
      )}
      {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
      <Acts>
        {draft.readings.length > 0 && (
          <Button layout="primary" wide busy={isLoading} onClick={() => void save()}>
            {t('review.save')}
          </Button>
        )}
        <Button wide onClick={onBack}>
          {t('review.back')}
        </Button>
        <Button layout="plain" danger onClick={() => setDoomed(true)}>
          {t('review.discard')}
        </Button>
      </Acts>
      <AlertDialog
        open={doomed}
        onClose={() => setDoomed(false)}
        danger
        title={t('discard.title')}
        text={t('discard.text', { count: draft.readings.length })}
        confirmLabel={t('discard.confirm')}
        onConfirm={() => {
          dropRound(key, draft.id)
          onClose()
        }}
      />
    </>
  )
}

const Title = styled.h2`
  font: 600 ${token('t-20')} ${token('font')};
`
const Asked = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    min-block-size: 48px;
    min-inline-size: 48px;
    font-size: 1rem;
  }
`
const Acts = styled.div`
  display: grid;
  gap: 8px;

  > button {
    min-block-size: 56px;
  }
`
