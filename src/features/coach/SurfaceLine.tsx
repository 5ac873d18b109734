import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useSurface } from '@/api/useSurface'
import type { Activity } from '@/domain/activity'
import { useFormat } from '@/i18n/format'
import { desktop, phone } from '@/ui/media'
import { token } from '@/ui/tokens'

type SurfaceLineProps = {
  session: Activity
  now: Date
  /** In a list it is one quiet line. */
  look?: 'large' | 'row'
}

/** How the pitch is expected to be at the start, in words, and how old what was measured is. */
export function SurfaceLine({ session, now, look = 'large' }: SurfaceLineProps) {
  const { t } = useTranslation('surface')
  const format = useFormat()
  const { outlook, error } = useSurface(session.pitchIds[0], session.startDate, now)
  if (!outlook)
    return (
      <Line data-look={look} aria-busy={error === undefined}>
        {error === undefined ? '\u00A0' : t('failed')}
      </Line>
    )
  const { moisture, firmness, missing, readAt, confidence } = outlook
  if (missing) return <Line data-look={look}>{t(`missing.${missing}`)}</Line>
  const words = {
    moisture: moisture && t(`moisture.${moisture.word}`),
    firmness: firmness && t(`firmness.${firmness.word}`),
  }
  return (
    <Line data-look={look}>
      <b>
        {t(
          moisture ? (firmness ? 'line.both' : 'line.moisture') : firmness ? 'line.firmness' : 'unknown',
          words,
        )}
      </b>
      {readAt && (
        <small>
          {look === 'row' && <span> · </span>}
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
  &[data-look='row'] {
    min-block-size: 20px;
    margin: 0;
    font: 400 ${token('t-14')} ${token('font')};
    color: ${token('ink-2')};

    > b {
      display: inline;
      font: inherit;
      font-weight: 500;
      color: ${token('ink')};
    }
    /* The two do not fit side by side: each has its line, and no dot is left hanging at the end of one. */
    ${phone} {
      min-block-size: 40px;

      > small {
        display: block;
      }
      > small > span {
        display: none;
      }
    }
  }
  ${desktop} {
    max-inline-size: 60ch;
  }
`
