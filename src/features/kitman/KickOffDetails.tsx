import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { useSurfaceWords } from '@/i18n/surfaceText'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { token } from '@/ui/tokens'
import { SessionNote } from './SessionNote'
import type { KickOff } from './useKickOff'

const WallCardDialog = lazyPart(() => import('./WallCardDialog'), 'WallCardDialog')

type KickOffDetailsProps = { session: Activity; team: string | undefined; kickOff: KickOff; now: Date }

/** The surface card (B15): ranges, age, confidence and reasons; the card for the wall; what was worn. */
export function KickOffDetails({ session, team, kickOff, now }: KickOffDetailsProps) {
  const { t } = useTranslation(['player', 'surface'])
  const words = useSurfaceWords(now)
  const [isCardOpen, setCardOpen] = useState(false)
  const { outlook } = kickOff.surface
  const { moisture, firmness } = outlook ?? {}
  const told = [
    { label: t('surface:label.moisture'), of: moisture && words.moisture(moisture) },
    { label: t('surface:label.firmness'), of: firmness && words.firmness(firmness) },
  ]
  return (
    <Details>
      {outlook && !outlook.missing && (
        <>
          <dl>
            {told.map(({ label, of }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{of ? of.range : t('surface:unknown')}</b>
                  {of && <span>{of.figures}</span>}
                </dd>
              </div>
            ))}
            {outlook.confidence && (
              <div>
                <dt>{t('surface:label.confidence')}</dt>
                <dd>
                  <b>{t(`surface:confidence.${outlook.confidence}`)}</b>
                  <span>{t(`surface:confidenceWhy.${outlook.confidence}`)}</span>
                </dd>
              </div>
            )}
          </dl>
          <h4>{t('surface:label.because')}</h4>
          <ul>
            {outlook.because.map((because) => (
              <li key={because.key}>{words.because(because)}</li>
            ))}
          </ul>
          <Guidance>{t('surface:guidance')}</Guidance>
        </>
      )}
      <Acts>
        <Button onClick={() => setCardOpen(true)}>{t('card.open')}</Button>
      </Acts>
      <SessionNote sessionId={session.id} />
      {isCardOpen && (
        <Suspense fallback={null}>
          <WallCardDialog
            session={session}
            team={team}
            kickOff={kickOff}
            now={now}
            onClose={() => setCardOpen(false)}
          />
        </Suspense>
      )}
    </Details>
  )
}

const Details = styled.div`
  display: grid;
  gap: 12px;
  padding-block-end: 12px;
  font: 400 ${token('t-16')} ${token('font')};

  > dl {
    margin: 0;
  }
  > dl > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 12px;
    overflow-wrap: anywhere;
    padding-block: 8px;
    border-block-end: 1px solid ${token('line')};
  }
  dt {
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
  }
  dd > b {
    display: block;
    font-weight: 600;
  }
  dd > span {
    color: ${token('ink-2')};
  }
  > h4 {
    font: 600 ${token('t-16')} ${token('font')};
  }
  > ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding-inline-start: 20px;
    list-style: disc;
  }
  @media print {
    display: none;
  }
`
const Guidance = styled.p`
  padding: 8px 12px;
  border-inline-start: 4px solid ${token('amber')};
  background: ${token('amber-tint')};
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    flex: 1;
    min-block-size: 48px;
    font-size: 1rem;
  }
`
