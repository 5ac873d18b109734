import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWearWeights } from '@/api/useWearWeights'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { usualCapacity, WEAR_WEIGHTS, type WearWeights } from '@/domain/agronomy/wearLedger'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { ownValue } from '@/lib/ownValue'
import { without } from '@/lib/without'
import { Button } from '@/ui/Button'
import { NumberField } from '@/ui/NumberField'
import { token } from '@/ui/tokens'
import { useTold } from '@/ui/useTold'

const KINDS = ['match', 'training', 'juniors', 'warmUp', 'wet'] as const
const HEAVIEST = 5
const CAPACITY = [0.5, 168] as const

/** How hard play counts and how much the pitch bears; kept when a field is left with something that makes sense. */
export function WearFields({ pitch }: { pitch: Pitch }) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const { data } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const told = useTold()
  const weights = useWearWeights()
  const [draft, setDraft] = useState<Partial<Record<keyof WearWeights | 'capacity', number | null>>>({})
  const { wearWeights = {}, wearCapacity = {} } = data ?? {}
  const isOwn =
    ownValue(wearCapacity, pitch.id) !== undefined || KINDS.some((kind) => wearWeights[kind] !== undefined)

  const leave = (key: keyof WearWeights | 'capacity') => {
    const typed = draft[key]
    const [low, high] = key === 'capacity' ? CAPACITY : ([0, HEAVIEST] as const)
    if (typed === undefined || typed === null || !(typed >= low && typed <= high)) return
    setDraft(without(draft, key))
    if (key === 'capacity') void told(save({ wearCapacity: { ...wearCapacity, [pitch.id]: typed } }))
    else if (typed !== weights[key]) {
      const isUsual = typed === WEAR_WEIGHTS[key]
      void told(save({ wearWeights: isUsual ? without(wearWeights, key) : { ...wearWeights, [key]: typed } }))
    }
  }
  const reset = () => {
    setDraft({})
    void told(save({ wearWeights: {}, wearCapacity: without(wearCapacity, pitch.id) }))
  }
  return (
    <Group role="group" aria-label={t('wear.weights.title')}>
      <Hint>{t('wear.weights.hint')}</Hint>
      {KINDS.map((kind) => (
        <NumberField
          key={kind}
          size="small"
          label={t(`wear.kind.${kind}`)}
          value={kind in draft ? (draft[kind] ?? null) : weights[kind]}
          onChange={(value) => setDraft({ ...draft, [kind]: value })}
          onBlur={() => leave(kind)}
          min={0}
          max={HEAVIEST}
        />
      ))}
      <NumberField
        size="small"
        label={t('wear.weights.capacity')}
        value={
          'capacity' in draft
            ? (draft.capacity ?? null)
            : (ownValue(wearCapacity, pitch.id) ?? usualCapacity(pitch.surface))
        }
        onChange={(value) => setDraft({ ...draft, capacity: value })}
        onBlur={() => leave('capacity')}
        min={CAPACITY[0]}
        max={CAPACITY[1]}
        unit={format.unit('hours')}
      />
      {isOwn && (
        <Foot>
          <Button size="small" layout="plain" onClick={reset}>
            {t('wear.weights.reset')}
          </Button>
        </Foot>
      )}
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 8px 12px;
  padding-block: 4px 12px;

  @media print {
    display: none;
  }
`
const Hint = styled.p`
  grid-column: 1 / -1;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Foot = styled.div`
  grid-column: 1 / -1;
`
