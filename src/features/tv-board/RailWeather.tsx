import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { WeatherHour } from '@/domain/weather'
import {
  compassPoint,
  type HourRun,
  type SprayRun,
  type WeatherOutlook,
  WET_MM,
} from '@/domain/weatherOutlook'
import { useFormat } from '@/i18n/format'
import { hourLabel } from '@/i18n/moments'
import { rainAmount } from '@/i18n/weatherText'
import { wholeSum } from '@/lib/knownSum'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { type, u } from './scale'

type RailWeatherProps = {
  outlook: WeatherOutlook
  current: WeatherHour | undefined
  /** When it was read, if that is long ago. */
  since: string | undefined
}

/** Of the design's pixels: what a bar for the heaviest two hours takes, and mm that fill it at least. */
const BAR = 40
const FULL_MM = 4

/** Now, when spraying is possible, and how much rain falls in the next twelve hours. */
export function RailWeather({ outlook, current, since }: RailWeatherProps) {
  const { t } = useTranslation(['tv', 'home'])
  const format = useFormat()
  const { hours } = outlook
  if (hours.length === 0)
    return (
      <section>
        <h2>{t('weather.heading')}</h2>
        <p>{t('weather.none')}</p>
      </section>
    )
  const pairs = Array.from({ length: Math.ceil(hours.length / 2) }, (_, at) => {
    const pair = hours.slice(at * 2, at * 2 + 2)
    return {
      time: pair[0]?.time ?? '',
      rain: wholeSum(pair.map(({ rain }) => rain)),
    }
  })
  const most = Math.max(FULL_MM, ...pairs.flatMap(({ rain }) => rain ?? []))
  const place = ({ from, to }: HourRun) => ({
    '--from': `${(from / hours.length) * 100}%`,
    '--long': `${((to - from) / hours.length) * 100}%`,
  })
  const long = ({ from, to }: HourRun, least: number) => to - from >= least
  // Short of room for its caution, a window is marked and not called free of it.
  const isSaid = (run: SprayRun) => long(run, run.careful ? 5 : 3)
  const sprayWord = ({ careful }: SprayRun) => t(careful ? 'weather.careful' : 'weather.spray')
  return (
    <section>
      <VisuallyHidden as="h2">{t('weather.heading')}</VisuallyHidden>
      <Now>
        <b>
          {current?.temperature === undefined
            ? '–'
            : `${format.figure(current.temperature, 'temperature').number}°`}
        </b>
        <p>
          <PresentWords current={current ?? hours[0]} since={since} />
        </p>
      </Now>
      <Hours style={{ '--hours': pairs.length }}>
        <Windows>
          {outlook.frost.map((run) => (
            <span key={`f${run.from}`} data-tone="frost" style={place(run)}>
              <Icon name="snowflake" size={24} {...(long(run, 4) ? {} : { label: t('weather.frost') })} />
              {long(run, 4) && t('weather.frost')}
            </span>
          ))}
          {outlook.spray.map((run) => (
            <span key={`s${run.from}`} data-tone="spray" style={place(run)}>
              {(!isSaid(run) || long(run, 5)) && (
                <Glyph name="check" size={24} {...(isSaid(run) ? {} : { label: sprayWord(run) })} />
              )}
              {isSaid(run) && sprayWord(run)}
            </span>
          ))}
          {outlook.rain
            .filter((run) => !outlook.frost.some(({ from, to }) => from < run.to && run.from < to))
            .map((run) => (
              <span key={`r${run.from}`} data-tone="rain" style={place(run)}>
                {long(run, 5) ? (
                  t('weather.rain', { amount: rainAmount(run.amount, format) })
                ) : long(run, 3) ? (
                  rainAmount(run.amount, format)
                ) : (
                  <Icon name="droplet" size={24} label={rainAmount(run.amount, format)} />
                )}
              </span>
            ))}
        </Windows>
        <Bars aria-hidden>
          {pairs.map(({ time, rain }) => (
            <span key={time}>
              {!(rain !== undefined && rain < WET_MM) && format.figure(rain, 'rain').number}
              <i style={{ '--high': (rain !== undefined && rain >= WET_MM ? rain / most : 0) * BAR }} />
            </span>
          ))}
        </Bars>
        <Times aria-hidden>
          {pairs.map(({ time }) => (
            <span key={time}>{hourLabel(time, format).split(/\s/)[0]}</span>
          ))}
        </Times>
        <VisuallyHidden>
          {t('weather.bars', {
            amounts: format.list(pairs.map(({ rain }) => format.quantity(rain, 'rain'))),
          })}
        </VisuallyHidden>
      </Hours>
    </section>
  )
}

