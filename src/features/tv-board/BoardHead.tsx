import styled from '@emotion/styled'
import { answerOf, type WeatherOutlook } from '@/domain/weatherOutlook'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useWeatherAnswer } from '@/i18n/weatherText'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { Logo } from '@/ui/Logo'
import { PAGE_HEADING_ID } from '@/ui/PageHeader'
import { token } from '@/ui/tokens'
import { narrow, type, u } from './scale'

type BoardHeadProps = {
  today: Day
  time: string
  /** What the weather allows; undefined where it is not shown or not known. */
  outlook: WeatherOutlook | undefined
  /** The age of what is shown, where that is too great. */
  stale: string | undefined
}

const LOOKS = {
  spray: 'fine',
  rainThenSpray: 'fine',
  rainNow: 'wet',
  rainLater: 'wet',
  frost: 'cold',
  dry: 'plain',
  rainUnknown: 'plain',
} as const

/** The day, the answer to "can we work?" and the time; old data take the answer's place. */
export function BoardHead({ today, time, outlook, stale }: BoardHeadProps) {
  const format = useFormat()
  const words = useWeatherAnswer()
  const answer = outlook && outlook.hours.length > 0 ? answerOf(outlook) : undefined
  const look = answer && LOOKS[answer.kind]
  return (
    <Head>
      <Logo size={56} />
      <Day id={PAGE_HEADING_ID} tabIndex={-1} data-date={today}>
        {format.day(today, 'long')}
      </Day>
      <Status role="status">
        {stale !== undefined && (
          <Stale>
            <Glyph name="warning" size={24} />
            {stale}
          </Stale>
        )}
      </Status>
      {stale === undefined && outlook && answer && (
        <Say data-look={look}>
          {look === 'wet' ? (
            <Icon name="cloudRain" size={32} />
          ) : look === 'cold' ? (
            <Icon name="snowflake" size={32} />
          ) : look === 'fine' ? (
            <Glyph name="check" size={24} />
          ) : (
            <Glyph name="wind" size={24} />
          )}
          <span>{words(answer, outlook.hours)}</span>
        </Say>
      )}
      <Clock>{time}</Clock>
    </Head>
  )
}

const Head = styled.header`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${u(32)};
  padding-inline: ${u(40)};
  border-block-end: max(1px, ${u(2)}) solid ${token('line')};

  > span:first-of-type svg {
    inline-size: ${u(56)};
    block-size: ${u(56)};
  }
  ${narrow} {
    flex-wrap: wrap;
    padding-block: ${u(20)};

    /* The hour stands at the end of the first line, as on a wall. */
    > :is(h1, div, p) {
      order: 1;
      flex-basis: 100%;
    }
  }
`
const Day = styled.h1`
  flex: none;
  font: ${type(600, 40, 48)};
`
const Status = styled.div`
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`
const said = `
  display: flex;
  align-items: center;
  gap: ${u(14)};
  min-inline-size: 0;
  font: ${type(600, 36, 44)};
`
const Say = styled.p`
  ${said}
  /* Letters of Arabic reach below their line. */
  padding-block: ${u(6)};
  max-block-size: ${u(100)};
  overflow: hidden;

  > svg {
    flex: none;
    inline-size: ${u(36)};
    block-size: ${u(36)};
  }
  &[data-look='fine'] {
    color: ${token('green')};
  }
  &[data-look='wet'] {
    color: ${token('blue')};
  }
  &[data-look='cold'] {
    color: ${token('amber-deep')};
  }
`
const Stale = styled.p`
  ${said}
  padding: ${u(10)} ${u(24)};
  border-radius: ${u(12)};
  background: ${token('amber')};
  color: ${token('on-green')};

  > svg {
    flex: none;
    inline-size: ${u(36)};
    block-size: ${u(36)};
  }
`
const Clock = styled.time`
  flex: none;
  margin-inline-start: auto;
  font: ${type(600, 64, 64)};
  letter-spacing: -0.01em;
`
