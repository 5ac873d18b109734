import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSurfaceWords } from '@/i18n/surfaceText'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { lazyPart } from '@/ui/lazyPart'
import { token } from '@/ui/tokens'
import type { KickOff } from './useKickOff'

const StudLine = lazyPart(() => import('./StudLine'), 'StudLine')

/** Surface, studs and weather at kick-off, to be read at arm's length. */
export function KickOffFacts({ kickOff, now }: { kickOff: KickOff; now: Date }) {
  const { t } = useTranslation(['player', 'surface'])
  const words = useSurfaceWords(now)
  const { surface, weather } = kickOff
  const { outlook } = surface
  const failed = surface.error !== undefined && (outlook === undefined || outlook.missing !== undefined)
  return (
    <Facts>
      <dt>{t('fact.surface')}</dt>
      <dd>
        {failed && (
          <>
            {outlook ? words.line(outlook) : t('surface:failed')}{' '}
            <Button size="small" busy={surface.isFetching} onClick={surface.refetch}>
              {t('retry')}
            </Button>
          </>
        )}
        {!failed && !outlook && <b aria-busy="true">{'\u00A0'}</b>}
        {!failed && outlook?.missing && words.line(outlook)}
        {outlook && !outlook.missing && (
          <>
            <b>{words.line(outlook)}</b>
            <small>
              {words.age(outlook)}
              {outlook.confidence && <span>{t(`surface:confident.${outlook.confidence}`)}</span>}
            </small>
          </>
        )}
      </dd>
      {outlook && (outlook.missing === undefined || outlook.missing === 'artificial') && (
        <>
          <dt>{t('fact.studs')}</dt>
          <dd>
            <Suspense fallback={<b aria-busy="true">{'\u00A0'}</b>}>
              <StudLine kickOff={kickOff} />
            </Suspense>
          </dd>
        </>
      )}
      <dt>{t('fact.weather')}</dt>
      <Weather>
        {weather ? (
          <>
            {weather.text}
            {weather.icon && <Glyph name={weather.icon} size={20} />}
          </>
        ) : surface.isFetching ? (
          '\u00A0'
        ) : (
          t('weather.failed')
        )}
      </Weather>
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(72px, auto) minmax(0, 1fr);
  gap: 10px 12px;
  margin: 0;
  font: 400 1.125rem/1.5rem ${token('font')};
  overflow-wrap: anywhere;

  > dt {
    font: 400 ${token('t-14')} ${token('font')};
    line-height: 1.5rem;
    color: ${token('ink-2')};
  }
  > dd {
    margin: 0;
  }
  b {
    display: block;
    font: 600 ${token('t-20')} ${token('font')};
    line-height: 1.5rem;
  }
  small {
    display: block;
    font: 400 ${token('t-16')} ${token('font')};
    color: ${token('ink-2')};

    > span {
      display: block;
    }
  }
  button {
    min-block-size: 48px;
  }
`
const Weather = styled.dd`
  display: flex;
  align-items: flex-start;
  gap: 8px;

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('ink-2')};
  }
`
