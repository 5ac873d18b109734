import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useSurface } from '@/api/useSurface'
import type { Activity } from '@/domain/activity'
import { useFormat } from '@/i18n/format'
import { desktop } from '@/ui/media'
import { token } from '@/ui/tokens'

/** How the pitch is expected to be at the start, in words, and how old what was measured is. */
export function SurfaceLine({ session, now }: { session: Activity; now: Date }) {
  const { t } = useTranslation('surface')
  const format = useFormat()
  const { outlook, error } = useSurface(session.pitchIds[0], session.startDate, now)
  if (!outlook)
    return error === undefined ? <Line aria-busy="true">{'\u00A0'}</Line> : <Line>{t('failed')}</Line>
  const { moisture, firmness, missing, readAt, confidence } = outlook
  if (missing) return <Line>{t(`missing.${missing}`)}</Line>
  const words = {
    moisture: moisture && t(`moisture.${moisture.word}`),
    firmness: firmness && t(`firmness.${firmness.word}`),
  }
  return (
    <Line>
      <b>
        {t(
          moisture ? (firmness ? 'line.both' : 'line.moisture') : firmness ? 'line.firmness' : 'unknown',
          words,
        )}
      </b>
      {readAt && (
        <small>
          {t('read', { ago: format.relative(readAt, now) })}
          {confidence && ` · ${t(`confident.${confidence}`)}`}
        </small>
      )}
    </Line>
  )
}

const Line = styled.p`
  min-block-size: 44px;
  margin-block-start: 12px;
  font: 400 ${token('t-16')} ${token('font')};

  > b {
    display: block;
    font: 600 ${token('t-20')} ${token('font')};
  }
  > small {
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${desktop} {
    max-inline-size: 60ch;
  }
`
