import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetWeatherQuery } from '@/api/turf'
import { dayAtGround, instantAtGround, toInstant } from '@/domain/groundTime'
import { homePitch, placeOf } from '@/domain/homeGround'
import type { Weather } from '@/domain/weather'
import { answerOf, type HourRun, outlookOf, type WeatherOutlook } from '@/domain/weatherOutlook'
import { useFormat } from '@/i18n/format'
import { hourLabel } from '@/i18n/moments'
import { wholeSum } from '@/lib/knownSum'
import { Icon, type IconName } from '@/ui/Icon'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { usePlan } from './plan'

const FIFTEEN_MINUTES = 900_000
const NONE: Weather = { daily: [], hourly: [], observed: [] }

/** A working day begins. */
const FIRST_HOUR = '06:00'

/** The day's weather in a sentence, and its windows: when can be sprayed, when it rains, until when it is frozen. */
export function Conditions() {
  const { t } = useTranslation('workPlan')
  const { day, now, today, timeZone } = usePlan()
  const { data: company } = useGetCompanyQuery()
  const pitches = useGetPitchesQuery()
  const pitch = homePitch(pitches.data ?? [])
  const weather = useGetWeatherQuery(pitch?.id ?? '', { skip: !pitch, pollingInterval: FIFTEEN_MINUTES })
  // Without pitches there is no place to ask the weather for: their failure is this block's, and none have no weather.
  const query =
    pitches.data === undefined ? { ...pitches, data: undefined } : pitch ? weather : { data: NONE }
  if (day < today) return null
  const from = day === today ? now : new Date(instantAtGround(day, FIRST_HOUR, timeZone))
  const read = ({ hourly }: Weather) => {
    const outlook = outlookOf(hourly, from, placeOf(pitch, company))
    const first = outlook.hours[0]
    return first && dayAtGround(first.time, timeZone) === day ? outlook : undefined
  }
  return (
    <Section heading={t('conditions.heading')}>
      <QueryState
        query={query}
        skeleton={<Skeleton kind="text" count={3} />}
        empty={{
          when: (data) => read(data) === undefined && !data.daily.some(({ date }) => date === day),
          title: t('conditions.empty'),
        }}
      >
        {(data) => <Windows weather={data} outlook={read(data)} />}
      </QueryState>
    </Section>
  )
}

function Windows({ weather, outlook }: { weather: Weather; outlook: WeatherOutlook | undefined }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { day } = usePlan()
  const daily = weather.daily.find(({ date }) => date === day)
  const hours = outlook?.hours ?? []
  const temperatures = hours.flatMap(({ temperature }) => temperature ?? [])
  const winds = hours.flatMap(({ wind }) => wind ?? [])
  const low = daily?.temperatureMin ?? lowest(temperatures)
  const high = daily?.temperatureMax ?? highest(temperatures)
  const rain = daily?.rain ?? wholeSum(hours.map((hour) => hour.rain))
  const wind = highest(winds) ?? daily?.wind
  const at = (column: number) => {
    const first = hours[0]
    return first ? hourLabel(toInstant(Date.parse(first.time) + column * 3_600_000), format) : ''
  }
  const span = ({ from, to }: HourRun) => ({ from: at(from), to: at(to) })
  return (
    <>
      <Summary>
        {t('conditions.summary', {
          low: format.quantity(low, 'temperature'),
          high: format.quantity(high, 'temperature'),
          rain: format.quantity(rain, 'rain'),
          wind: format.quantity(wind, 'windSpeed'),
        })}
      </Summary>
      {outlook && (
        <List role="list">
          {outlook.frost.map((run) => (
            <Window
              key={`frost ${run.from}`}
              tone="bad"
              icon="snowflake"
              text={t('conditions.frost', span(run))}
            />
          ))}
          {outlook.spray.map((run) => (
            <Window
              key={`spray ${run.from}`}
              tone="ok"
              icon="check"
              text={t('conditions.spray', { ...span(run), ...(run.careful ? { context: 'careful' } : {}) })}
            />
          ))}
          {outlook.spray.length === 0 && answerOf(outlook).kind !== 'rainUnknown' && (
            <Window tone="none" icon="x" text={t('conditions.noSpray')} />
          )}
          {outlook.rain.map((run) => (
            <Window
              key={`rain ${run.from}`}
              tone="wet"
              icon="cloudRain"
              text={t('conditions.rain', { ...span(run), amount: format.quantity(run.amount, 'rain') })}
            />
          ))}
        </List>
      )}
    </>
  )
}

function Window({ tone, icon, text }: { tone: 'ok' | 'wet' | 'bad' | 'none'; icon: IconName; text: string }) {
  return (
    <Span data-tone={tone}>
      <Icon name={icon} size={16} />
      {text}
    </Span>
  )
}

const lowest = (list: readonly number[]) => (list.length > 0 ? Math.min(...list) : undefined)
const highest = (list: readonly number[]) => (list.length > 0 ? Math.max(...list) : undefined)

const Summary = styled.p`
  padding-block: 8px;
  border-block-start: 1px solid ${token('line')};
`
const List = styled.ul`
  display: grid;
  gap: 6px;
  padding-block-end: 8px;
`
const Span = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 28px;
  padding-inline: 8px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-12')} ${token('font')};

  > svg {
    flex: none;
  }
  &[data-tone='ok'] {
    border-color: transparent;
    background: ${token('mint-2')};
  }
  &[data-tone='wet'] {
    border-color: ${token('blue-fill')};
    color: ${token('blue')};
  }
  &[data-tone='bad'] {
    border-color: ${token('red')};
    color: ${token('red')};
  }
  &[data-tone='none'] {
    color: ${token('ink-2')};
  }
`
