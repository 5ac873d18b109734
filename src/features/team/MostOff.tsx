import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveLocalDataMutation } from '@/api/localData'
import { NumberField } from '@/ui/NumberField'
import { token } from '@/ui/tokens'
import { useTold } from '@/ui/useTold'

/** How many may be off on one day before it is remarked on. Kept in this browser. */
export function MostOff({ value }: { value: number }) {
  const { t } = useTranslation('team')
  const [save] = useSaveLocalDataMutation()
  const told = useTold()
  // Half-typed it is no number yet; one that is set elsewhere replaces it.
  const [draft, setDraft] = useState<{ of: number; typed: number | null }>({ of: value, typed: value })
  const typed = draft.of === value ? draft.typed : value
  const type = (mostOff: number | null) => {
    const isOne = mostOff !== null && Number.isInteger(mostOff) && mostOff >= 1 && mostOff <= 999
    setDraft({ of: isOne ? mostOff : value, typed: mostOff })
    if (isOne) void told(save({ mostOff }))
  }
  return (
    <Line>
      <span aria-hidden>{t('crowded.most')}</span>
      <NumberField
        size="small"
        hideLabel
        label={t('crowded.most')}
        value={typed}
        min={1}
        max={999}
        digits={0}
        onChange={type}
      />
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 64px;
  align-items: center;
  gap: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  @media print {
    display: none;
  }
`
