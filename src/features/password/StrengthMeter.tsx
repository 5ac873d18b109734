import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { report } from '@/lib/report'
import { forcedColors, phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { Strength } from './strength'

/** Four steps and a word, under a new password. Says nothing while there is nothing to say. */
export function StrengthMeter({ password, id }: { password: string; id: string }) {
  const { t } = useTranslation('auth')
  const strength = useStrength(password)
  return (
    <Meter id={id} data-strength={strength}>
      <Steps aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={(strength !== undefined && strength >= step) || undefined} />
        ))}
      </Steps>
      <span role="status">{strength === undefined ? t('strength.hint') : t(`strength.${strength}`)}</span>
    </Meter>
  )
}

const loadStrength = () => import('./strength')

/** The estimator comes when the first letter is typed. */
function useStrength(password: string): Strength | undefined {
  const [strengthOf, setStrengthOf] = useState<(password: string) => Strength>()
  const wanted = password !== ''
  useEffect(() => {
    if (!wanted || strengthOf) return
    loadStrength().then((module) => setStrengthOf(() => module.strengthOf), report)
  }, [wanted, strengthOf])
  return wanted ? strengthOf?.(password) : undefined
}

const Meter = styled.div`
  display: grid;
  gap: 6px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  --step: ${token('red')};

  &[data-strength='2'] {
    --step: ${token('amber')};
  }
  &:is([data-strength='3'], [data-strength='4']) {
    --step: ${token('band')};
  }
  ${phone} {
    font: 400 ${token('t-14')} ${token('font')};
  }
`
const Steps = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;

  > i {
    block-size: 4px;
    border-radius: 2px;
    background: ${token('nodata')};
  }
  > i[data-on] {
    background: var(--step);
  }
  ${forcedColors} {
    > i {
      border: 1px solid CanvasText;
    }
    > i[data-on] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
