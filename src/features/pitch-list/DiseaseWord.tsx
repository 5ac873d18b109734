import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useSectionOutlooks } from '@/api/useSectionOutlooks'
import { isWorse, type WorstDisease } from '@/domain/diseaseOutlook'
import type { Section } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { Icon } from '@/ui/Icon'
import { token } from '@/ui/tokens'

/** Today's worst disease level of all sections of a pitch, in a word. */
export function DiseaseWord({ sections, today }: { sections: readonly Section[]; today: Day }) {
  const { t } = useTranslation('panels')
  const { outlooks, isSettled } = useSectionOutlooks(sections, today)
  let worst: WorstDisease | null = null
  for (const { outlook } of outlooks) {
    const one = outlook?.[0]?.worst
    if (one && (!worst || isWorse(one, worst))) worst = one
  }
  const level = worst?.level ?? 'unknown'
  return (
    <Word data-level={level}>
      {isSettled && (
        <>
          <Icon name="disease" size={12} />
          {t(`pitches.disease.${level}`)}
        </>
      )}
    </Word>
  )
}

const Word = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 18px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  &[data-level='moderate'] {
    font-weight: 500;
    color: ${token('amber-deep')};
  }
  &[data-level='high'] {
    font-weight: 500;
    color: ${token('red')};
  }
`
