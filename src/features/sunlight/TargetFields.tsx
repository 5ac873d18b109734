import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LightTarget } from '@/domain/agronomy/lightDeficit'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { NumberField } from '@/ui/NumberField'
import { token } from '@/ui/tokens'
import { useLightTarget } from './useLightTarget'

/** What localData takes. */
const LIMITS = { low: [1, 60], high: [1, 80], ppfd: [1, 3000] } as const
type Part = keyof typeof LIMITS
type Draft = Record<Part, number | null>

const readable = (draft: Draft): LightTarget | undefined => {
  const { low, high, ppfd } = draft
  const ok = (part: Part) => {
    const value = draft[part] ?? Number.NaN
    return value >= LIMITS[part][0] && value <= LIMITS[part][1]
  }
  return low !== null &&
    high !== null &&
    ppfd !== null &&
    ok('low') &&
    ok('high') &&
    ok('ppfd') &&
    low <= high
    ? { low, high, ppfd }
    : undefined
}

/** The target of a pitch and the light of its lamps; kept when a field is left with something that makes sense. */
export function TargetFields({ pitch }: { pitch: Pitch }) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const { target, isOwn, setTarget } = useLightTarget(pitch)
  const [draft, setDraft] = useState<Draft>()
  const shown = draft ?? target
  const isCrossed = (shown.low ?? 0) > (shown.high ?? Infinity)
  const leave = () => {
    const next = draft && readable(draft)
    if (!next) return
    setDraft(undefined)
    if (next.low !== target.low || next.high !== target.high || next.ppfd !== target.ppfd) setTarget(next)
  }
  const field = (part: Part, quantity: 'light' | 'photonFlux', error?: string) => (
    <NumberField
      size="small"
      label={t(`light.target.${part}`)}
      value={shown[part]}
      onChange={(value) => setDraft({ ...shown, [part]: value })}
      onBlur={leave}
      min={LIMITS[part][0]}
      max={LIMITS[part][1]}
      unit={format.unit(quantity)}
      error={error}
    />
  )
  return (
    <Group role="group" aria-label={t('light.target.title')}>
      {field('low', 'light', isCrossed ? t('light.target.order') : undefined)}
      {field('high', 'light')}
      {field('ppfd', 'photonFlux')}
      <Foot>
        <span>{t('light.target.kept')}</span>
        {isOwn && (
          <Button
            size="small"
            layout="plain"
            onClick={() => {
              setDraft(undefined)
              setTarget(undefined)
            }}
          >
            {t('light.target.reset')}
          </Button>
        )}
      </Foot>
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: 8px 12px;
  padding-block: 12px;

  @media print {
    display: none;
  }
`
const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-block-size: 24px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