function PresentWords({ current, since }: { current: WeatherHour | undefined; since: string | undefined }) {
  const { t } = useTranslation(['tv', 'home'])
  const format = useFormat()
  const { rain, wind, gust, windDirection } = current ?? {}
  const still = format.figure(wind, 'windSpeed').number === '0'
  return (
    <>
      {rain !== undefined && <span>{t(rain >= WET_MM ? 'weather.wet' : 'weather.dry')}</span>}
      {wind !== undefined && (
        <span>
          {still
            ? t('weather.calm')
            : t('weather.wind', {
                direction:
                  windDirection === undefined
                    ? ''
                    : t(`weather.compass.${compassPoint(windDirection)}`, { ns: 'home' }),
                speed: format.quantity(wind, 'windSpeed'),
              }).replace(/\s+/g, ' ')}
        </span>
      )}
      {since !== undefined ? (
        <em>{t('from', { time: since })}</em>
      ) : (
        gust !== undefined &&
        !still && <span>{t('weather.gusts', { speed: format.figure(gust, 'windSpeed').number })}</span>
      )}
    </>
  )
}

const Now = styled.div`
  display: flex;
  align-items: center;
  gap: ${u(20)};

  > b {
    font: ${type(600, 88, 88)};
    letter-spacing: -0.02em;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${u(16)};
    font: ${type(400, 28, 36)};
    color: ${token('ink-2')};
  }
  em {
    color: ${token('amber-deep')};
  }
`
/* Time runs one way in every language (mockups, Charts). */
const Hours = styled.div`
  position: relative;
  direction: ltr;
  margin-block-start: ${u(12)};
  font: ${type(400, 24, 28)};
`
const Windows = styled.div`
  position: relative;
  block-size: ${u(44)};

  > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(var(--from) + ${u(2)});
    inline-size: calc(var(--long) - ${u(4)});
    block-size: ${u(40)};
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${u(8)};
    border-radius: ${u(8)};
    overflow: hidden;
    white-space: nowrap;
    font: ${type(600, 28, 40)};
  }
  > span > svg {
    flex: none;
    inline-size: ${u(24)};
    block-size: ${u(24)};
    stroke-width: 3;
  }
  > [data-tone='spray'] {
    background: ${token('green')};
    color: ${token('on-green')};
  }
  > [data-tone='rain'] {
    color: ${token('blue')};
    box-shadow: inset 0 0 0 max(1px, ${u(2)}) ${token('blue-fill')};
  }
  > [data-tone='frost'] {
    background: ${token('amber-tint')};
    color: ${token('amber-deep')};
    box-shadow: inset 0 0 0 max(1px, ${u(2)}) ${token('amber')};
  }
`
const columns = `
  display: grid;
  grid-template-columns: repeat(var(--hours), 1fr);
  text-align: center;
`
const Bars = styled.div`
  ${columns}
  block-size: ${u(74)};
  border-block-end: max(1px, ${u(2)}) solid ${token('line')};

  > span {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    align-items: center;
  }
  i {
    inline-size: ${u(44)};
    block-size: calc(var(--high) * var(--u));
    border-start-start-radius: ${u(3)};
    border-start-end-radius: ${u(3)};
    background: ${token('blue-fill')};
    print-color-adjust: exact;
  }
`
const Times = styled.div`
  ${columns}
  color: ${token('ink-2')};
`
